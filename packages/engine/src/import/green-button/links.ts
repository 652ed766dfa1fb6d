import type { Resource } from "./entries";

/**
 * Finds resources by the links that lead to them. Links are looked up and never compared one by one, so that a file
 * made of many resources with many links takes time that grows with its length and not with its square.
 */
export class Links {
  /** Of each link, the first resource in the file that is named by it, or that names it as related. */
  readonly #bySelf = new Map<string, number>();
  readonly #byRelated = new Map<string, number>();
  readonly #candidates: readonly Resource[];

  constructor(candidates: readonly Resource[]) {
    this.#candidates = candidates;
    for (const [index, { self, related }] of candidates.entries()) {
      if (self !== "" && !this.#bySelf.has(self)) this.#bySelf.set(self, index);
      for (const href of related) if (!this.#byRelated.has(href)) this.#byRelated.set(href, index);
    }
  }

  /** The first candidate whose `related` links name the child or its collection, or below which the child lies. */
  parentOf({ self, up }: Resource): Resource | undefined {
    return this.#first([
      this.#byRelated.get(self),
      this.#byRelated.get(up),
      ...pathsAbove(up).map((path) => this.#bySelf.get(path)),
    ]);
  }

  /** The first candidate that the resource's own `related` links name. */
  relatedTo(resource: Resource | undefined): Resource | undefined {
    return this.#first([...(resource?.related ?? [])].map((href) => this.#bySelf.get(href)));
  }

  /** Small files omit links: without one, the only candidate there is. */
  #first(indexes: readonly (number | undefined)[]): Resource | undefined {
    const found = indexes.reduce<number>((least, index) => Math.min(least, index ?? Infinity), Infinity);
    return this.#candidates[found] ?? (this.#candidates.length === 1 ? this.#candidates[0] : undefined);
  }
}

/** `a/b/c`, `a/b` and `a`: where a parent of `a/b/c` may be. */
function pathsAbove(path: string): string[] {
  const paths: string[] = [];
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) paths.push(path.slice(0, end));
  return paths;
}
