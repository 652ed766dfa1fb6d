import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** ONNX Runtime's package has the builds of all systems, 288 MB; the one for a system has 45. */
const BINARIES = "node_modules/onnxruntime-node/bin/napi-v6";

/** Removes the builds of ONNX Runtime for other systems than the given one. */
export function pruneBinaries(root: string, { platform, arch }: { platform: string; arch: string }): void {
  const folder = join(root, BINARIES);
  if (!existsSync(folder)) return;
  for (const system of readdirSync(folder)) {
    for (const machine of readdirSync(join(folder, system))) {
      if (system !== platform || machine !== arch) rmSync(join(folder, system, machine), { recursive: true });
    }
  }
}
