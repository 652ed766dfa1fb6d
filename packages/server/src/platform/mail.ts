import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends letters to people. */
export interface Mail {
  /** Where letters go, in words for the start's output. */
  destination: string;
  send(letter: Letter): Promise<void>;
}

export interface MailOptions {
  /** smtp(s)://user:password@host:port; without one, letters are kept in the outbox folder. */
  smtpUrl?: string | undefined;
  outboxFolder: string;
  from: string;
}

export function createMail({ smtpUrl, outboxFolder, from }: MailOptions): Mail {
  if (!smtpUrl) return outbox(outboxFolder, from);
  const transport = createTransport(smtpUrl);
  return {
    destination: `SMTP server ${new URL(smtpUrl).host}`,
    send: async (letter) => void (await transport.sendMail({ from, ...letter })),
  };
}

/** Letters as .eml files, which any mail program opens. */
function outbox(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    destination: `outbox folder ${folder} (set SMTP_URL to send)`,
    async send(letter) {
      const { message } = await transport.sendMail({ from, ...letter });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${Date.now()}-${crypto.randomUUID()}.eml`), message as Buffer);
    },
  };
}
