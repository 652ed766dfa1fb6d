import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FLOW_WORDS } from "./slot-words";

/* What a home with panels takes from the grid is not what it uses: what is told of it needs words of its own. */

const MESSAGES = new URL("../../../shared/src/i18n/messages/", import.meta.url);

/** The keys and texts of the assistant's catalogs. */
async function textsIn(language: "en" | "zh"): Promise<[key: string, text: string][]> {
  const folder = new URL(`${language}/`, MESSAGES);
  const files = readdirSync(folder).filter((file) => file.startsWith("assistant"));
  const catalogs = await Promise.all(
    files.map(async (file): Promise<Record<string, Record<string, string>>> => import(new URL(file, folder).href)),
  );
  return catalogs.flatMap((catalog) => Object.values(catalog)).flatMap((texts) => Object.entries(texts));
}

/** Places that hold energy, or a part of it. */
const ENERGY_PLACE =
  /\{(?:after|average|before|change|changed|each|energy|expected|highAverage|lowAverage|overall|share|total|use|used|value)\}/;

const BOUGHT = ".bought";

/** Whether nothing but a word for use says what its figures are of. */
function isCalledUse(text: string): boolean {
  const filled = text.replaceAll(/\{\w+\}/g, "9 kWh");
  const said = Object.entries(FLOW_WORDS).filter(([, words]) => words.test(filled));
  return said.length === 1 && said[0]?.[0] === "used";
}

/** What is truly used, or by no home of the asker's. */
const TRULY_USED: readonly (readonly [why: string, keys: RegExp])[] = [
  [
    "of one load",
    /^assistant\.(?:car|measure\.(?:car|carFine|cooling|heating)|moved)\b|\.load_bought$|\.(?:lastRun|loadOnTotal)$/,
  ],
  ["of what never stops, which the panels do not change", /(?:alwaysOn|inBase|\.base|baseMore|baseLoad\w*|creeps)$/],
  ["of what the panels supply", /\.(?:own_use|ownCovered|panelsCovered)$/],
  ["by other homes and things, or as the asker says", /^assistant\.(?:given|pair)\.|^assistant\.typical\.(?!own)/],
  ["with words of the flow in its place", /^assistant\.figures\.(?:clause|each)\.(?:carbon|used)$/],
  ["of gas, water and files", /^assistant\.(?:figures\.fuel|upload)\./],
  ["of no amount at all", /^assistant\.(?:breakdown\.(?:leadCostShare|none\w+)|shifted|tariffs)\b/],
];

describe.each(["en", "zh"] as const)("in %s", (language) => {
  it("every figure that is called use has words for a home with panels", async () => {
    const texts = await textsIn(language);
    const keys = new Set(texts.map(([key]) => key));
    const calledUse = texts.filter(
      ([key, text]) => ENERGY_PLACE.test(text) && isCalledUse(text) && !key.endsWith(BOUGHT),
    );
    expect(calledUse.length).toBeGreaterThan(20);
    const without = calledUse.filter(
      ([key]) => !keys.has(`${key}${BOUGHT}`) && !TRULY_USED.some(([, allowed]) => allowed.test(key)),
    );
    expect(without).toEqual([]);
  });

  it("those words call nothing use", async () => {
    const told = (await textsIn(language)).filter(
      ([key]) => key.endsWith(BOUGHT) && !key.startsWith("assistant.figures."),
    );
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter(([, text]) => isCalledUse(text))).toEqual([]);
  });
});
