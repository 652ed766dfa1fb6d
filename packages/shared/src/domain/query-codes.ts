/*
 * The codes in which a question about energy names its period, its filters and what is picked. They are the labels of
 * the assistant's training data, the values of its frames and the fields of `POST /api/v1/query`.
 */

/** What readings are put together by. `weekpart` sets weekdays against weekends; a week begins on Monday. */
export const CALENDAR_GROUPS = [
  "hour",
  "hour_of_day",
  "day",
  "weekday",
  "weekpart",
  "week",
  "month",
  "quarter",
  "season",
  "year",
] as const;
export const QUERY_GROUPS = [...CALENDAR_GROUPS, "tariff_period", "bill"] as const;

const DAYS = "mon|tue|wed|thu|fri|sat|sun";
const SEASONS = "spring|summer|autumn|winter";
const YEAR = "(?:19|20|21)\\d\\d";
const MONTH = "(?:0[1-9]|1[0-2])";
const DAY = "(?:0[1-9]|[12]\\d|3[01])";
/** Far more than any readings reach back, and few enough for calendar arithmetic. */
const COUNT = "[1-9]\\d{0,3}";
const ONE_PERIOD = [
  /** Counted from now: `day-1` is yesterday, `month0` this month, `bill-1` the last bill, `mon-1` the Monday before last. */
  `(?:day|week|weekend|month|quarter|year|hour|bill|${DAYS})(?:0|[-+]${COUNT})`,
  /** `2026-10-14`, or without its year, or without its month. */
  `${YEAR}(?:-${MONTH}(?:-${DAY})?)?`,
  `--${MONTH}(?:-${DAY})?`,
  `--${DAY}`,
  `(?:${YEAR}-)?(?:${SEASONS})(?:-[1-9])?`,
  /** `last30d`, and `last30d-1`: as many days right before those */
  `(?:last|next)${COUNT}(?:min|h|d|w|m|y)`,
  `last${COUNT}[dwmy]-[1-9]`,
  "holiday:\\w+",
  "all",
].join("|");
const CLOCK = "(?:(?:[01]?\\d|2[0-3])(?::[0-5]\\d)?|24(?::00)?)";

export const PERIOD = new RegExp(
  `^(?:(?:${ONE_PERIOD})(?:\\.\\.(?:${ONE_PERIOD}))?|(?:since|before):(?:${ONE_PERIOD}))$`,
);
export const FILTER = new RegExp(
  `^(?:weekend|weekday|(?:${DAYS})(?:\\+(?:${DAYS}))*|night|morning|afternoon|evening|daytime|hours:${CLOCK}-${CLOCK}|` +
    `peak|off_peak|super_off_peak|mid_peak|${SEASONS}|hot_days|cold_days|holidays|away)$`,
);
/** `top:5`, `above:30kWh` */
export const PICK = new RegExp(
  `^(?:highest|lowest|first|last|(?:top|bottom):${COUNT}|(?:above|below):\\d{1,9}(?:\\.\\d{1,6})?[A-Za-z$€£¥%]*)$`,
);
