import { createServer, type Socket, connect } from "node:net";

/** A TCP proxy in front of a server that loses the server's answers when it is told to. */
export interface CuttingProxy {
  port: number;
  /** The next time that the server answers a request whose text matches, the connection ends without its answer. */
  cutAnswerTo(request: RegExp): Promise<void>;
  close(): Promise<void>;
}

export async function startCuttingProxy(targetPort: number): Promise<CuttingProxy> {
  let pattern: RegExp | null = null;
  let onCut = () => {};
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, "127.0.0.1");
    let cuts = false;
    for (const socket of [client, target]) {
      sockets.add(socket);
      // The other end has gone, which is what this proxy is for.
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    client.on("data", (bytes) => {
      if (pattern?.test(bytes.toString("latin1"))) {
        cuts = true;
        pattern = null;
      }
      target.write(bytes);
    });
    target.on("data", (bytes) => {
      if (!cuts) return void client.write(bytes);
      // The server has done what it was asked, for it answers.
      client.destroy();
      onCut();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy does not listen");
  return {
    port: address.port,
    cutAnswerTo(request) {
      pattern = request;
      return new Promise((resolve) => (onCut = resolve));
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
