import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Public chat widgets, pinned; the bench alone installs them. Each is the one file that its documentation embeds. */
const PEERS = [
  { name: "deep-chat", version: "2.4.2", file: "dist/deepChat.bundle.js" },
  { name: "@n8n/chat", version: "1.37.0", file: "dist/chat.bundle.es.js" },
  { name: "flowise-embed", version: "3.1.6", file: "dist/web.js" },
  { name: "@typebot.io/js", version: "0.10.7", file: "dist/web.js" },
] as const;

export interface Peer {
  name: string;
  code: string;
  gzipBytes: number;
}

/**
 * Downloads the peers into `folder`, without running their scripts or installing what they depend on: their bundles
 * have it in them.
 *
 * @throws when npm cannot, or a package has no such file
 */
export async function fetchPeers(folder: string): Promise<Peer[]> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  const peers: Peer[] = [];
  for (const { name, version, file } of PEERS) {
    const packed = Bun.spawnSync(["npm", "pack", `${name}@${version}`, "--silent"], { cwd: folder });
    const archive = packed.stdout.toString().trim();
    const read = Bun.spawnSync(["tar", "-xzOf", archive, `package/${file}`], { cwd: folder });
    if (read.exitCode !== 0) throw new Error(`${name}@${version} has no ${file}: ${read.stderr.toString()}`);
    const code = read.stdout.toString();
    peers.push({ name: `${name} ${version}`, code, gzipBytes: gzipSync(code, { level: 9 }).length });
  }
  return peers;
}
