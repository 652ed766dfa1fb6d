import type { TariffKind } from "@wattleaf/shared/domain/tariff-kinds";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayOf, isWeekendDay, weekdayOf } from "@wattleaf/engine/time-series/calendar";
import { localHour } from "./clock-time";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { levelsOf, type PriceLevel, pricesOfDay } from "./tariff-prices";
import { tool } from "./tool";

export interface TariffDays extends ToolResult {
  name: Fact | null;
  kind: TariffKind | null;
  /** Of the next weekday and the next Saturday, the most expensive first; one level where the hour makes no difference. */
  weekday: readonly PriceLevel[];
  weekend: readonly PriceLevel[];
  /** Weekends have the hours and prices of weekdays. */
  isSame: boolean;
  /** The hour of the day now, and whether today is one of the weekend. */
  hourNow: number;
  isWeekend: boolean;
  /** The hour that is asked about. */
  asked: Fact | null;
}

const DAYS_OF_WEEK = 7;
const SATURDAY = 5;

/** The hours and prices of the user's own tariff on a weekday and at the weekend, taxes and fixed charges left out. */
export const tariffDays = tool(
  "tariffDays",
  async ({ hour }: { hour?: number }, { data, language }): Promise<TariffDays> => {
    const own = await data.meter();
    const tariff = (await data.tariffs()).find(({ tariff_id: id }) => id === own?.meter.tariffId);
    if (!own || !tariff)
      return {
        name: null,
        kind: null,
        weekday: [],
        weekend: [],
        isSame: true,
        hourNow: 0,
        isWeekend: false,
        asked: null,
        facts: [],
      };
    const { timeZone } = own.meter;
    const today = dayOf(zoneClock(timeZone)(data.nowMs()));
    const next = (isWanted: (day: number) => boolean) =>
      Array.from({ length: DAYS_OF_WEEK }, (_one, ahead) => ahead).find((ahead) => isWanted(today + ahead)) ?? 0;
    const source = meterSource(own.meter, language);
    const levelsIn = async (ahead: number, id: string) =>
      levelsOf(await pricesOfDay(data, tariff.tariff_id, timeZone, ahead), source, id);
    const weekday = await levelsIn(
      next((day) => !isWeekendDay(day)),
      "weekdayPrice",
    );
    const weekend = await levelsIn(
      next((day) => weekdayOf(day) === SATURDAY),
      "weekendPrice",
    );
    const plain = (levels: readonly PriceLevel[]) =>
      JSON.stringify(
        levels.map(({ price, hours }) => [price.value, hours.map(({ first, last }) => [first.value, last.value])]),
      );
    const asked = hour === undefined ? null : fact(QUESTION_SOURCE, "asked.hour", hour, "hour");
    const name = fact(source, "tariff.name", tariff.name, "text");
    return {
      name,
      kind: tariff.kind,
      weekday,
      weekend,
      isSame: plain(weekday) === plain(weekend),
      hourNow: localHour(timeZone, data.nowMs()),
      isWeekend: isWeekendDay(today),
      asked,
      facts: factsIn([name, weekday, weekend, asked]),
    };
  },
);

/** Where an hour of the day stands among the prices of a day. */
export const levelAt = (levels: readonly PriceLevel[], hour: number): PriceLevel | undefined =>
  levels.find(({ hours }) =>
    hours.some(({ first, last }) => Number(first.value) <= hour && hour <= Number(last.value)),
  );
