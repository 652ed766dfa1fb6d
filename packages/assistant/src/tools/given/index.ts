import { z } from "zod";
import { APPLIANCES, METRICS, SUBJECTS, UNITS } from "../../frame/vocabulary";
import { billFacts } from "../bill-facts";
import { type Fact, fact, factsIn, type ToolResult } from "../facts";
import { tool, type ToolContext } from "../tool";
import { billShare, creditDays, payback, twoPrices } from "./bill";
import { billTotal } from "./bill-total";
import { type Calculation, type Calculator, type Problem, stated } from "./calculation";
import { conversion } from "./conversion";
import { givenAmounts } from "./given-amounts";
import { chargeBetween, runningCost, swapSaving, typicalCost } from "./running";
import { battery, solar } from "./solar-battery";
import { travel } from "./travel";
import { AVERAGE_PRICE, AVERAGE_PRICE_SOURCE } from "./typical-use";

/** The first that fits answers: what needs more amounts stands before what needs fewer. */
const CALCULATORS: readonly Calculator[] = [
  travel,
  chargeBetween,
  billTotal,
  twoPrices,
  creditDays,
  payback,
  battery,
  solar,
  swapSaving,
  billShare,
  conversion,
  runningCost,
  typicalCost,
];

export interface GivenCalculation extends ToolResult {
  /** Null when the amounts make no calculation. */
  calculation: Calculation | null;
}

/** For the slots of a frame; a model asks `runningCost`. */
export const calculateGiven = tool({
  name: "runningCost",
  description: "Calculates with the amounts that a question states",
  input: z.object({
    /** As `frame/given-codes.ts` reads them. */
    codes: z.array(z.string()),
    /** Named by the words of the amounts, where their codes have none. */
    currency: z.string().nullable(),
    metric: z.enum(METRICS).optional(),
    subject: z.enum(SUBJECTS).optional(),
    appliance: z.enum(APPLIANCES).optional(),
    group: z.string().optional(),
    unit: z.enum(UNITS).optional(),
    topic: z.string().optional(),
    isAdvice: z.boolean(),
  }),
  async run({ codes, currency, ...asked }, context): Promise<GivenCalculation> {
    const given = givenAmounts(codes);
    const namedCurrency = given.of("price")[0]?.currency ?? given.of("money")[0]?.currency ?? currency;
    const price = await priceFor(given.of("price")[0]?.perKwh, namedCurrency, context);
    const problem: Problem = {
      given,
      metric: asked.metric,
      subject: asked.subject,
      appliance: asked.appliance,
      group: asked.group,
      unit: asked.unit,
      topic: asked.topic,
      isAdvice: asked.isAdvice,
      price,
      currency: namedCurrency,
    };
    for (const calculator of CALCULATORS) {
      const calculation = calculator(problem);
      if (calculation) return { calculation, facts: factsIn({ ...calculation }), passages: [] };
    }
    return { calculation: null, facts: [], passages: [] };
  },
});

/** The stated price, else that of the asker's own bills, else the average of US homes where dollars are meant. */
async function priceFor(
  perKwh: number | undefined,
  currency: string | null,
  context: ToolContext,
): Promise<Problem["price"]> {
  if (perKwh !== undefined) return { fact: stated("price", perKwh, "price", currency), assumed: null };
  const { bill } = await billFacts.run({}, context);
  const own: Fact | null = bill?.price ?? null;
  if (own && (currency === null || isSameMoney(own.text, currency))) return { fact: own, assumed: "own_price" };
  const isDollars = currency === null ? context.language === "en" : isSameMoney(AVERAGE_PRICE.currency, currency);
  if (!isDollars) return null;
  const average = fact(AVERAGE_PRICE_SOURCE, "averagePrice", AVERAGE_PRICE.perKwh, "price", AVERAGE_PRICE.currency);
  return { fact: average, assumed: "average_price" };
}

const isSameMoney = (one: string | undefined, other: string): boolean =>
  one === other || (one === "USD" && other === "$") || (one === "$" && other === "USD");
