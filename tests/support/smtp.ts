import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface TestMailServer {
  /** Its URL, smtp://user:password@host:port. */
  url: string;
  /** The accepted emails, oldest first. */
  emails(): Promise<Email[]>;
  stop(): Promise<void>;
}

/** A real SMTP server on a free loopback port; `options` make it reject at any step. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const taken: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      if (username === "wattleaf" && password === "s3cret") callback(null, { user: username });
      else callback(new Error("Invalid username or password"));
    },
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        taken.push(Buffer.concat(chunks));
        callback();
      });
    },
    ...options,
  });
  // Tests break connections on purpose.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://wattleaf:s3cret@127.0.0.1:${port}`,
    emails: () => Promise.all(taken.map((email) => PostalMime.parse(email))),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
