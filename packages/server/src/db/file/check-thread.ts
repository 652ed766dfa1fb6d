import SqliteFile from "libsql";
import { toPlainError } from "./plain-error";

declare const self: Worker;

/** Checks a database file once: answers with the first damage that SQLite finds, or null. */
self.addEventListener("message", ({ data: path }: MessageEvent<string>) => self.postMessage(firstDamage(path)));

function firstDamage(path: string): string | null {
  try {
    const db = new SqliteFile(path);
    try {
      const [row] = db.prepare("PRAGMA quick_check(1)").raw(true).all() as [string][];
      return row?.[0] === "ok" ? null : (row?.[0] ?? "no answer");
    } finally {
      db.close();
    }
  } catch (error) {
    return toPlainError(error).message;
  }
}
