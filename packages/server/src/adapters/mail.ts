import { access, constants, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "./logger";

export interface Email {
  to: string;
  subject: string;
  text: string;
  /** The same words for mail programs that show more than text. */
  html?: string;
  /** Who an answer goes to, where that is not the sender. */
  replyTo?: { name: string; address: string };
  /** Other header fields, such as how to unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  attachments?: EmailAttachment[];
}

export interface EmailAttachment {
  filename: string;
  content: string;
  contentType: string;
}

/** Sends emails to people. */
export interface Mail {
  /** Where emails go, in words for the start's output. */
  destination: string;
  /**
   * Tries once to send an email.
   * @param id the same for every try, so that a mail program recognizes an email that arrived twice
   * @throws when the mail server rejects the email or cannot be reached; see {@link isRejection}
   */
  send(message: Email, id: string): Promise<void>;
  /** @throws when the mail server cannot be reached or rejects the sign-in, or the outbox cannot be written */
  check(): Promise<void>;
}

export interface MailOptions {
  /** smtp(s)://user:password@host:port; without one, emails are kept in the outbox folder. */
  smtpUrl?: string | undefined;
  outboxFolder: string;
  from: string;
  log: Pick<Logger, "info">;
}

/** Far below nodemailer's default of minutes: users are waiting for the email. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMail({ smtpUrl, outboxFolder, from, log }: MailOptions): Mail {
  if (!smtpUrl) return outbox(outboxFolder, from, log);
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    destination: `SMTP server ${new URL(smtpUrl).host}`,
    async send(message, id) {
      await transport.sendMail({ from, messageId: messageId(id, from), ...message });
    },
    async check() {
      await transport.verify();
    },
  };
}

/** RFC 5322, section 3.6.4: unique in the sender's domain. */
const messageId = (id: string, from: string) => `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? "localhost"}>`;

/**
 * Whether the mail server rejected this very email for good (5xx, RFC 5321 section 4.2.1). A retry of it cannot succeed;
 * after anything else it can, also once the operator has corrected the password or made room on the disk.
 */
export function isRejection(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code !== "EAUTH" && responseCode !== undefined && responseCode >= 500;
}

/** Emails as .eml files, which any mail program opens; the log names each, so that a newcomer finds the newest. */
function outbox(folder: string, from: string, log: Pick<Logger, "info">): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  let written = 0;
  return {
    destination: `outbox folder ${folder} (set SMTP_URL to send)`,
    async send(message, id) {
      const sent = await transport.sendMail({ from, messageId: messageId(id, from), ...message });
      await mkdir(folder, { recursive: true });
      written += 1;
      // In the order of writing, also when two are of one millisecond.
      const file = join(folder, `${Date.now()}-${String(written).padStart(6, "0")}-${crypto.randomUUID()}.eml`);
      // An email may let its reader choose a password: for the server's own user alone.
      await writeFile(file, sent.message as Buffer, { mode: 0o600 });
      log.info({ file }, "An email was written to the outbox");
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}
