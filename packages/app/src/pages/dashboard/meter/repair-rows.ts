import type { Repairs } from "@wattleaf/shared/contracts/meters";

export type RepairRow = Repairs["repairs"][number] & {
  /** How many intervals in a row it is of. */
  intervals: number;
};

/**
 * Repairs as a table lists them: a catch-up, which fills the silence before it, is one row that begins with the silence.
 * @param repairs newest first
 */
export function repairRows(repairs: Repairs["repairs"]): RepairRow[] {
  const rows: RepairRow[] = [];
  for (const repair of repairs) {
    const last = rows.at(-1);
    // Older than the reading that covers it, which is the only one of them with a value before, or a zero.
    if (last?.kind === "catch_up" && repair.kind === "catch_up" && !repair.beforeWh) {
      last.intervals += 1;
      last.start = repair.start;
    } else rows.push({ ...repair, intervals: 1 });
  }
  return rows;
}
