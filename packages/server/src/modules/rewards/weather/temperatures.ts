import type { DayTemperatures } from "@wattleaf/engine/savings/day-use";
import type { Platform } from "../../../core/platform";
import type { AreaTemperature } from "./temperature-file";
import * as repo from "./temperatures.repo";

/** SQLite takes some thousand values in one statement. */
const ROWS_PER_STATEMENT = 1_000;

/**
 * Stores the temperatures of days, all of them or none. The next daily count adjusts months for them; a month's baseline
 * is frozen with those that were there when it began.
 * @returns by area, how many days
 */
export async function importTemperatures(
  { db }: Pick<Platform, "db">,
  temperatures: readonly AreaTemperature[],
): Promise<Map<string, number>> {
  const statements = Array.from({ length: Math.ceil(temperatures.length / ROWS_PER_STATEMENT) }, (_, index) =>
    repo.saveTemperatures(db, temperatures.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT)),
  );
  const [first, ...more] = statements;
  if (first) await db.batch([first, ...more]);
  const days = new Map<string, number>();
  for (const { zipPrefix } of temperatures) days.set(zipPrefix, (days.get(zipPrefix) ?? 0) + 1);
  return days;
}

/** The areas with temperatures, and from when to when. */
export const listTemperatureAreas = ({ db }: Pick<Platform, "db">) => repo.listAreas(db);

/** Empty where no operator has imported any. */
export async function temperaturesAt({ db }: Pick<Platform, "db">, zipPrefix: string | null): Promise<DayTemperatures> {
  const rows = zipPrefix === null ? [] : await repo.listTemperatures(db, zipPrefix);
  return new Map(rows.map(({ day, meanC }) => [day, meanC]));
}
