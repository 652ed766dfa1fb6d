import SqliteFile from "libsql";
import { baseCode } from "../error-code";
import { toPlainError } from "./plain-error";

const DAMAGE = ["SQLITE_CORRUPT", "SQLITE_NOTADB"];

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
    const { code, message } = toPlainError(error);
    // Whatever else keeps the file from being read is the opening's to tell, which also waits for locks.
    return DAMAGE.includes(baseCode(code)) ? message : null;
  }
}
