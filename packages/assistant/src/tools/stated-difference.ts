import type { Figures } from "./energy-figures";
import { type Fact, fact, QUESTION_SOURCE, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface StatedDifference extends ToolResult {
  stated: Fact;
  /** The stated amount less the user's own. */
  difference: Fact;
  /** The user's own amount less the stated one: how far it went beyond a limit. */
  beyond: Fact;
  /** They differ by no more than rounding. */
  agrees: boolean;
}

/** A difference below this share is one of rounding. */
const AGREES_WITHIN = 0.01;

/** An amount that someone states, in kWh or in the currency of the readings' cost, against the user's own of the same time. */
export const statedDifference = tool(
  "statedDifference",
  ({ own, amount }: { own: Figures; amount: number }): Promise<StatedDifference> => {
    const { value, unit, text } = own.whole.value;
    const given = unit === "Wh" ? amount * 1_000 : amount;
    const stated = fact(QUESTION_SOURCE, "stated.amount", given, unit, text);
    const difference = fact(own.source, "stated.difference", given - Number(value), unit, text);
    const beyond = fact(own.source, "stated.beyondDifference", Number(value) - given, unit, text);
    const agrees = Math.abs(Number(difference.value)) <= Math.abs(Number(value)) * AGREES_WITHIN;
    return Promise.resolve({ stated, difference, beyond, agrees, facts: [stated, difference, beyond] });
  },
);
