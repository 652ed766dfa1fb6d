import { expect, it } from "vitest";
import { SYNTHETIC_BILLS } from "../../../../../tests/factories/bills";
import { languageOf } from "./page-language";

it.each([
  ["usLetter", "eng"],
  ["ukLetter", "eng"],
  ["germanAnnual", "deu"],
  ["frenchTimeOfUse", "fra"],
  ["spanish", "spa"],
] as const)("knows the language of %s by its words", (name, language) => {
  expect(languageOf(SYNTHETIC_BILLS[name].split(/\s+/))).toBe(language);
});

it.each([[[]], [["4.711", "kWh", "le"]]])("takes %j for English, because nothing tells", (words) => {
  expect(languageOf(words)).toBe("eng");
});
