import { billFacts } from "../bill-facts";
import { type Fact, fact, factsIn, type ToolResult } from "../facts";
import { tool, type ToolContext } from "../tool";
import { billShare, creditDays, payback } from "./bill";
import { billTotal, partsTotal } from "./bill-total";
import { type Calculation, type Calculator, isUnknown, type Problem, stated, type Unknown } from "./calculation";
import { changedPart, changedSum } from "./changed-sum";
import { conversion } from "./conversion";
import { energyForMoney } from "./energy-for-money";
import { givenAmounts } from "./given-amounts";
import { chargeBetween, runningCost, swapSaving, typicalCost } from "./running";
import { heatSwap } from "./heat-swap";
import { battery, solar, storageSaving } from "./solar-battery";
import { travel } from "./travel";
import { changedPrice, twoPrices } from "./two-prices";
import { AVERAGE_PRICE, AVERAGE_PRICE_SOURCE } from "./typical-use";

/** The first that fits answers: what needs more amounts stands before what needs fewer. */
const CALCULATORS: readonly Calculator[] = [
  changedPart,
  changedPrice,
  changedSum,
  heatSwap,
  storageSaving,
  travel,
  chargeBetween,
  billTotal,
  partsTotal,
  twoPrices,
  creditDays,
  payback,
  battery,
  solar,
  swapSaving,
  billShare,
  energyForMoney,
  conversion,
  runningCost,
  typicalCost,
];

export interface GivenCalculation extends ToolResult {
  /** Null when the amounts make no calculation. */
  calculation: Calculation | null;
  /** What is missing for one. */
  unknown: Unknown | null;
}

interface GivenQuestion extends Omit<Problem, "given" | "price"> {
  /** As `frame/given-codes.ts` reads them. */
  codes: readonly string[];
  /** Named by the words of the amounts, where their codes have none. */
  currency: string | null;
  /** Of amounts of money that nothing names the currency of. */
  bareCurrency: string | null;
}

/** Calculates with the amounts that a question states. */
export const calculateGiven = tool(
  "runningCost",
  async ({ codes, currency, bareCurrency, ...asked }: GivenQuestion, context): Promise<GivenCalculation> => {
    const given = givenAmounts(codes);
    const statesMoney = given.all.some(({ kind }) => STATES_MONEY.has(kind));
    const namedCurrency =
      given.of("price")[0]?.currency ??
      given.of("money")[0]?.currency ??
      currency ??
      (statesMoney ? bareCurrency : null);
    const price = await priceFor(given.of("price")[0]?.perKwh, namedCurrency, context);
    const problem: Problem = { ...asked, given, price, currency: namedCurrency };
    for (const calculator of CALCULATORS) {
      const found = calculator(problem);
      if (!found) continue;
      const facts = factsIn({ ...found });
      return isUnknown(found)
        ? { calculation: null, unknown: found, facts }
        : { calculation: found, unknown: null, facts };
    }
    return { calculation: null, unknown: null, facts: [] };
  },
);

const STATES_MONEY: ReadonlySet<string> = new Set(["charge", "money", "price", "tier"]);

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
