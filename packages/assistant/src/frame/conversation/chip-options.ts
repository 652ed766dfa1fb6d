import type { FrameChange } from "@wattleaf/shared/contracts/chat/reading";
import type { Frame, Metric } from "../frame";
import { nearPeriods } from "../times/near-periods";

/** What is known of the asker, beside the question, when its alternatives are chosen. */
export interface ChipContext {
  /** YYYY-MM-DD of the asker's clock */
  today: string;
  /** What is bought, sold and produced is told apart. */
  hasSolar: boolean;
  /** The title of the article on a topic, where there is one. */
  titleOf: (topic: string) => string | undefined;
}

export type ChipSlot = FrameChange["slot"];

/** More would make a menu that is read instead of used. */
const MOST_OPTIONS = 6;

const EVERYTHING = "all";
const FORECAST_PERIODS = ["day+1", "week+1", "month0", "month+1"];
const COMMON_PERIODS = ["last12m", EVERYTHING];
/** Of a question that names no period: what people name most. */
const FIRST_PERIODS = ["month0", "month-1", "year0"];

const METRICS: readonly Metric[] = ["energy", "cost", "carbon"];
const METRICS_WITH_SOLAR: readonly Metric[] = ["energy", "export", "net", "production", "own_use", "cost"];
const OF_APPLIANCES: readonly Metric[] = ["energy", "cost"];
const UNITS: Partial<Record<Metric, readonly string[]>> = {
  energy: ["kWh", "percent"],
  export: ["kWh", "percent"],
  production: ["kWh", "percent"],
  power: ["kW", "W"],
  base_load: ["kW", "W"],
};

/** Metrics that the readings are asked for, and that another one of them can take the place of. */
export const isMeasured = (metric: Metric | undefined): boolean =>
  metric !== undefined && [...METRICS, ...METRICS_WITH_SOLAR, "power"].includes(metric);

/** The values that a slot may be changed to, best first; null for a question without the slot. */
export function optionsOf(slot: ChipSlot, frame: Frame, context: ChipContext): readonly (string | null)[] {
  // A question that names no period is of all that was measured.
  const now = valueOf(slot, frame) ?? (slot === "period" ? EVERYTHING : null);
  return candidates(slot, frame, context)
    .filter((value) => value !== now)
    .slice(0, MOST_OPTIONS);
}

/** The slot's value as a change would set it; null where the question leaves it open. */
export function valueOf(slot: ChipSlot, frame: Frame): string | null {
  if (slot === "topic") return frame.topics[0]?.topic ?? null;
  const value = frame[slot];
  return typeof value === "string" ? value : (value?.join(",") ?? null);
}

function candidates(slot: ChipSlot, frame: Frame, context: ChipContext): readonly (string | null)[] {
  switch (slot) {
    case "metric":
      return isMeasured(frame.metric) ? metrics(frame, context) : [];
    case "aggregate":
      return [null, "average", "trend"];
    case "period":
      return periods(frame, context);
    case "comparedTo":
      return [...nearPeriods(frame.period ?? "", context.today), null];
    case "filters":
      return isTariffPeriod(frame.filters)
        ? ["peak", "off_peak", null]
        : ["weekday", "weekend", "night", "evening", null];
    case "group":
      return ["day", "week", "month", "hour_of_day", ...(frame.pick === undefined ? [null] : [])];
    case "pick":
      return ["highest", "lowest", "top:5", null];
    case "unit":
      return frame.metric ? (UNITS[frame.metric] ?? []) : [];
    case "appliances":
      return [null];
    case "scope":
      return ["own", "general"];
    case "topic":
      return frame.topics.map(({ topic }) => topic).filter((topic) => context.titleOf(topic) !== undefined);
    case "subject":
    case "devices":
      return [];
  }
}

function metrics({ appliances }: Frame, { hasSolar }: ChipContext): readonly Metric[] {
  if (appliances) return OF_APPLIANCES;
  return hasSolar ? METRICS_WITH_SOLAR : METRICS;
}

function periods({ act, period }: Frame, { today }: ChipContext): readonly string[] {
  if (act === "forecast") return FORECAST_PERIODS;
  const near = nearPeriods(period ?? EVERYTHING, today);
  return [...(near.length > 0 ? near : FIRST_PERIODS), ...COMMON_PERIODS];
}

const isTariffPeriod = (filters: Frame["filters"]) => filters?.some((filter) => /peak/.test(filter)) ?? false;
