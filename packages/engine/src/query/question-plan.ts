import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { DAY_MS, DAY_SECONDS } from "@wattleaf/shared/domain/time";
import type { EnergyQuery, GroupChoice, QueryGroup, QueryQuantity } from "./energy-query";
import { isRecurring } from "./group-key";
import type { LocalSpan } from "./local-span";
import { resolvePick } from "./pick-code";

type Metric = EnergyQuestion["metric"];

/** How a question is put to the series: what its words leave open is decided here, once for all surfaces. */
export interface QuestionPlan {
  metric: Metric;
  query: Omit<EnergyQuery, "filter" | "period">;
}

const QUANTITY_OF: Record<Metric, QueryQuantity> = {
  bought: "bought",
  sold: "sold",
  net: "net",
  produced: "produced",
  own_use: "own_use",
  cost: "cost",
  credit: "cost",
  power: "bought",
  carbon: "bought",
};

/** A period holds more of some of these than of others, so totals cannot be ranked. */
const UNEVEN: readonly (QueryGroup | undefined)[] = ["weekday", "weekpart"];

/** Up to this, hours are the groups of a question that names none. */
const SHORT_PERIOD_DAYS = 2;
/** From this on, the trend is that of months. */
const MONTHS_PERIOD_DAYS = 92;
const WEEKS_PERIOD_DAYS = 21;

/** Null when the pick has a unit that no metric has. */
export function planQuestion(
  question: EnergyQuestion,
  period: LocalSpan,
  resolutionSeconds: number,
): QuestionPlan | null {
  const picked = question.pick === undefined ? undefined : resolvePick(question.pick, question.metric);
  if (picked === null) return null;
  const { aggregate: asked = "total" } = question;
  const metric = picked?.metric ?? question.metric;
  const choice = picked?.choice ?? extremeOf(asked, metric, question.group);
  // The median day of days is that of all of them.
  const named = asked === "median" && question.group === "day" && !choice ? undefined : question.group;
  const group = named ?? groupOf(asked, metric, choice, period, resolutionSeconds);
  const aggregate = aggregateOf(asked, metric, group, choice);
  return {
    metric,
    query: {
      quantity: QUANTITY_OF[metric],
      aggregate,
      ...(group ? { group } : {}),
      ...(choice ? { choice } : {}),
      ...(asked === "streak" && (choice?.kind === "above" || choice?.kind === "below") ? { longestRun: true } : {}),
    },
  };
}

/** "The most": the one highest group. The strongest and the weakest power are those of intervals. */
function extremeOf(asked: string, metric: Metric, group: QueryGroup | undefined): GroupChoice | undefined {
  if ((asked !== "max" && asked !== "min") || (metric === "power" && group === undefined)) return undefined;
  return { kind: asked === "max" ? "highest" : "lowest", count: 1 };
}

function groupOf(
  asked: string,
  metric: Metric,
  choice: GroupChoice | undefined,
  { fromMs, toMs }: LocalSpan,
  resolutionSeconds: number,
): QueryGroup | undefined {
  const needsGroups = choice !== undefined || asked === "count" || asked === "streak" || asked === "trend";
  if (!needsGroups) return undefined;
  const days = (toMs - fromMs) / DAY_MS;
  if (resolutionSeconds > DAY_SECONDS) return "month";
  if (asked === "trend") return days >= MONTHS_PERIOD_DAYS ? "month" : days >= WEEKS_PERIOD_DAYS ? "week" : "day";
  if (metric === "power") return choice?.kind === "above" || choice?.kind === "below" ? "hour" : undefined;
  return days <= SHORT_PERIOD_DAYS && resolutionSeconds < DAY_SECONDS ? "hour" : "day";
}

function aggregateOf(
  asked: string,
  metric: Metric,
  group: QueryGroup | undefined,
  choice: GroupChoice | undefined,
): EnergyQuery["aggregate"] {
  if (metric === "power") {
    if (asked === "average") return "average_power";
    return asked === "min" || (group === undefined && choice?.kind === "lowest") ? "lowest_power" : "highest_power";
  }
  if (asked === "median") return "median";
  if (asked === "daily_average") return "average";
  // Of "weekends" an average day says more than all of them together.
  if (asked === "average" && (group === undefined || isRecurring(group))) return "average";
  const isRanked = choice?.kind === "highest" || choice?.kind === "lowest";
  return isRanked && UNEVEN.includes(group) ? "average" : "total";
}
