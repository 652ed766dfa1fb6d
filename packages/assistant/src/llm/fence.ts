/**
 * Marks what a model may read and must not obey: file names, fields of bills, articles, anything that a tool returns.
 * Each answer gets a fresh mark, so the author of such a text cannot close it.
 */
export class Fence {
  readonly #mark: string;

  /** @param nonce unguessable letters and digits */
  constructor(nonce: string) {
    this.#mark = `data-${nonce}`;
  }

  /** How the instructions name it. */
  get name(): string {
    return this.#mark;
  }

  around(text: string): string {
    return `<${this.#mark}>\n${text.replaceAll(this.#mark, "data")}\n</${this.#mark}>`;
  }
}
