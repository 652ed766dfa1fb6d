import type { QUERY_GROUPS } from "@wattleaf/shared/domain/query-codes";
import { moved } from "../../frame/times/near-periods";
import { monthsOfQuarter } from "../../frame/times/quarter-months";

const DAYS_AFTER_MONDAY = 6;
const QUARTER = /^(\d{4})-Q([1-4])$/;

/** The code of the period that a row is of: a week has the key of its Monday; an hour or a weekday is no period to ask of. */
export function periodOfRow(key: string, group: (typeof QUERY_GROUPS)[number] = "day"): string | undefined {
  switch (group) {
    case "day":
    case "month":
    case "year":
      return key;
    case "week":
      return `${key}..${moved(key, DAYS_AFTER_MONDAY)}`;
    case "quarter": {
      const [, year = "", number = ""] = QUARTER.exec(key) ?? [];
      return number === "" ? undefined : monthsOfQuarter(year, Number(number));
    }
    default:
      return undefined;
  }
}
