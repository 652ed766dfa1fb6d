import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface ChangedHours extends ToolResult {
  /** The part of the day that changed the most; null where none stands out, or the readings are too long. */
  part: { from: Fact; to: Fact; difference: Fact; isMore: boolean } | null;
  /** The readings tell hours, and each part of the day changed by nearly as much. */
  isEven: boolean;
}

/** Parts of the day that a change is looked for in, by the hour that each begins. */
const PART_HOURS = 6;
const PARTS = [0, 6, 12, 18];
/** Of all that changed in the same direction, a part that stands out has this share. */
const STANDS_OUT = 0.35;
/** Of a change that is spread evenly, each of the four parts has nearly a quarter. */
const EVEN = 0.15;
const LEAST_WH = 50;

/** In which hours of the day more, or less, was bought in a time than in another, on an average day of each. */
export const changedHours = tool(
  "changedHours",
  async (
    { period, compared_to }: Pick<EnergyQuestion, "period"> & { compared_to: string },
    context,
  ): Promise<ChangedHours> => {
    const { figures } = await queryEnergy.run(
      { metric: "bought", period, compared_to, group: "hour_of_day", aggregate: "average" },
      context,
    );
    const { compared } = figures ?? {};
    if (!figures || !compared) return { part: null, isEven: false, facts: [] };
    const at = (rows: typeof figures.rows, hour: number) =>
      Number(rows.find(({ key }) => Number(key) === hour)?.value.value ?? Number.NaN);
    const changes = PARTS.map((start) => {
      const hours = Array.from({ length: PART_HOURS }, (_, hour) => start + hour);
      return { start, change: hours.reduce((sum, hour) => sum + at(figures.rows, hour) - at(compared.rows, hour), 0) };
    });
    const total = changes.reduce((sum, { change }) => sum + change, 0);
    const alike = changes.filter(({ change }) => Math.sign(change) === Math.sign(total));
    const [most] = alike.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
    const whole = alike.reduce((sum, { change }) => sum + Math.abs(change), 0);
    const standsOut = most && Math.abs(most.change) >= LEAST_WH && Math.abs(most.change) >= STANDS_OUT * whole;
    if (!standsOut) {
      const isEven = changes.every(({ change }) => Math.sign(total) * change >= EVEN * whole);
      return { part: null, isEven: isEven && Math.abs(total) >= LEAST_WH, facts: [] };
    }
    const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
    const part = {
      from: fact(figures.source, "changedHours.from", clock(most.start), "time"),
      to: fact(figures.source, "changedHours.to", clock((most.start + PART_HOURS) % 24), "time"),
      difference: fact(figures.source, "changedHours.difference", most.change, "Wh"),
      isMore: most.change > 0,
    };
    return { part, isEven: false, facts: factsIn(part) };
  },
);
