import type { Appliance } from "../frame/frame";
import type { GivenPeriod } from "../frame/amounts/given-codes";
import { averagePrice } from "./average-price";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { type Figures, inPeriod, type Step } from "./given/calculation";
import { TYPICAL_USE_SOURCE, TYPICAL_WATTS, TYPICAL_YEAR_KWH } from "./given/typical-use";
import { tool } from "./tool";

export interface UsualPower extends ToolResult {
  low: Fact | null;
  high: Fact | null;
}

/** What an appliance commonly draws while it runs. */
export const usualPower = tool("usualPower", async ({ appliance }: { appliance: Appliance }): Promise<UsualPower> => {
  const [low, high] = TYPICAL_WATTS[appliance] ?? [];
  const of = (id: string, watts: number | undefined) =>
    watts === undefined ? null : fact(TYPICAL_USE_SOURCE, `usual.${id}`, watts, "W");
  const figures = { low: of("low", low), high: of("high", high) };
  return { ...figures, facts: factsIn(figures) };
});

export interface UsualYear {
  appliance: Appliance;
  low: Fact;
  high: Fact;
  lowCost: Fact | null;
  highCost: Fact | null;
}

export interface UsualYears extends ToolResult {
  years: readonly UsualYear[];
  price: Fact | null;
}

/** What appliances commonly use in a year, and what that costs at the user's own average price. */
export const usualYears = tool(
  "usualYears",
  async ({ appliances }: { appliances: readonly Appliance[] }, context): Promise<UsualYears> => {
    const { price, ...paid } = await averagePrice.run({ period: "last12m", filters: [] }, context);
    const years = appliances.flatMap((appliance): UsualYear[] => {
      const [low, high] = TYPICAL_YEAR_KWH[appliance] ?? [];
      if (low === undefined || high === undefined) return [];
      const energy = (id: string, kwh: number) => fact(TYPICAL_USE_SOURCE, `${appliance}.${id}`, kwh * 1_000, "Wh");
      const cost = (id: string, kwh: number) =>
        price ? fact(price.source, `${appliance}.${id}`, kwh * Number(price.value), "currency", price.text) : null;
      return [
        {
          appliance,
          low: energy("low", low),
          high: energy("high", high),
          lowCost: cost("lowCost", low),
          highCost: cost("highCost", high),
        },
      ];
    });
    return { years, price, facts: [...paid.facts, ...factsIn(years)] };
  },
);

export interface UsualRate extends ToolResult {
  /** Null for what has no usual use. */
  rate: { figures: Figures; steps: readonly Step[] } | null;
}

/** What an appliance commonly uses in a day, week, month or year. */
export const usualRate = tool(
  "usualRate",
  async ({ appliance, per }: { appliance: Appliance; per: GivenPeriod }): Promise<UsualRate> => {
    const [low, high] = (TYPICAL_YEAR_KWH[appliance] ?? []).map((kwh, index) =>
      inPeriod(fact(TYPICAL_USE_SOURCE, `usual.${index}`, kwh * 1_000, "Wh"), "year", per),
    );
    if (!low || !high) return { rate: null, facts: [] };
    const rate = { figures: [low.fact, high.fact] as const, steps: [...low.steps, ...high.steps] };
    return { rate, facts: factsIn(rate) };
  },
);
