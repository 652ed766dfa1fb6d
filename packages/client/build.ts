import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clientDeclarations } from "./types/declarations";

/**
 * Builds what is published into `outDir`: `index.js`, one ES module without dependencies for Node, Bun and browsers,
 * `index.d.ts`, and the two packed for npm.
 * @throws when a source does not compile
 */
export async function buildClient({ outDir }: { outDir: string }): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const entrypoint = fileURLToPath(new URL("src/index.ts", import.meta.url));
  const built = await Bun.build({
    entrypoints: [entrypoint],
    outdir: outDir,
    target: "browser",
    format: "esm",
    minify: true,
  });
  if (!built.success) throw new AggregateError(built.logs, "The client does not compile");
  await Bun.write(join(outDir, "index.d.ts"), clientDeclarations());
  await pack(outDir);
}

/** The package as npm has it, which the server offers for download. */
async function pack(outDir: string): Promise<void> {
  const argv = [process.execPath, "pm", "pack", "--quiet", "--filename", join(outDir, "wattleaf-client.tgz")];
  const cwd = fileURLToPath(new URL(".", import.meta.url));
  const packing = Bun.spawn(argv, { cwd, stdout: "pipe", stderr: "pipe" });
  if ((await packing.exited) !== 0) throw new Error(await new Response(packing.stderr).text());
}

if (import.meta.main) await buildClient({ outDir: fileURLToPath(new URL("dist", import.meta.url)) });
