import type { Dice } from "./sheet";

/** What is on the paper; a field is absent where the imitation has no opinion, and null where the bill states none. */
export interface ImitationTruth {
  provider: string;
  /** All readings of the printed period that are right: some issuers print the day of the next reading as its last. */
  servicePeriod: readonly string[] | null;
  energyKwh: number | null;
  /** Cost of the electricity of the period (of the whole period, on a bill of nothing else). */
  totalCost: number | null;
  amountDue: number | null;
  currency: string;
  demandKw?: number | null;
}

/** One document: rows of text in which two or more spaces part the columns. */
export interface ImitatedBill {
  rows: string[];
  truth: ImitationTruth;
}

/**
 * How one real issuer builds its bills, drawn from `real_bill_patterns.md` and from public samples: the labels and the
 * structure are the issuer's, every name, number, date and price is invented.
 */
export interface Issuer {
  name: string;
  draw(dice: Dice): ImitatedBill;
}
