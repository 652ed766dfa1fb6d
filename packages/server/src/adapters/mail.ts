import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "./logger";

export interface Email {
  to: string;
  subject: string;
  text: string;
  /** The same words for mail programs that show more than text. */
  html?: string;
}

/** Sends emails to people. */
export interface Mail {
  /** Where emails go, in words for the start's output. */
  destination: string;
  /** @throws when the mail server rejects the email, or cannot be reached after a few tries */
  send(message: Email): Promise<void>;
}

export interface MailOptions {
  /** smtp(s)://user:password@host:port; without one, emails are kept in the outbox folder. */
  smtpUrl?: string | undefined;
  outboxFolder: string;
  from: string;
  log: Pick<Logger, "info" | "warn">;
  /** Waits between two tries. */
  pause?: (ms: number) => Promise<void>;
}

/** An email is tried once more after each of these. */
const RETRY_AFTER_MS = [1_000, 5_000];
/** Far below nodemailer's default of minutes: users are waiting for the email. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const UNREACHABLE = new Set(["ECONNECTION", "ECONNREFUSED", "ECONNRESET", "EDNS", "ESOCKET", "ETIMEDOUT"]);

export function createMail({ smtpUrl, outboxFolder, from, log, pause = Bun.sleep }: MailOptions): Mail {
  if (!smtpUrl) return outbox(outboxFolder, from, log);
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    destination: `SMTP server ${new URL(smtpUrl).host}`,
    async send(message) {
      for (const waitMs of [...RETRY_AFTER_MS, null]) {
        try {
          await transport.sendMail({ from, ...message });
          return;
        } catch (error) {
          if (waitMs === null || !isPassing(error)) throw error;
          log.warn({ err: error, waitMs }, "An email could not be sent yet and is tried again");
          await pause(waitMs);
        }
      }
    },
  };
}

/**
 * Whether a retry can succeed: no response, or the server reported a transient failure (4xx, RFC 5321 section 4.2.1).
 */
function isPassing(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  return code !== undefined && UNREACHABLE.has(code);
}

/** Emails as .eml files, which any mail program opens; the log names each, so that a newcomer finds the newest. */
function outbox(folder: string, from: string, log: Pick<Logger, "info">): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  let written = 0;
  return {
    destination: `outbox folder ${folder} (set SMTP_URL to send)`,
    async send(message) {
      const sent = await transport.sendMail({ from, ...message });
      await mkdir(folder, { recursive: true });
      written += 1;
      // In the order of writing, also when two are of one millisecond.
      const file = join(folder, `${Date.now()}-${String(written).padStart(6, "0")}-${crypto.randomUUID()}.eml`);
      // An email may let its reader choose a password: for the server's own user alone.
      await writeFile(file, sent.message as Buffer, { mode: 0o600 });
      log.info({ file }, "An email was written to the outbox");
    },
  };
}
