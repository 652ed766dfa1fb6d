import { HOURS_PER_YEAR } from "@wattleaf/shared/domain/time";
import { shareOfWeek } from "@wattleaf/engine/query/filter-code";
import type { UseChange } from "../frame/amounts/changed-use";
import type { OwnPrice } from "../frame/amounts/own-price";
import { averagePrice } from "./average-price";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type Source, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

/** What spares or adds an amount of its own; what lies beyond a limit is told by `beyond-limit.ts`. */
export type SizedChange = Exclude<UseChange, { kind: "cap" }>;

export type ChangedLength = "day" | "month" | "week" | "year";

const HOURS_PER_DAY = 24;
const DAYS: Readonly<Record<ChangedLength, number>> = {
  day: 1,
  week: 7,
  month: HOURS_PER_YEAR / HOURS_PER_DAY / 12,
  year: HOURS_PER_YEAR / HOURS_PER_DAY,
};

export interface ChangedUse extends ToolResult {
  /** Of the time that is asked of; null where that has no readings. */
  use: { before: Fact; changed: Fact; after: Fact; days: { from: string; to: string } } | null;
  /** The change as it is said. */
  amount: Fact;
  /** What it comes to in the length that is asked for. */
  each: { energy: Fact; cost: Fact | null } | null;
  /** In money, at the stated price or the own average one. */
  money: { price: Fact; before: Fact; after: Fact; changed: Fact } | null;
  /** Of what is moved to another price, and in the length that is asked for; dearer, it costs so much more. */
  moved: { price: Fact; saved: Fact | null; each: Fact | null; isDearer: boolean } | null;
  /** The change is larger than the use. */
  isAllOfIt: boolean;
  /** What stands in the way. */
  result: EnergyQueryResult;
}

interface ChangedUseInput {
  change: SizedChange;
  period: string;
  filters: string[];
  price: OwnPrice | null;
  length: ChangedLength | null;
}

/** What the own use of a time would have been with so much less or more of it, and what it would have cost. */
export const changedUse = tool(
  "changedUse",
  async ({ change, period, filters, price, length }: ChangedUseInput, context): Promise<ChangedUse> => {
    const result = await queryEnergy.run({ metric: "bought", period, filters, aggregate: "total" }, context);
    const amount = amountOf(change);
    const { figures } = result;
    if (!figures) return { ...NOTHING, amount, result, facts: [...result.facts, amount] };
    const { source, whole, answer } = figures;
    const days = Number(whole.measuredDays.value);
    const used = Number(whole.value.value);
    const wanted = changedWh(change, { used, days, hours: days * HOURS_PER_DAY * (shareOfWeek(filters) ?? 1) });
    const sign = signOf(change);
    // No more can be spared than was used.
    const changed = sign < 0 ? Math.min(wanted, used) : wanted;
    const left = used + sign * changed;
    const energy = (id: string, wh: number) => fact(source, `changedUse.${id}`, wh, "Wh");
    const own = price ? null : (await averagePrice.run({ period, filters }, context)).price;
    const perKwh = price?.perKwh ?? (own ? Number(own.value) : null);
    const currency = price ? (price.currency ?? undefined) : own?.text;
    const of = price ? QUESTION_SOURCE : source;
    const money = (id: string, wh: number, at: number) =>
      fact(of, `changedUse.${id}`, (wh / 1_000) * at, "currency", currency);
    const eachWh = length && days > 0 ? (changed / days) * DAYS[length] : null;
    const newPrice = change.kind === "moved" ? change.perKwh : null;
    const gain = newPrice === null || perKwh === null ? null : perKwh - newPrice;
    const found = {
      use: {
        before: energy("before", used),
        changed: energy("changed", sign * changed),
        after: energy("after", left),
      },
      each:
        eachWh === null
          ? null
          : {
              energy: energy("each", sign * eachWh),
              cost: perKwh === null ? null : money("eachCost", sign * eachWh, perKwh),
            },
      money:
        perKwh === null
          ? null
          : {
              price: own ?? fact(QUESTION_SOURCE, "given.price", perKwh, "price", currency),
              before: money("costBefore", used, perKwh),
              after: money("costAfter", left, perKwh),
              changed: money("costChanged", sign * changed, perKwh),
            },
      moved:
        newPrice === null
          ? null
          : {
              price: fact(QUESTION_SOURCE, "given.otherPrice", newPrice, "price", currency),
              saved: gain === null ? null : money("moved", changed, Math.abs(gain)),
              each: gain === null || eachWh === null ? null : money("movedEach", eachWh, Math.abs(gain)),
              isDearer: gain !== null && gain < 0,
            },
    };
    return {
      ...found,
      use: { ...found.use, days: { from: answer.from, to: answer.to } },
      amount,
      isAllOfIt: wanted > used && sign < 0,
      result,
      facts: [...result.facts, amount, ...factsIn(found)],
    };
  },
);

