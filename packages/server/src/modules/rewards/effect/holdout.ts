import { createHash } from "node:crypto";

/** A randomized trial of the savings reports. */
export interface Trial {
  /** Names the draw: another one draws other accounts, and is another trial. */
  salt: string;
  /** Of the accounts, which get no reports. */
  holdoutShare: number;
}

/**
 * One account in five gets no savings reports, so that their effect can be measured (docs/decisions/023). With one in
 * ten, 2 % saved by 10,000 homes that differ by a fifth would be missed in one trial of seven, not one of sixty.
 */
export const SAVINGS_REPORTS: Trial = { salt: "savings-reports-1", holdoutShare: 0.2 };

const DRAWN_BYTES = 6;

/** Drawn from the account's id alone: the same on every process and day, and unknown to whatever makes accounts. */
export function isHeldOut(userId: string, { salt, holdoutShare }: Trial = SAVINGS_REPORTS): boolean {
  const drawn = createHash("sha256").update(`${salt} ${userId}`).digest().readUIntBE(0, DRAWN_BYTES);
  return drawn / 2 ** (8 * DRAWN_BYTES) < holdoutShare;
}
