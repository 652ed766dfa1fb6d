import { TYPICAL_IDLE_WATTS } from "@wattleaf/engine/advice/advise";
import type { Fact, Source, ToolResult } from "./facts";
import { fact, QUESTION_SOURCE } from "./facts";
import { IDLE_SOURCE } from "./savings-estimate";
import { tool } from "./tool";

/** What homes of a kind use in a year; one figure is an average, two are the ends of what is common. */
export interface TypicalUse {
  of: TypicalHome;
  low: Fact;
  high: Fact | null;
  /** How many live in it, of those that are told by that. */
  persons: Fact | null;
}

export type TypicalHome = "cn" | "eu" | "gb" | "persons" | "tw" | "us";

export interface TypicalHomeFacts extends ToolResult {
  idle: Fact;
  /** Of the country where the meter is; null where no article tells of it. */
  ofCountry: TypicalUse | null;
  /** Of as many people, between those that are published; null where they are not told. */
  ofPersons: TypicalUse | null;
}

type Kwh = readonly [number] | readonly [number, number];

/** kWh a year, as the article "average-household-use" has them of the EIA, Ofgem and the NEA; two months of Taiwan are one sixth. */
const KWH_PER_YEAR: Readonly<Record<Exclude<TypicalHome, "persons">, Kwh>> = {
  us: [10_800],
  eu: [3_600],
  gb: [2_700],
  cn: [2_500, 3_000],
  tw: [3_000, 4_800],
};
/** The same by how many live there; each further person adds less, so that two or three lie between and have no figure. */
const KWH_BY_PERSONS: ReadonlyMap<number | undefined, Kwh> = new Map<number, Kwh>([
  [1, [1_000, 2_300]],
  [4, [2_500, 4_500]],
]);

const COUNTRIES: readonly [RegExp, keyof typeof KWH_PER_YEAR][] = [
  [/^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/, "gb"],
  [/^Asia\/(?:Shanghai|Chongqing|Harbin|Urumqi)$|^PRC$/, "cn"],
  [/^Asia\/Taipei$/, "tw"],
  [
    /^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Boise|Detroit|Juneau|Indiana\/.+|Kentucky\/.+|North_Dakota\/.+)$|^US\/|^Pacific\/Honolulu$/,
    "us",
  ],
  [
    /^Europe\/(?:Amsterdam|Athens|Berlin|Bratislava|Brussels|Bucharest|Budapest|Copenhagen|Dublin|Helsinki|Lisbon|Ljubljana|Luxembourg|Madrid|Malta|Paris|Prague|Riga|Rome|Sofia|Stockholm|Tallinn|Vienna|Vilnius|Warsaw|Zagreb)$/,
    "eu",
  ],
];

const WH_PER_KWH = 1000;
const ARTICLE = "average-household-use";

/** What a typical home uses: of the meter's country, and of as many people as the asker names. */
export const typicalHome = tool(
  "typicalHome",
  async ({ persons }: { persons?: number }, { data, knowledge, language }): Promise<TypicalHomeFacts> => {
    const idle = fact(IDLE_SOURCE, "typicalIdle", TYPICAL_IDLE_WATTS, "W");
    const article = knowledge.article(ARTICLE, language);
    const zone = (await data.meter())?.meter.timeZone ?? "";
    const country = COUNTRIES.find(([zones]) => zones.test(zone))?.[1];
    if (!article) return { idle, ofCountry: null, ofPersons: null, facts: [idle] };
    const source: Source = {
      key: `article:${ARTICLE}`,
      kind: "article",
      title: article.title,
      url: `/help/${ARTICLE}`,
    };
    const use = (of: TypicalHome, [low, high]: Kwh, count: Fact | null = null): TypicalUse => ({
      of,
      low: fact(source, `typical.${of}.low`, low * WH_PER_KWH, "Wh"),
      high: high === undefined ? null : fact(source, `typical.${of}.high`, high * WH_PER_KWH, "Wh"),
      persons: count,
    });
    const ofCountry = country ? use(country, KWH_PER_YEAR[country]) : null;
    const byPersons = KWH_BY_PERSONS.get(persons);
    const ofPersons =
      byPersons && persons ? use("persons", byPersons, fact(QUESTION_SOURCE, "persons", persons, "count")) : null;
    const facts = [ofCountry, ofPersons].flatMap((one) => (one ? [one.low, one.high, one.persons] : []));
    return { idle, ofCountry, ofPersons, facts: [idle, ...facts.filter((one) => one !== null)] };
  },
);
