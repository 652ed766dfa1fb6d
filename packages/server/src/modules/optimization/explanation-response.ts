import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { Objective, optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import { FIRST_BATTERY_ID } from "@wattleaf/shared/domain/facilities";
import { formatTimeSpan, parseTime } from "@wattleaf/shared/i18n/format/clock";
import { formatDateTime, formatDay } from "@wattleaf/shared/i18n/format/dates";
import { formatMoney, formatNumber } from "@wattleaf/shared/i18n/format/numbers";
import type { Language } from "@wattleaf/shared/i18n/language";
import { schedule as en } from "@wattleaf/shared/i18n/messages/en/schedule";
import { schedule as zh } from "@wattleaf/shared/i18n/messages/zh/schedule";
import { createTranslate, type Translate } from "@wattleaf/shared/i18n/translate";
import type { ExplainedDecision } from "@wattleaf/engine/schedule/explain/explain-plan";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { type Horizon, stepStartMs } from "./horizon";
import { round } from "./rounding";
import { toRelaxedResponse } from "./schedule-response";
import { ROOM_ID, type SiteProblem, TANK_ID } from "./site-problem";

type Answer = NonNullable<OutputOf<typeof optimizeSchedule>["explanations"]>;
type Key = keyof typeof en;

const TRANSLATORS: Record<Language, Translate<Key>> = { en: createTranslate(en), zh: createTranslate(zh) };

/** Less than a cent, a gram or a watt-hour is none. */
const SMALLEST_MONEY = 0.005;
const SMALLEST_WEIGHT = 0.001;

/** What the sentences are about. */
interface Explained {
  horizon: Horizon;
  site: SiteProblem;
  objective: Objective;
  currency: string;
}

export function toExplanationsResponse(explained: readonly ExplainedDecision[], about: Explained): Answer {
  const { horizon, objective } = about;
  return explained.map((decision) => ({
    id: decision.id,
    action: actionOf(decision, about.site),
    start: momentIn(horizon.timeZone, stepStartMs(horizon, decision.fromStep)),
    end: momentIn(horizon.timeZone, stepStartMs(horizon, decision.untilStep)),
    energy_kwh: round(decision.energyKwh),
    cost_without: round(decision.costDifference),
    emissions_without_kg: objective === "emissions" ? round(decision.weightDifference ?? 0) : null,
    import_without_kwh: objective === "self_consumption" ? round(decision.weightDifference ?? 0) : null,
    relaxed_without: toRelaxedResponse(decision.brokenWishes),
    text: { en: sentence(decision, about, "en"), zh: sentence(decision, about, "zh") },
  }));
}

function sentence(decision: ExplainedDecision, about: Explained, language: Language): string {
  const t = TRANSLATORS[language];
  return t(`schedule.explain.${actionOf(decision, about.site)}`, {
    device: deviceName(decision.id, t),
    energy: kwh(decision.energyKwh, language),
    time: timesOf(decision, about.horizon, language),
    effect: effectOf(decision, about, language),
  });
}

function actionOf({ part, index }: ExplainedDecision, { problem }: SiteProblem) {
  if (part === "heat") return problem.heatZones[index]?.mode ?? "heat";
  return part === "ev" ? "charge" : part === "appliance" ? "run" : part;
}

function effectOf(decision: ExplainedDecision, { objective, currency }: Explained, language: Language): string {
  const t = TRANSLATORS[language];
  const { brokenWishes, costDifference, weightDifference } = decision;
  if (brokenWishes.length > 0) return t("schedule.explain.needed");
  const weight = weightDifference ?? 0;
  if (objective === "emissions" && weight > SMALLEST_WEIGHT)
    return t("schedule.explain.avoids", { emissions: formatNumber(weight, language, 2) });
  if (objective === "self_consumption" && weight > SMALLEST_WEIGHT)
    return t("schedule.explain.buysLess", { energy: kwh(weight, language) });
  if (costDifference < SMALLEST_MONEY) return t("schedule.explain.noDifference");
  return t("schedule.explain.saves", { amount: formatMoney(costDifference, currency, language) });
}

/** "Jul 6, 2026, 1–5 AM"; both dates where it passes midnight. */
function timesOf({ fromStep, untilStep }: ExplainedDecision, horizon: Horizon, language: Language): string {
  const [from, to] = [fromStep, untilStep].map((step) => momentIn(horizon.timeZone, stepStartMs(horizon, step)));
  const [fromDay = "", fromTime = ""] = from?.split("T") ?? [];
  const [toDay = "", toTime = ""] = to?.split("T") ?? [];
  if (fromDay !== toDay)
    return TRANSLATORS[language]("schedule.explain.times", {
      from: formatDateTime(from ?? "", language),
      to: formatDateTime(to ?? "", language),
    });
  const minuteOf = (time: string) => parseTime(time.slice(0, "hh:mm".length));
  const span = formatTimeSpan(minuteOf(fromTime), minuteOf(toTime), language);
  return `${formatDay(fromDay, language)}${language === "zh" ? " " : ", "}${span}`;
}

function deviceName(id: string, t: Translate<Key>): string {
  if (id === FIRST_BATTERY_ID) return t("schedule.explain.battery");
  if (id === ROOM_ID) return t("schedule.explain.room");
  return id === TANK_ID ? t("schedule.explain.hotWater") : id;
}

const kwh = (energyKwh: number, language: Language): string => `${formatNumber(energyKwh, language, 1)} kWh`;
