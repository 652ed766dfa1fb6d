import { compareTariffs } from "@wattleaf/shared/contracts/tariffs/billing";
import { areInOtherCountries } from "@wattleaf/engine/time-series/zone-country";
import { NO_CURRENCY } from "@wattleaf/shared/domain/currency";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { TariffUnavailable } from "@wattleaf/shared/domain/tariff-availability";
import type { TariffKind } from "@wattleaf/shared/domain/tariff-kinds";
import { messages } from "../messages";
import type { AssistantData, OwnMeter, TariffChoice } from "../ports";
import { tableOf } from "./attachments";
import { localDate, midnight } from "./clock-time";
import { type Fact, fact, factsIn, type Source, missing, type Missing, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { tool, type ToolContext } from "./tool";

const COMPARED_DAYS = 365;
const MOST_COMPARED = 30;
/** Less says little of a year's seasons. */
const FEWEST_DAYS = 28;

export interface RankedTariff {
  id: string;
  kind: TariffChoice["kind"];
  name: Fact;
  cost: Fact;
  /** Cost of the own tariff less this one's; null without an own one. */
  saving: Fact | null;
  isOwn: boolean;
  /** Why it can't be chosen; null when it can. */
  unavailable: TariffUnavailable | null;
}

export interface TariffComparison extends ToolResult {
  missing: null;
  /** What the home can choose, the cheapest first. */
  ranked: readonly RankedTariff[];
  /** What it can't choose, the cheapest first. */
  closed: readonly RankedTariff[];
  own: RankedTariff | null;
  days: Fact;
  firstDay: Fact;
  lastDay: Fact;
  meter: Source;
  /** The rates are sample figures. */
  isSample: boolean;
}

interface TariffCompareInput {
  /** Only tariffs of this kind, and the own one. */
  kind?: TariffKind | undefined;
}

/**
 * What the latest year of the user's own readings costs under the tariffs of the user's utility, the cheapest first,
 * with the saving against the own tariff; what the home can't choose is apart, with the reason. The rates are sample figures of a catalog; on the page of a partner that has
 * rate plans of its own, those.
 */
export const tariffCompare = tool(
  "tariffCompare",
  async (
    { kind }: TariffCompareInput,
    context,
  ): Promise<TariffComparison | Missing<"country" | "meter" | "readings">> => {
    const { data, language } = context;
    const own = await data.meter();
    if (!own) return missing("meter");
    const span = wholeDays(own);
    if (!span) return missing("readings");
    const { choices, areAllAbroad } = await choicesFor(data, own, kind);
    if (areAllAbroad) return missing("country");
    const series = await own.series(span.fromMs, span.toMs);
    if (!series) return missing("readings");
    const current = choices.find(({ tariff_id: id }) => id === own.meter.tariffId);
    const { ranked } = await data.compute(compareTariffs, {
      series,
      tariff_ids: choices.filter(({ item }) => !item).map(({ tariff_id }) => tariff_id),
      // The label is what a comparison calls a tariff that is sent in full.
      tariffs: choices.flatMap(({ item, tariff_id: label }) => (item ? [{ ...item, label }] : [])),
      ...(current ? { current_tariff_id: current.tariff_id } : {}),
      // By the day, so that the same question is computed once.
      as_of: new Date(Math.floor(data.nowMs() / DAY_MS) * DAY_MS).toISOString(),
    });
    const isSample = choices.some(({ sample }) => sample);
    const source = sourceOfTariffs(context, own.meter.sandbox, isSample);
    const rows = ranked.flatMap((one): RankedTariff[] => {
      const choice = choices.find(({ tariff_id: id }) => id === one.tariff_id);
      if (!choice) return [];
      const { tariff_id: id } = choice;
      const currency = one.currency === NO_CURRENCY ? "" : one.currency;
      return [
        {
          id,
          kind: choice.kind,
          name: fact(source, `name.${id}`, choice.name, "text"),
          cost: fact(source, `cost.${id}`, one.total, "currency", currency),
          saving: one.saving === null ? null : fact(source, `saving.${id}`, one.saving, "currency", currency),
          isOwn: id === own.meter.tariffId,
          unavailable: one.unavailable,
        },
      ];
    });
    const meter = meterSource(own.meter, language);
    const covered = {
      days: fact(meter, "comparedDays", span.days, "days"),
      firstDay: fact(meter, "comparedFrom", localDate(own.meter.timeZone, span.fromMs), "date"),
      lastDay: fact(meter, "comparedTo", localDate(own.meter.timeZone, span.toMs - DAY_MS / 2), "date"),
    };
    return {
      missing: null,
      ranked: rows.filter(({ unavailable }) => unavailable === null),
      closed: rows.filter(({ unavailable }) => unavailable !== null),
      own: rows.find(({ isOwn }) => isOwn) ?? null,
      ...covered,
      meter,
      isSample,
      facts: factsIn([rows, covered]),
      attachments: rows.length > 1 ? [rankedTable(rows, context)] : [],
    };
  },
);

/** The latest whole days of the readings, a year at most; null when they are too few. */
export function wholeDays({ meter }: OwnMeter, most = COMPARED_DAYS, fewest = FEWEST_DAYS) {
  if (!meter.firstReadingAt || !meter.lastReadingAt) return null;
  const { timeZone } = meter;
  const toMs = midnight(timeZone, Date.parse(meter.lastReadingAt));
  const begins = midnight(timeZone, Date.parse(meter.firstReadingAt) - 1, 1);
  const fromMs = Math.max(begins, midnight(timeZone, toMs, -most));
  const days = Math.round((toMs - fromMs) / DAY_MS);
  return days >= fewest ? { fromMs, toMs, days } : null;
}

/**
 * What the asker could choose: the partner's own rate plans, else the tariffs of the own utility; where the catalog has
 * none of it, those of the home's country.
 */
export async function choicesFor(data: AssistantData, { meter }: OwnMeter, kind: TariffChoice["kind"] | undefined) {
  const all = await data.tariffs();
  const ofPartner = all.filter(({ item }) => item);
  const ofKind = ofPartner.filter((choice) => kind === undefined || choice.kind === kind);
  if (ofPartner.length > 0) return { choices: ofKind.length > 0 ? ofKind : ofPartner, areAllAbroad: false };
  const ofUtility = all.filter(({ provider }) => provider === meter.provider);
  const ofCountry = all.filter(({ time_zone: zone }) => !zone || !areInOtherCountries(zone, meter.timeZone));
  const open = ofUtility.length > 0 ? ofUtility : ofCountry;
  const own = all.filter(({ tariff_id: id }) => id === meter.tariffId);
  const wanted = open.filter(
    (choice) => kind === undefined || choice.kind === kind || own.some((one) => one.kind === kind),
  );
  return {
    choices: [...new Set([...own, ...wanted])].slice(0, MOST_COMPARED),
    areAllAbroad: all.length > 0 && open.every(({ tariff_id: id }) => id === meter.tariffId) && open !== ofUtility,
  };
}

/** Sample figures of the catalog, or a partner's own rate plans. */
export const sourceOfTariffs = (context: ToolContext, sandbox: boolean, isSample: boolean): Source =>
  isSample ? catalogSource(context.language, sandbox) : ratePlansSource(context, sandbox);

function catalogSource(language: ToolContext["language"], sandbox: boolean): Source {
  return {
    key: "tariffs",
    kind: "product",
    title: messages(language)(sandbox ? "assistant.source.tariffsSandbox" : "assistant.source.tariffs"),
    sandbox: true,
  };
}

function ratePlansSource({ language, partner }: ToolContext, sandbox: boolean): Source {
  return {
    key: "ratePlans",
    kind: "product",
    title: messages(language)(sandbox ? "assistant.source.ratePlansSandbox" : "assistant.source.ratePlans", {
      partner: partner?.name ?? "",
    }),
    ...(sandbox ? { sandbox } : {}),
  };
}

export function nameInTable(
  t: ReturnType<typeof messages>,
  name: string,
  isOwn: boolean,
  unavailable: TariffUnavailable | null,
): string {
  const named = isOwn ? t("assistant.tariffs.ownName", { name }) : name;
  return unavailable ? t(`assistant.tariffs.closed.${unavailable}`, { name: named }) : named;
}

function rankedTable(rows: readonly RankedTariff[], { language }: ToolContext) {
  const t = messages(language);
  return tableOf(
    t("assistant.tariffs.tableTitle"),
    [
      { label: t("assistant.tariffs.name"), align: "start" },
      { label: t("assistant.tariffs.kind"), align: "start" },
      { label: t("assistant.tariffs.cost"), align: "end" },
      { label: t("assistant.tariffs.saving"), align: "end" },
    ],
    rows
      .slice(0, 12)
      .map(({ name, kind, cost, saving, isOwn, unavailable }) => [
        nameInTable(t, String(name.value), isOwn, unavailable),
        t(`assistant.tariffKind.${kind}`),
        cost,
        isOwn ? null : saving,
      ]),
    language,
    { whole: true },
  );
}
