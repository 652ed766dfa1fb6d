import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const EXAMPLES = new URL("../../../examples/", import.meta.url);
const FOLDERS = ["rest-python", "rest-javascript", "rest-java"] as const;

export const DOWNLOADS_FOLDER = "downloads";
const ARCHIVE = "wattleaf-examples.tar.gz";

const read = (path: string) => readFileSync(new URL(path, EXAMPLES));

/** The documentation's downloads, by file name: each language's client and sample, and all examples in one archive. */
export async function downloads(): Promise<Map<string, Uint8Array>> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, EXAMPLES))
      .toSorted()
      .map((name) => `${folder}/${name}`),
  );
  const contents = Object.fromEntries(files.map((path) => [`wattleaf-examples/${path}`, read(path)]));
  return new Map([
    ...files.filter((path) => !path.endsWith(".md")).map((path) => [basename(path), read(path)] as const),
    [ARCHIVE, await new Bun.Archive(contents, { compress: "gzip" }).bytes()] as const,
  ]);
}
