import { CommandError } from "./command";

/** A problem that the user of the command can solve: its message is one line with the solution. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

/** Explains system errors to a user who only typed `bun start`. */
const SYSTEM_ERRORS: Record<string, string> = {
  EACCES: "no permission to write there",
  EPERM: "no permission to write there",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a file exists where a folder is needed",
};

/**
 * The one line printed for an error that ends a command: the first useful line of a command's output, or the first line
 * of an unknown error's message.
 */
export function explain(error: unknown): string {
  if (error instanceof CommandError) return `${error.message}: ${firstUsefulLine(error.output)}`;
  if (!(error instanceof Error)) return firstUsefulLine(String(error));
  if (error instanceof SetupError) return error.message;

  const { code, path } = error as NodeJS.ErrnoException;
  const meaning = code === undefined ? undefined : SYSTEM_ERRORS[code];
  if (meaning !== undefined) return path === undefined ? `${code}: ${meaning}` : `${path}: ${meaning} (${code})`;
  return firstUsefulLine(error.message);
}

/** Ends the process with one line on stderr; `WATTLEAF_DEBUG=1` adds the stack. */
export function failWith(error: unknown): never {
  console.error(`wattleaf: ${explain(error)}`);
  if (process.env.WATTLEAF_DEBUG === "1") console.error(error);
  process.exit(1);
}

/**
 * The most useful line of a tool's output: one that begins with `error`, else one that mentions an error, else the
 * first with words. Strips color codes.
 */
export function firstUsefulLine(output: string): string {
  const lines = output
    // oxlint-disable-next-line no-control-regex -- color codes begin with the escape character
    .replaceAll(/\u001B\[[\d;]*m/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line));
  const namesItself = lines.find((line) => /^\W*error\b/i.test(line));
  return namesItself ?? lines.find((line) => /\b(error|failed|cannot)\b/i.test(line)) ?? lines[0] ?? "no reason given";
}
