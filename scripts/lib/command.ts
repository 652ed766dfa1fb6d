import { join } from "node:path";
import { ROOT } from "./root";

/** A child process that exited with a nonzero code; `output` is everything that it printed. */
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
  /** Lets the child write to this terminal; the error then has no output. */
  live?: boolean;
  /** Kills the child after this time; no limit by default. */
  timeoutMs?: number;
}

/**
 * Runs a command and returns its combined stdout and stderr.
 * @throws CommandError when it exits with a nonzero code.
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

/** The running Bun executable, whatever its name and wherever npx has put it. */
export function bunCommand(...args: string[]): string[] {
  return [process.execPath, ...args];
}

/**
 * Runs a package's command inside Bun: the machine may have no `node` for a `#!/usr/bin/env node` line, or one that is
 * too old for the tool.
 */
export function toolCommand(tool: string, ...args: string[]): string[] {
  return bunCommand("--bun", join(ROOT, "node_modules", ".bin", tool), ...args);
}

async function text(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream === undefined ? "" : await new Response(stream).text();
}
