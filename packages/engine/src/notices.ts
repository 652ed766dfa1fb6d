import type { UsageFacts } from "@wattleaf/shared/contracts/usage";

/** Something found in a file that was corrected, left out, or taken in one of two ways. */
export type Notice = UsageFacts["notices"][number];
type Values = Notice["values"];

/** What each notice says, for a developer to show or log. */
const WORDS = {
  billing_dates_taken_as_months: () =>
    "The rows have one date each, neither first nor last day of a month: each was taken for its calendar month.",
  bill_check_failed: ({ check }: Values) => `The bill's own figures do not agree: ${check}.`,
  clock_changes_recognised: ({ changes }: Values) =>
    `${changes} clock changes were recognised in stamps that name no time zone.`,
  conflicting_readings: ({ readings }: Values) =>
    `${readings} readings contradicted another of the same interval: the later issued counts, else the larger.`,
  cost_incomplete: ({ priced, readings }: Values) =>
    `Only ${priced} of ${readings} readings carry a cost, so no total cost is given.`,
  date_order_ambiguous: ({ read }: Values) => `The dates fit two orders and were read as ${read}.`,
  day_rows_unfolded: () => "Each row holds a day: its columns were taken as the day's intervals.",
  days_cut_at_utc_midnight: () =>
    "The days of this file begin at midnight of UTC, so its epochs may be local time; they were believed to be UTC.",
  duplicates_removed: ({ readings }: Values) => `${readings} readings stood there twice and count once.`,
  energy_summed_from_time_of_use: () => "The bill names no total use: its time-of-use parts were added up.",
  estimated_readings: ({ readings }: Values) => `${readings} readings are marked as estimated.`,
  gas_volume_converted: ({ unit }: Values) =>
    `Gas in ${unit} was turned into therms by the average heat content of natural gas.`,
  header_missing: () => "The file has no header: its columns were told by what they hold.",
  interval_length_corrected: ({ statedSeconds, actualSeconds }: Values) =>
    `The file states intervals of ${statedSeconds} s; its readings last ${actualSeconds} s, which counts.`,
  local_time_written_as_utc: ({ shiftHours }: Values) =>
    `The epochs are local time written as UTC: they were moved by ${shiftHours} hours.`,
  meter_exchanges_left_out: ({ times }: Values) =>
    `The meter's count fell ${times} times, as when it is exchanged: the use between those two readings is unknown.`,
  net_readings_split: () => "The meter counts import minus export: positive readings are import, negative ones export.",
  other_commodity_left_out: ({ commodity }: Values) => `The file also holds ${commodity}, which is left out here.`,
  other_measurements_left_out: ({ rows }: Values) =>
    `${rows} rows measure something other than energy used, such as reactive energy, and are left out.`,
  overlapping_readings: ({ readings }: Values) =>
    `${readings} readings overlapped shorter ones, which count in their place.`,
  picture_turned: ({ degrees }: Values) => `The picture was turned by ${degrees}° to be read.`,
  register_days_unknown: () =>
    "The meter was read once a month on days that the file does not name: the first of each month was taken.",
  register_differences_taken: () => "The file holds what the meter showed: use is the difference of two readings.",
  register_outliers_left_out: ({ times }: Values) =>
    `${times} readings of the meter do not fit between their neighbours and are left out.`,
  register_rollovers: ({ times }: Values) => `The meter passed its last digit ${times} times and was carried on.`,
  rows_of_one_month_added: ({ rows }: Values) => `${rows} rows were added to another of the same month.`,
  rows_without_value: ({ rows }: Values) => `${rows} rows have no value.`,
  time_of_use_does_not_add_up: () => "The time-of-use parts do not add up to the total.",
  time_zone_missing: () => "The file names no time zone: its times are given in UTC.",
  time_zone_unknown: () => "No zone's clock agrees with the file's rules for local time: its times are given in UTC.",
  timestamps_mark_interval_end: () => "The stamps mark the end of their intervals.",
  unit_assumed_kwh: () => "The file names no unit: kWh was taken.",
  unreadable_readings: ({ readings }: Values) =>
    `${readings} readings are left out: their start, duration or value cannot be read.`,
  usage_points_left_out: ({ usagePoints }: Values) =>
    `${usagePoints} usage points are read in other intervals and are left out of the sum.`,
} satisfies Record<string, (values: Values) => string>;

export type NoticeCode = keyof typeof WORDS;

export function notice(code: NoticeCode, values: Values = {}): Notice {
  return { code, values };
}

/** The notice in a sentence of English; codes are what programs should look at. */
export function noticeInWords({ code, values }: Notice): string {
  return code in WORDS ? WORDS[code as NoticeCode](values) : code;
}

/** Each notice once, in the order of their first appearance. */
export function withoutRepeats<N>(notices: readonly N[]): N[] {
  return [...new Map(notices.map((entry) => [JSON.stringify(entry), entry])).values()];
}
