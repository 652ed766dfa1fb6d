import { fileURLToPath } from "node:url";

/** A script in its own process, which prints one line when it is ready. */
export async function startChild(script: URL, ...args: string[]): Promise<{ line: string; stop(): void }> {
  const child = Bun.spawn([process.execPath, fileURLToPath(script), ...args], { stdin: "pipe", stdout: "pipe" });
  const { value } = await child.stdout.getReader().read();
  return { line: new TextDecoder().decode(value).trim(), stop: () => child.kill() };
}
