import { clockHourOf } from "@wattleaf/shared/domain/hour-keys";
import type { QUERY_GROUPS } from "@wattleaf/shared/domain/query-codes";
import { moved } from "../../frame/times/near-periods";
import { monthsOfQuarter } from "../../frame/times/quarter-months";

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** The filter that a row of a habit stands for, Saturdays or 6–7 PM: a question of "that day" is of it. */
export function filterOfRow(key: string, group: (typeof QUERY_GROUPS)[number] = "day"): string | undefined {
  switch (group) {
    case "weekday":
      return WEEKDAYS[Number(key)];
    case "hour_of_day": {
      const hour = clockHourOf(key);
      return `hours:${hour}-${hour + 1}`;
    }
    case "weekpart":
    case "tariff_period":
      return key;
    default:
      return undefined;
  }
}

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
