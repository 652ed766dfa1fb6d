import type { HomeMeter } from "./homes.repo";

/** Which accounts are homes of a trial, found page by page. */
export class MeteredHomes {
  readonly #accountOf = new Map<string, string>();
  readonly #shared = new Set<string>();

  /**
   * @param meters all that stand for the homes of some accounts
   * @returns those accounts whose whole use a utility measures
   */
  add(meters: readonly HomeMeter[]): string[] {
    for (const { accountHash, userId } of meters) {
      const other = this.#accountOf.get(accountHash) ?? userId;
      this.#accountOf.set(accountHash, userId);
      if (other !== userId) this.#shared.add(other).add(userId);
    }
    const homes = Map.groupBy(meters, ({ userId }) => userId);
    return Array.from(homes).flatMap(([userId, own]) =>
      own.every(({ sandbox, imported }) => imported && !sandbox) ? [userId] : [],
    );
  }

  /** Another account has one of its meters too: the home might be on both sides of the trial. */
  isShared(userId: string): boolean {
    return this.#shared.has(userId);
  }
}
