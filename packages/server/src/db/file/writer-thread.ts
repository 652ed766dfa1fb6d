import { WriterConnection } from "./connection";
import { toPlainError } from "./plain-error";
import type { WriterReplies, WriterReply, WriterRequest } from "./protocol";

declare const self: Worker;

/** The thread that owns a database file's writing connection: each request is answered before the next is read. */
let connection: WriterConnection | null = null;

// However the thread ends: an open connection would keep its locks until the process ends.
process.on("exit", () => connection?.close());

self.addEventListener("message", ({ data }: MessageEvent<WriterRequest>) => self.postMessage(reply(data)));

function reply(request: WriterRequest): WriterReply {
  try {
    return { ok: true, value: answer(request) };
  } catch (error) {
    return { ok: false, error: toPlainError(error) };
  }
}

function answer(request: WriterRequest): WriterReplies[WriterRequest["ask"]] {
  switch (request.ask) {
    case "open":
      connection = new WriterConnection(request.file, request.nowMs);
      return null;
    case "write":
      return open().write(request.group, request);
    case "find":
      return open().find(request.key, request.nowMs);
    case "close":
      connection?.close();
      connection = null;
      return null;
  }
}

function open(): WriterConnection {
  if (!connection) throw new Error("The database is not open");
  return connection;
}
