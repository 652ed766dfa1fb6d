import { withoutDates } from "./dates";
import { LABELS } from "./labels";
import { firstValue, labeled } from "./near-label";
import type { Field, Reading } from "./reading";
import { field } from "./reading";

const POWER_UNIT = String.raw`kw\b(?![h·])|千瓦(?!时|·时)`;
const LARGEST_MULTIPLIER = 10_000;

export type MeterReadings = Field<{ previous: number; current: number; multiplier: number }>;

/** What the meter showed before and after, with the factor from its count to kWh (1 when none is named). */
export function meterReadingsOf(reading: Reading): MeterReadings | null {
  const previous = reading.lines.length > 0 ? countAt(reading, LABELS.previous) : undefined;
  const current = countAt(reading, LABELS.current);
  if (!previous || !current || current.value < previous.value) return null;
  const multiplier = labeled(reading.lines, LABELS.multiplier).flatMap(
    (found) => firstValue(found, count(reading))?.value ?? [],
  )[0];
  const isUsable = multiplier !== undefined && multiplier > 0 && multiplier <= LARGEST_MULTIPLIER;
  const value = { previous: previous.value, current: current.value, multiplier: isUsable ? multiplier : 1 };
  const text = previous.text === current.text ? previous.text : `${previous.text} … ${current.text}`;
  return field(value, Math.min(previous.confidence, current.confidence), text);
}

/** The highest power drawn, in kW; the power that a contract allows is another thing. */
export function demandOf(reading: Reading): Field<number> | null {
  for (const found of labeled(reading.lines, LABELS.demand)) {
    if (LABELS.contracted.test(found.context) || LABELS.otherTime.test(found.label)) continue;
    const kw = firstValue(found, (text) => reading.amounts.withUnit(text, POWER_UNIT)[0]?.value);
    if (kw && kw.value > 0) return field(kw.value, 0.85 * found.certainty, found.text);
  }
  return null;
}

function countAt(reading: Reading, label: RegExp): Field<number> | undefined {
  for (const found of labeled(reading.lines, label)) {
    const shown = firstValue(found, count(reading));
    if (shown) return field(shown.value, (shown.place.where === "below" ? 0.7 : 0.8) * found.certainty, found.text);
  }
  return undefined;
}

/** A meter's count is a plain number; dates beside it and reading kinds ("actual") are not. */
function count({ amounts }: Reading): (text: string) => number | undefined {
  return (text) => {
    const plain = withoutDates(text).replaceAll(/\([^)]*\)/g, " ");
    return (amounts.numbers(plain)[0] ?? amounts.withUnit(plain, String.raw`kwh\b|千瓦时|度`)[0])?.value;
  };
}
