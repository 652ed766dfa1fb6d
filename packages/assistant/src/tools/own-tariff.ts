import type { AssistantData, TariffChoice } from "../ports";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { stretchesOf } from "./tariff-prices";
import { tool } from "./tool";

export interface OwnTariff extends ToolResult {
  name: Fact | null;
  kind: TariffChoice["kind"] | null;
  /** The stretches of the day that are peak on some day, each from its first hour to its last. */
  peak: readonly { first: Fact; last: Fact }[];
}

/** The tariff that the user's meter is on. */
export const ownTariff = tool("ownTariff", async (_, { data, language }): Promise<OwnTariff> => {
  const [own, tariffs] = [await data.meter(), await data.tariffs()];
  const tariff = tariffs.find(({ tariff_id: id }) => id === own?.meter.tariffId);
  if (!own || !tariff) return { name: null, kind: null, peak: [], facts: [] };
  const source = meterSource(own.meter, language);
  const name = fact(source, "tariff.name", tariff.name, "text");
  const peak = stretchesOf(await peakHours(data)).map(([from, to], index) => ({
    first: fact(source, `tariff.peak.${index}.first`, from, "hour"),
    last: fact(source, `tariff.peak.${index}.last`, to, "hour"),
  }));
  return { name, kind: tariff.kind, peak, facts: factsIn([name, peak]) };
});

/** The hours of the day of the last week that were peak. */
async function peakHours(data: AssistantData): Promise<readonly number[]> {
  const answer = await data.query({ metric: "bought", period: "last7d", filters: ["peak"], group: "hour_of_day" });
  return answer.status === "answered" ? answer.rows.map(({ key }) => Number(key)) : [];
}
