import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const WRITES = fileURLToPath(new URL("./writes.ts", import.meta.url));
/** An open, a checkpoint and its end are among them. */
const CALLS = "pwrite64,write,fsync,fdatasync,ftruncate,unlink,unlinkat";

/** What a process did to its files, in order. */
export type FileCall =
  | { kind: "write"; file: string; offset: number; bytes: Uint8Array }
  | { kind: "truncate"; file: string; length: number }
  /** From here on, what was written to the file before survives a power cut. */
  | { kind: "sync"; file: string }
  | { kind: "unlink"; file: string }
  /** The process told somebody that write number `id` is done. */
  | { kind: "acknowledge"; id: number };

/** Records the system calls of a process that writes to a new database in the folder. */
export async function recordWrites(
  strace: string,
  folder: string,
  { synchronous, seconds }: { synchronous: "FULL" | "NORMAL"; seconds: number },
): Promise<FileCall[]> {
  const log = join(folder, "calls.log");
  const options = [
    "-f",
    "-y",
    "-xx",
    "-s",
    "1000000",
    "--seccomp-bpf",
    "-e",
    `trace=${CALLS}`,
    "-e",
    "signal=none",
    "-o",
    log,
  ];
  const program = [process.execPath, WRITES, join(folder, "test.db"), synchronous, String(seconds)];
  const child = Bun.spawn([strace, ...options, ...program], { stdout: "pipe", stderr: "pipe" });
  const [errors] = await Promise.all([new Response(child.stderr).text(), new Response(child.stdout).text()]);
  if ((await child.exited) !== 0) throw new Error(`strace failed: ${errors.slice(0, 500)}`);
  const calls = parseCalls(readFileSync(log, "latin1"));
  rmSync(log);
  return calls;
}

/** A call's name and its arguments, from a line as `123 pwrite64(5<\x2f…>, "\x00…", 4096, 0) = 4096`. */
const CALL = /^(\d+) +(\w+)\((.*?)(?:\) += .*| <unfinished \.\.\.>)$/;
const RESUMED = /^(\d+) +<\.\.\. (fsync|fdatasync) resumed>/;

function parseCalls(log: string): FileCall[] {
  const calls: FileCall[] = [];
  /** The files of syncs that have begun and not ended, by thread. */
  const syncing = new Map<string, string>();
  for (const line of log.split("\n")) {
    const ended = RESUMED.exec(line)?.[1];
    if (ended) calls.push({ kind: "sync", file: syncing.get(ended) ?? "" });
    const [, thread = "", name, args = ""] = CALL.exec(line) ?? [];
    const isUnfinished = line.endsWith("<unfinished ...>");
    const [target = "", ...rest] = args.split(", ");
    // Its text may be long: only what is needed is decoded.
    const file = () => fileName(target);
    switch (name) {
      case "pwrite64":
        calls.push({ kind: "write", file: file(), offset: Number(rest.at(-1)), bytes: decoded(rest[0]) });
        break;
      case "write": {
        const id = target.startsWith("1<")
          ? /^ACK (\d+)\n$/.exec(Buffer.from(decoded(rest[0])).toString())?.[1]
          : undefined;
        if (id) calls.push({ kind: "acknowledge", id: Number(id) });
        break;
      }
      case "fsync":
      case "fdatasync":
        if (isUnfinished) syncing.set(thread, file());
        else calls.push({ kind: "sync", file: file() });
        break;
      case "ftruncate":
        calls.push({ kind: "truncate", file: file(), length: Number(rest[0]) });
        break;
      case "unlink":
        calls.push({ kind: "unlink", file: Buffer.from(decoded(target)).toString().split("/").at(-1) ?? "" });
        break;
    }
  }
  return calls.filter((call) => !("file" in call) || /^test\.db(-wal)?$/.test(call.file));
}

/** Of `5<\x2f\x74…>`. */
const fileName = (descriptor: string) =>
  Buffer.from(decoded(/<(.*)>/.exec(descriptor)?.[1]))
    .toString()
    .split("/")
    .at(-1) ?? "";

const decoded = (text = ""): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(/["\\x]/g, ""), "hex"));
