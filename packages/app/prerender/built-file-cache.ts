import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MANIFEST = fileURLToPath(new URL("../package.json", import.meta.url));
/** Survives a build, which empties its output folder. */
const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/", import.meta.url));

/** Files that take long to make and depend on nothing but their content and the code that makes them. */
export class BuiltFileCache {
  readonly #folder: string;
  readonly #generator: string;

  /** @param generator folder of the code that makes the files */
  constructor(name: string, generator: string) {
    this.#folder = join(CACHE, name);
    // Of the code, and of the versions of what it uses.
    const hash = createHash("sha256").update(readFileSync(MANIFEST));
    for (const file of readdirSync(generator).toSorted()) hash.update(readFileSync(join(generator, file)));
    this.#generator = hash.digest("hex");
  }

  /** Path of the file for this content, made unless it is there already. */
  async file(name: string, content: unknown, make: () => Promise<Uint8Array>): Promise<string> {
    const hash = createHash("sha256").update(this.#generator).update(JSON.stringify(content)).digest("hex");
    const [stem, ending] = [name.slice(0, name.lastIndexOf(".")), name.slice(name.lastIndexOf("."))];
    const file = join(this.#folder, `${stem}.${hash}${ending}`);
    if (existsSync(file)) return file;
    const bytes = await make();
    mkdirSync(this.#folder, { recursive: true });
    // Whole or not at all, whatever ends this process.
    writeFileSync(`${file}.part`, bytes);
    renameSync(`${file}.part`, file);
    return file;
  }
}