const NOTHING = { use: null, each: null, money: null, moved: null, isAllOfIt: false };

/** What is less is below zero, as what a text calls less is checked to be. */
const signOf = ({ kind }: SizedChange): 1 | -1 => (kind === "less" ? -1 : 1);

function amountOf(change: SizedChange): Fact {
  const said = (value: number, unit: Fact["unit"]) =>
    fact(QUESTION_SOURCE, "given.change", signOf(change) * value, unit);
  if (change.kind === "moved") return said(change.fraction, "fraction");
  if (change.of === "%") return said(change.amount / 100, "fraction");
  return change.of === "W" ? said(change.amount, "W") : said(change.amount * 1_000, "Wh");
}

function changedWh(change: SizedChange, { used, days, hours }: Record<"days" | "hours" | "used", number>): number {
  if (change.kind === "moved") return used * change.fraction;
  if (change.of === "%") return (used * change.amount) / 100;
  if (change.of === "W") return change.amount * hours;
  return change.amount * 1_000 * (change.per ? days / DAYS[change.per] : 1);
}

export interface ChangedBaseLoad extends ToolResult {
  watts: Fact;
  energy: Fact;
  money: { price: Fact; cost: Fact } | null;
  /** The change is larger than the base load. */
  isAllOfIt: boolean;
}

/** What a base load that is lower by a part or by so many watts spares in a week, month or year. */
export const changedBaseLoad = tool(
  "changedBaseLoad",
  async ({
    change,
    watts,
    source,
    price,
    length,
  }: {
    change: SizedChange;
    watts: number;
    source: Source;
    price: OwnPrice | null;
    length: ChangedLength;
  }): Promise<ChangedBaseLoad> => {
    const hours = DAYS[length] * HOURS_PER_DAY;
    const wanted =
      change.kind === "moved"
        ? watts * change.fraction
        : change.of === "%"
          ? (watts * change.amount) / 100
          : change.of === "W"
            ? change.amount
            : (change.amount * 1_000) / (change.per ? DAYS[change.per] * HOURS_PER_DAY : HOURS_PER_YEAR);
    const sign = signOf(change);
    const isAllOfIt = sign < 0 && wanted > watts;
    const less = isAllOfIt ? watts : wanted;
    const wh = less * hours;
    const isStated = change.kind !== "moved" && change.of === "W" && !isAllOfIt;
    const currency = price?.currency ?? undefined;
    const figures = {
      watts: fact(isStated ? QUESTION_SOURCE : source, "changedUse.watts", sign * less, "W"),
      energy: fact(source, "changedUse.baseEnergy", sign * wh, "Wh"),
      money: price && {
        price: fact(QUESTION_SOURCE, "given.price", price.perKwh, "price", currency),
        cost: fact(QUESTION_SOURCE, "changedUse.baseCost", (wh / 1_000) * price.perKwh, "currency", currency),
      },
    };
    return { ...figures, isAllOfIt, facts: factsIn(figures) };
  },
);

/** Which length a question asks for; null of another group. */
export const lengthOf = (group: string | undefined): ChangedLength | null =>
  group !== undefined && group in DAYS ? (group as ChangedLength) : null;
