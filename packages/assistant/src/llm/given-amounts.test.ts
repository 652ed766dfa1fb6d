import { expect, it } from "vitest";
import { z } from "zod";
import { TOOLS } from "../tools";
import { fact } from "../tools/facts";
import { AMOUNTS, CHOICES, ungivenAmounts } from "./given-amounts";

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Names of all inputs that are numbers. */
function numbersIn(schema: Schema, name = ""): string[] {
  const nested = [
    ...Object.entries(schema.properties ?? {}).flatMap(([field, one]) => numbersIn(one, field)),
    ...[schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) =>
      one ? numbersIn(one, name) : [],
    ),
  ];
  return ["number", "integer"].includes(String(schema.type)) ? [name, ...nested] : nested;
}

it("every number that a tool takes is known as an amount or as a choice", () => {
  const unknown = TOOLS.flatMap(({ name, input }) =>
    numbersIn(z.toJSONSchema(input, { io: "input" }) as Schema)
      .filter((field) => !AMOUNTS.has(field) && !CHOICES.has(field))
      .map((field) => `${name}.${field}`),
  );
  expect(unknown).toEqual([]);
});

const upload = { key: "upload:1", kind: "upload", title: "meter.xml" } as const;
const KNOWN = { facts: [fact(upload, "baseLoadWatts", 412.3, "W")], passages: [] };

it.each<[string, object, string]>([
  ["the asker's own", { watts: 1500, hours: 2 }, "My 1.5 kW heater runs two hours"],
  ["in another unit", { energyKwh: 20, km: 161 }, "20 kWh or 100 miles"],
  ["of minutes", { minutes: 90 }, "it takes 1.5 hours"],
  ["of degrees", { value: 21.1 }, "set it to 70 degrees F"],
  ["of money", { pricePerKwh: 0.3 }, "at 30 cents per kWh"],
  ["of percent", { targetCharge: 0.8 }, "charge it to 80%"],
  ["that a tool found", { watts: 412 }, "What does it cost?"],
  ["of always", { hours: 24 }, "if it is always on"],
  ["in Chinese", { watts: 2000, hours: 3 }, "两千瓦的电暖器开三个小时"],
  ["and choices", { period: { kind: "month", month: 7, year: 2024 } }, "in July"],
])("passes amounts %s", (_name, input, text) => {
  expect(ungivenAmounts(input, [text], KNOWN)).toEqual([]);
});

it.each<[object, string[]]>([
  [{ watts: 1850 }, ["watts: 1850"]],
  [{ watts: 1500, hours: 5 }, ["hours: 5"]],
  [{ load: { energyKwh: 33 } }, ["energyKwh: 33"]],
])("stops %o", (input, ungiven) => {
  expect(ungivenAmounts(input, ["My 1.5 kW heater"], KNOWN)).toEqual(ungiven);
});
