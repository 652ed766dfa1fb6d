import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface TestMailServer {
  /** smtp://user:password@host:port of it. */
  url: string;
  /** What it took in, oldest first. */
  letters(): Promise<Email[]>;
  stop(): Promise<void>;
}

/** A real SMTP server on a free loopback port; `options` make it refuse at any step. */
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
  // A client that breaks off is the test's own doing.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://wattleaf:s3cret@127.0.0.1:${port}`,
    letters: () => Promise.all(taken.map((letter) => PostalMime.parse(letter))),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
