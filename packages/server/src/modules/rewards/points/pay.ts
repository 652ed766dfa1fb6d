import type { Platform } from "../../../core/platform";
import { newId } from "../../../adapters/secrets";
import { type DuePoints, nothingDue } from "./due";
import { insertPoints, type PaidPoints } from "./entries.repo";

/**
 * The statements that bring an account's entries to what is due: nothing where they agree, otherwise an entry with the
 * difference. Two processes that find the same difference write the same key, and one of them adds nothing.
 * @param due each kind and period once; what is paid but not due there is left alone
 */
export const payStatements = (
  { db, clock }: Pick<Platform, "clock" | "db">,
  { userId, simulated }: { userId: string; simulated: boolean },
  due: readonly DuePoints[],
  paid: readonly PaidPoints[],
) =>
  due.flatMap(({ kind, period, points, energyWh, ...figures }) => {
    const before = paid.find((one) => one.kind === kind && one.period === period);
    const more = { points: points - (before?.points ?? 0), energyWh: energyWh - (before?.energyWh ?? 0) };
    if (more.points === 0 && more.energyWh === 0) return [];
    const revision = before?.entries ?? 0;
    const row = { id: newId(), userId, kind, period, revision, ...more, ...figures, simulated };
    return [insertPoints(db, { ...row, createdAtMs: clock.now() })];
  });

/** Zero for what was paid and is no longer due. */
export const withdrawn = (due: readonly DuePoints[], paid: readonly PaidPoints[]): DuePoints[] =>
  paid.filter(({ kind, period }) => !due.some((one) => one.kind === kind && one.period === period)).map(nothingDue);
