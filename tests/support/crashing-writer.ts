import SqliteFile from "libsql";
import { WriterConnection } from "../../packages/server/src/db/file/connection";
import "../../packages/server/src/db/file/writer-thread";

/** The writer's thread, which crashes before, in or after the transaction of a write whose note asks for it. */
let crashAtCommit = false;

const { write } = WriterConnection.prototype;
WriterConnection.prototype.write = function (group, request) {
  const notes = group.flatMap((statements) => statements.flatMap(({ args }) => Object.values(args)));
  if (notes.includes("crash before")) process.exit(1);
  crashAtCommit = notes.includes("crash in");
  const outcome = write.call(this, group, request);
  if (notes.includes("crash after")) process.exit(1);
  return outcome;
};

const { exec } = SqliteFile.prototype;
SqliteFile.prototype.exec = function (sql) {
  if (crashAtCommit && sql === "COMMIT") process.exit(1);
  return exec.call(this, sql);
};
