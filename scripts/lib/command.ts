import { join } from "node:path";
import { ROOT } from "./root";

/** A child process that ended with a code other than 0; `output` is all that it printed. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  constructor(
    readonly title: string,
    readonly exitCode: number,
    readonly output: string,
  ) {
    super(`${title} failed (exit ${exitCode})`);
  }
}

export interface CommandOptions {
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  /** Lets the child write to this terminal; its output is then not in the error. */
  live?: boolean;
  /** Kills the child after this long; by default it may take for ever. */
  timeoutMs?: number;
}

/**
 * Runs a command to its end and returns what it printed on both streams.
 * @throws CommandError when it ends with another code than 0.
 */
export async function runCommand(
  title: string,
  argv: readonly string[],
  options: CommandOptions = {},
): Promise<string> {
  const stream = options.live === true ? "inherit" : "pipe";
  const child = Bun.spawn([...argv], {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdin: "ignore",
    stdout: stream,
    stderr: stream,
    ...(options.timeoutMs === undefined ? {} : { timeout: options.timeoutMs, killSignal: "SIGKILL" as const }),
  });
  const [stdout, stderr, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), child.exited]);
  const output = stdout + stderr;
  if (exitCode !== 0) throw new CommandError(title, exitCode, output);
  return output;
}

/** This very Bun, whatever it is called and wherever npx has put it. */
export function bunCommand(...args: string[]): string[] {
  return [process.execPath, ...args];
}

/**
 * A package's command run inside Bun: the machine may have no `node` for a `#!/usr/bin/env node` line,
 * or one that is too old for the tool.
 */
export function toolCommand(tool: string, ...args: string[]): string[] {
  return bunCommand("--bun", join(ROOT, "node_modules", ".bin", tool), ...args);
}

async function text(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream === undefined ? "" : await new Response(stream).text();
}
