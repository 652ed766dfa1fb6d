import { expect, it } from "vitest";
import { readTariffFile } from "./read-tariff-file";

const PLAN = { name: "Saver", energyratestructure: [[{ rate: 0.1 }]] };

it.each([
  ["one rate plan", PLAN, [PLAN]],
  ["a list", [PLAN, PLAN], [PLAN, PLAN]],
  ["a response of URDB", { items: [PLAN] }, [PLAN]],
  ["no rate plans", { items: [] }, null],
  ["a number", 3, null],
  ["a list of words", ["Saver"], null],
])("reads %s", (_, content, found) => {
  expect(readTariffFile(JSON.stringify(content))).toEqual(found);
});

it("reads no other text", () => {
  expect(readTariffFile("name,rate\nSaver,0.1")).toBeNull();
});
