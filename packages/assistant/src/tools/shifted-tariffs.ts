import { compareShiftedTariffs } from "@wattleaf/shared/contracts/optimization/tariffs";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { messages } from "../messages";
import { tableOf } from "./attachments";
import { localDate } from "./clock-time";
import { type Fact, fact, factsIn, missing, type Missing, type Source, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { choicesFor, nameInTable, sourceOfTariffs, wholeDays } from "./tariff-compare";
import { tool } from "./tool";

/** Each is planned day by day, which takes seconds. */
const MOST_PLANNED = 6;

export interface ShiftedTariff {
  name: Fact;
  /** As the home runs today, and with everything that can be moved in the tariff's cheapest hours. */
  before: Fact;
  after: Fact;
  isOwn: boolean;
}

export interface ShiftedTariffs extends ToolResult {
  missing: null;
  /** What the home can choose, the cheapest after shifting first. */
  ranked: readonly ShiftedTariff[];
  /** Whether the readings hold anything that can be moved. */
  canShift: boolean;
  days: Fact;
  firstDay: Fact;
  lastDay: Fact;
  meter: Source;
  isSample: boolean;
}

/**
 * What the latest year of the user's own readings costs under the tariffs that the home can choose, as it ran and after
 * the car charging and the machine runs in it moved to each tariff's cheapest hours.
 */
export const shiftedTariffs = tool(
  "shiftedTariffs",
  async (_, context): Promise<ShiftedTariffs | Missing<"country" | "meter" | "readings">> => {
    const { data, language } = context;
    const own = await data.meter();
    if (!own) return missing("meter");
    const span = wholeDays(own);
    if (!span) return missing("readings");
    const { choices, areAllAbroad } = await choicesFor(data, own, undefined);
    if (areAllAbroad) return missing("country");
    const series = await own.series(span.fromMs, span.toMs);
    if (!series) return missing("readings");
    const planned = choices.slice(0, MOST_PLANNED);
    const current = planned.find(({ tariff_id: id }) => id === own.meter.tariffId);
    const found = await data.compute(compareShiftedTariffs, {
      series,
      ...(current && !current.item ? { home: { tariff_id: current.tariff_id } } : {}),
      tariff_ids: planned.filter(({ item }) => !item).map(({ tariff_id }) => tariff_id),
      tariffs: planned.flatMap(({ item, tariff_id: label }) => (item ? [{ ...item, label }] : [])),
      // By the day, so that the same question is computed once.
      as_of: new Date(Math.floor(data.nowMs() / DAY_MS) * DAY_MS).toISOString(),
    });
    const isSample = planned.some(({ sample }) => sample);
    const source = sourceOfTariffs(context, own.meter.sandbox, isSample);
    const ranked = found.tariffs.flatMap((one): ShiftedTariff[] => {
      const choice = planned.find(({ tariff_id: id }) => id === one.tariff_id);
      if (!choice || one.unavailable !== null) return [];
      const money = (id: string, amount: number) =>
        fact(source, `${id}.${choice.tariff_id}`, amount, "currency", found.currency);
      return [
        {
          name: fact(source, `name.${choice.tariff_id}`, choice.name, "text"),
          before: money("before", one.before.total),
          after: money("after", one.after.total),
          isOwn: choice.tariff_id === own.meter.tariffId,
        },
      ];
    });
    const meter = meterSource(own.meter, language);
    const covered = {
      days: fact(meter, "comparedDays", span.days, "days"),
      firstDay: fact(meter, "comparedFrom", localDate(own.meter.timeZone, span.fromMs), "date"),
      lastDay: fact(meter, "comparedTo", localDate(own.meter.timeZone, span.toMs - DAY_MS / 2), "date"),
    };
    const t = messages(language);
    const table = tableOf(
      t("assistant.shifted.tableTitle"),
      [
        { label: t("assistant.tariffs.name"), align: "start" },
        { label: t("assistant.shifted.before"), align: "end" },
        { label: t("assistant.shifted.after"), align: "end" },
      ],
      ranked.map(({ name, before, after, isOwn }) => [nameInTable(t, String(name.value), isOwn, null), before, after]),
      language,
      { whole: true },
    );
    return {
      missing: null,
      ranked,
      canShift: found.loads.length > 0,
      ...covered,
      meter,
      isSample,
      facts: factsIn([ranked, covered]),
      attachments: ranked.length > 1 ? [table] : [],
    };
  },
);
