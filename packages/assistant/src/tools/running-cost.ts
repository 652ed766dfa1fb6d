import { z } from "zod";
import { billFacts } from "./bill-facts";
import type { Fact, ToolResult } from "./facts";
import { fact, QUESTION_SOURCE } from "./facts";
import { tool } from "./tool";

export interface RunningCost extends ToolResult {
  power: Fact | null;
  hours: Fact | null;
  energy: Fact | null;
  /** Price that was used: the asker's words first, else the average of the asker's own bill. */
  price: Fact | null;
  cost: Fact | null;
}

export const runningCost = tool({
  name: "runningCost",
  description:
    "Energy and cost of running something, from power and hours (or energy) and a price that the user or the user's bill names",
  input: z.object({
    watts: z.number().positive().optional(),
    hours: z.number().positive().optional(),
    energyWh: z.number().positive().optional(),
    pricePerKwh: z.number().positive().optional(),
    currency: z.string().optional(),
  }),
  async run(input, context): Promise<RunningCost> {
    const given = (id: string, value: number | undefined, unit: Fact["unit"], text?: string) =>
      value === undefined ? null : fact(QUESTION_SOURCE, id, value, unit, text);
    const power = given("power", input.watts, "W");
    const hours = given("hours", input.hours, "hours");
    const energyWh = input.energyWh ?? (input.watts && input.hours ? input.watts * input.hours : undefined);
    const energy = given("energy", energyWh, "Wh");
    const bill = input.pricePerKwh === undefined ? (await billFacts.run({}, context)).bill : null;
    const price = given("price", input.pricePerKwh, "price", input.currency) ?? bill?.price ?? null;
    const cost =
      energyWh !== undefined && price
        ? fact(price.source, "runningCost", (energyWh / 1000) * Number(price.value), "currency", price.text)
        : null;
    const facts = [power, hours, energy, price, cost].filter((value): value is Fact => value !== null);
    return { power, hours, energy, price, cost, facts, passages: [] };
  },
});
