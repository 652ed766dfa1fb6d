import { reference } from "@wattleaf/shared/i18n/messages/zh/reference";
import { expect, test } from "vitest";
import { apiReference } from "./operations";
import type { ReferenceField } from "./reference";

const CHINESE = /\p{Script=Han}/u;
/** Names and formulas, which are the same in every language. */
const NEEDS_NONE = new Set([
  "YYYY-MM",
  "YYYY-MM-DD",
  "energy_import − export_revenue + demand",
  "bill + battery_wear",
  "quantity × rate",
]);

const textsOf = ({ description, limits, fields }: ReferenceField): string[] => [
  description,
  ...limits.map(({ text }) => text),
  ...fields.flatMap(textsOf),
];
const said = new Set(
  apiReference()
    .flatMap(({ summary, description, parameters, response }) => [
      summary,
      description,
      ...[...parameters, ...response].flatMap(textsOf),
    ])
    .filter((text) => text !== "" && !NEEDS_NONE.has(text)),
);

test("every text of the reference has a Chinese translation", () => {
  expect([...said].filter((text) => !CHINESE.test(reference[text] ?? ""))).toEqual([]);
});

test("no Chinese text is left for removed contract texts", () => {
  expect(Object.keys(reference).filter((text) => !said.has(text) && !text.includes("{"))).toEqual([]);
});

test("every example fills its path", () => {
  expect(apiReference().filter(({ example }) => example.path.includes("undefined"))).toEqual([]);
});
