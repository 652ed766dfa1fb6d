import { expect, onTestFinished, test } from "vitest";
import { createMail, isRejection } from "../../packages/server/src/adapters/mail";
import { startMailServer } from "../support/smtp";

const EMAIL = { to: "ada@example.com", subject: "欢迎", text: "一 two", html: "<p>一 two</p>" };

const mailTo = (smtpUrl: string) =>
  createMail({
    smtpUrl,
    outboxFolder: "unused",
    from: "Wattleaf <hello@wattleaf.example>",
    log: { info: () => undefined },
  });

test("an email reaches the server with both its parts", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const mail = mailTo(server.url);
  await mail.send(EMAIL, "email-1");
  expect(await server.emails()).toEqual([
    expect.objectContaining({
      subject: "欢迎",
      text: expect.stringContaining("一 two"),
      html: expect.stringContaining("<p>一 two</p>"),
      messageId: "<email-1@wattleaf.example>",
      from: expect.objectContaining({ address: "hello@wattleaf.example" }),
    }),
  ]);
  expect(mail.destination).toMatch(/^SMTP server 127\.0\.0\.1:\d+$/);
});

test("only an email that the server rejects for good counts as rejected", async () => {
  const answering = (responseCode: number) => ({
    onRcptTo: (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
      callback(Object.assign(new Error("No"), { responseCode })),
  });
  const [unknown, busy, open] = await Promise.all([
    startMailServer(answering(550)),
    startMailServer(answering(421)),
    startMailServer(),
  ]);
  onTestFinished(() => Promise.all([unknown.stop(), busy.stop()]).then(() => undefined));
  const failure = (url: string) => mailTo(url).send(EMAIL, "email-1").catch(isRejection);
  expect(await failure(unknown.url)).toBe(true);
  expect(await failure(busy.url)).toBe(false);
  // The operator can correct the password.
  expect(await failure(open.url.replace("s3cret", "wrong"))).toBe(false);
  await open.stop();
  expect(await failure(open.url)).toBe(false);
});
