import type { UsageFacts } from "@wattleaf/shared/contracts/usage";

/** Something found in a file that was corrected, left out, or taken in one of two ways. */
export type Notice = UsageFacts["notices"][number];
type Values = Notice["values"];

/** English text of each notice, for developers to show or log. */
const WORDS = {
  billing_dates_taken_as_months: () =>
    "Each row has a single date that isn't the first or last day of a month, so we treated it as its calendar month.",
  bill_without_electricity: ({ commodity }: Values) =>
    `This bill is for ${commodity}, so we read its period and cost but no electricity use.`,
  bill_read_in_part: () =>
    "We couldn't find the energy used or the cost in this bill, so we kept what we read. Upload a clear copy of the whole bill.",
  bill_check_failed: ({ check }: Values) => `The bill's own figures don't agree: ${check}.`,
  clock_changes_recognized: ({ changes }: Values) =>
    `${changes} clock changes were detected in timestamps without a time zone.`,
  conflicting_readings: ({ readings }: Values) =>
    `${readings} readings conflicted with another for the same interval. We used the later one, or else the larger one.`,
  cost_incomplete: ({ priced, readings }: Values) =>
    `Only ${priced} of ${readings} readings have a cost, so there's no total cost.`,
  date_order_ambiguous: ({ read }: Values) => `The date order is ambiguous. We read the dates as ${read}.`,
  day_rows_unfolded: () => "Each row is a day, so we read its columns as the day's intervals.",
  days_cut_at_utc_midnight: () =>
    "Days in this file start at midnight UTC, so its timestamps may be in local time. We read them as UTC.",
  duplicates_removed: ({ readings }: Values) => `${readings} readings appeared twice and were counted once.`,
  energy_summed_from_time_of_use: () => "The bill has no total use, so we added up its time-of-use parts.",
  estimated_readings: ({ readings }: Values) => `${readings} readings are marked as estimated.`,
  gas_volume_converted: ({ unit }: Values) =>
    `Gas in ${unit} was converted to therms using the average heat content of natural gas.`,
  header_missing: () => "The file has no header, so we identified its columns by their content.",
  interval_length_corrected: ({ statedSeconds, actualSeconds }: Values) =>
    `The file states intervals of ${statedSeconds} s, but its readings last ${actualSeconds} s. We used the latter.`,
  local_time_written_as_utc: ({ shiftHours }: Values) =>
    `The timestamps are local time marked as UTC, so we shifted them by ${shiftHours} hours.`,
  implausible_power: ({ averageKw, multiplier }: Values) =>
    `With the file's multiplier of 10^${multiplier}, the average power is ${averageKw} kW. Check the file's unit.`,
  meter_exchanges_left_out: ({ times }: Values) =>
    `The meter reading dropped ${times} times, as after a meter replacement. The use between those readings is unknown.`,
  negative_delivered_readings: ({ readings }: Values) =>
    `${readings} readings of delivered energy are negative, as of a net meter. They reduce the total.`,
  net_readings_split: () =>
    "The meter records import minus export: positive readings are import, negative readings are export.",
  other_commodity_left_out: ({ commodity }: Values) => `The file also has ${commodity}, which isn't included here.`,
  other_measurements_left_out: ({ rows }: Values) =>
    `${rows} rows measure something other than energy use, such as reactive energy, and were skipped.`,
  overlapping_readings: ({ readings }: Values) =>
    `${readings} readings overlapped shorter ones, which we used instead.`,
  pages_left_out: ({ read, pages }: Values) =>
    `The document has ${pages} pages. We read the first ${read}, where bills have their figures.`,
  picture_read_in_part: () =>
    "Part of the text in this image couldn't be read. Check the figures, or upload each page as an image of its own.",
  picture_turned: ({ degrees }: Values) => `The image was rotated by ${degrees}° to read it.`,
  register_days_unknown: () =>
    "The file doesn't say on which days the meter was read, so we used the first of each month.",
  register_differences_taken: () => "The file has meter readings, so use is the difference between two readings.",
  register_outliers_left_out: ({ times }: Values) =>
    `${times} meter readings don't fit between the ones before and after, and were skipped.`,
  register_rollovers: ({ times }: Values) => `The meter rolled over ${times} times. We accounted for it.`,
  repeats_finer_channel: ({ intervalSeconds }: Values) =>
    `The same use is also in a channel with intervals of ${intervalSeconds} s. Don't add the two.`,
  rows_of_one_month_added: ({ rows }: Values) => `${rows} rows were added to another row for the same month.`,
  rows_without_value: ({ rows }: Values) => `${rows} rows have no value.`,
  time_of_use_does_not_add_up: () => "The time-of-use parts don't add up to the total.",
  time_zone_missing: () => "The file has no time zone, so times are in UTC.",
  time_zone_not_used: ({ timeZone, used }: Values) =>
    `The file's own times don't fit ${timeZone}, so the meter's time zone is ${used}, as in the file.`,
  time_zone_unknown: () => "No time zone matches the file's rules for local time, so times are in UTC.",
  timestamps_mark_interval_end: () => "The timestamps mark the end of each interval.",
  unit_assumed_kwh: () => "The file has no unit, so we used kWh.",
  unreadable_readings: ({ readings }: Values) =>
    `${readings} readings were skipped because their start, duration, or value couldn't be read.`,
  unusable_meter_readings: ({ readings }: Values) =>
    `${readings} readings were left out because they have no energy unit, an impossible multiplier, or are running totals.`,
  usage_points_left_out: ({ usagePoints }: Values) =>
    `${usagePoints} usage points have different intervals and aren't included in the total.`,
} satisfies Record<string, (values: Values) => string>;

export type NoticeCode = keyof typeof WORDS;

export function notice(code: NoticeCode, values: Values = {}): Notice {
  return { code, values };
}

/** The notice in a sentence of English; codes are what programs should look at. */
export function noticeText({ code, values }: Notice): string {
  return code in WORDS ? WORDS[code as NoticeCode](values) : code;
}

/** Each notice once, in the order of their first appearance. */
export function withoutRepeats<N>(notices: readonly N[]): N[] {
  return [...new Map(notices.map((entry) => [JSON.stringify(entry), entry])).values()];
}
