import { expect, onTestFinished, test } from "vitest";
import { createMail } from "../../packages/server/src/adapters/mail";
import { startMailServer } from "../support/smtp";

const LETTER = { to: "ada@example.com", subject: "欢迎", text: "一 two", html: "<p>一 two</p>" };

/** Mail over SMTP whose pauses take no time and are noted. */
function mailTo(smtpUrl: string) {
  const pausesMs: number[] = [];
  const warnings: unknown[] = [];
  const mail = createMail({
    smtpUrl,
    outboxFolder: "unused",
    from: "Wattleaf <hello@wattleaf.example>",
    log: { info: () => undefined, warn: (entry: unknown) => void warnings.push(entry) },
    pause: async (ms) => void pausesMs.push(ms),
  });
  return { mail, pausesMs, warnings };
}

test("a letter reaches the server with both its parts", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { mail } = mailTo(server.url);
  await mail.send(LETTER);
  expect(await server.letters()).toEqual([
    expect.objectContaining({
      subject: "欢迎",
      text: expect.stringContaining("一 two"),
      html: expect.stringContaining("<p>一 two</p>"),
      from: expect.objectContaining({ address: "hello@wattleaf.example" }),
    }),
  ]);
  expect(mail.destination).toMatch(/^SMTP server 127\.0\.0\.1:\d+$/);
});

test("a wrong password is not tried again", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { mail, pausesMs } = mailTo(server.url.replace("s3cret", "wrong"));
  await expect(mail.send(LETTER)).rejects.toMatchObject({ code: "EAUTH" });
  expect(pausesMs).toEqual([]);
});

test("a letter that is refused for good is not tried again", async () => {
  const onRcptTo = (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
    callback(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
  const server = await startMailServer({ onRcptTo });
  onTestFinished(() => server.stop());
  const { mail, pausesMs } = mailTo(server.url);
  await expect(mail.send(LETTER)).rejects.toMatchObject({ responseCode: 550 });
  expect(pausesMs).toEqual([]);
});

test("a server that is busy is asked again, and gets the letter once", async () => {
  let calls = 0;
  const server = await startMailServer({
    onMailFrom: (_address, _session, callback) => {
      calls += 1;
      callback(calls < 3 ? Object.assign(new Error("Try again later"), { responseCode: 421 }) : null);
    },
  });
  onTestFinished(() => server.stop());
  const { mail, pausesMs } = mailTo(server.url);
  await mail.send(LETTER);
  expect(pausesMs).toEqual([1_000, 5_000]);
  expect(await server.letters()).toHaveLength(1);
});

test("a server that is dead is given up on after three tries", async () => {
  const server = await startMailServer();
  await server.stop();
  const { mail, pausesMs, warnings } = mailTo(server.url);
  await expect(mail.send(LETTER)).rejects.toThrow();
  expect(pausesMs).toEqual([1_000, 5_000]);
  expect(warnings).toHaveLength(2);
});
