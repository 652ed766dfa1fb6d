import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";

/** For `name` of a cache that is thrown away with the installed packages. */
export const cacheFolder = (name: string): string =>
  fileURLToPath(new URL(`../../../../node_modules/.cache/${name}`, import.meta.url));

/** What takes long to make and follows from its sources alone, kept on disk for the next process. */
export class MadeFile<Content> {
  readonly #folder: string;
  readonly #name: string;

  /**
   * @param folder has nothing else in it
   * @param version tells one state of the sources, and of the code that makes the content, from another
   */
  constructor(folder: string, version: string) {
    this.#folder = folder;
    // The format is the runtime's own.
    this.#name = `${version}.${Bun.version}`;
  }

  /** Undefined where it has not been made yet. */
  read(): Content | undefined {
    try {
      return deserialize(readFileSync(join(this.#folder, this.#name))) as Content;
    } catch {
      return undefined;
    }
  }

  /** Keeps it instead of that of earlier versions. Where the disk does not take it, the next process makes it again. */
  write(content: Content): void {
    const draft = `${this.#name}.${crypto.randomUUID()}`;
    try {
      mkdirSync(this.#folder, { recursive: true });
      // Whole or not at all, whatever ends this process.
      writeFileSync(join(this.#folder, draft), serialize(content));
      renameSync(join(this.#folder, draft), join(this.#folder, this.#name));
      for (const name of readdirSync(this.#folder)) {
        if (!name.startsWith(this.#name)) remove(join(this.#folder, name));
      }
    } catch {
      remove(join(this.#folder, draft));
    }
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // What cannot be removed does no harm.
  }
}
