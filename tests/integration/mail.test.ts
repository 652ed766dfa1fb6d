import { expect, onTestFinished, test } from "vitest";
import { createMail } from "../../packages/server/src/adapters/mail";
import { startMailServer } from "../support/smtp";

const EMAIL = { to: "ada@example.com", subject: "欢迎", text: "一 two", html: "<p>一 two</p>" };

/** Mail over SMTP, with delays that are recorded instead of waited for. */
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

test("an email reaches the server with both its parts", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { mail } = mailTo(server.url);
  await mail.send(EMAIL);
  expect(await server.emails()).toEqual([
    expect.objectContaining({
      subject: "欢迎",
      text: expect.stringContaining("一 two"),
      html: expect.stringContaining("<p>一 two</p>"),
      from: expect.objectContaining({ address: "hello@wattleaf.example" }),
    }),
  ]);
  expect(mail.destination).toMatch(/^SMTP server 127\.0\.0\.1:\d+$/);
});

test("a wrong password is not retried", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { mail, pausesMs } = mailTo(server.url.replace("s3cret", "wrong"));
  await expect(mail.send(EMAIL)).rejects.toMatchObject({ code: "EAUTH" });
  expect(pausesMs).toEqual([]);
});

test("a permanently rejected email is not retried", async () => {
  const onRcptTo = (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
    callback(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
  const server = await startMailServer({ onRcptTo });
  onTestFinished(() => server.stop());
  const { mail, pausesMs } = mailTo(server.url);
  await expect(mail.send(EMAIL)).rejects.toMatchObject({ responseCode: 550 });
  expect(pausesMs).toEqual([]);
});

test("a busy server is retried, and gets the email once", async () => {
  let calls = 0;
  const server = await startMailServer({
    onMailFrom: (_address, _session, callback) => {
      calls += 1;
      callback(calls < 3 ? Object.assign(new Error("Try again later"), { responseCode: 421 }) : null);
    },
  });
  onTestFinished(() => server.stop());
  const { mail, pausesMs } = mailTo(server.url);
  await mail.send(EMAIL);
  expect(pausesMs).toEqual([1_000, 5_000]);
  expect(await server.emails()).toHaveLength(1);
});

test("an unreachable server is tried three times", async () => {
  const server = await startMailServer();
  await server.stop();
  const { mail, pausesMs, warnings } = mailTo(server.url);
  await expect(mail.send(EMAIL)).rejects.toThrow();
  expect(pausesMs).toEqual([1_000, 5_000]);
  expect(warnings).toHaveLength(2);
});
