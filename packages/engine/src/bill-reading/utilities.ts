import { sellers } from "./eia-861.json";
import table from "./utilities.json";
import { fold } from "./text-lines";

/** A company that sends energy bills. */
export interface Utility {
  name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  domains: readonly string[];
  /** The name and what else the company is called on its bills. */
  names: readonly string[];
}

/**
 * Utilities and retailers by country: the larger ones for the United States, and the major ones of other countries,
 * from general knowledge (docs/methods/bills.md). Companies that only run a grid are left out, because they are named on the bills of others.
 */
const WELL_KNOWN: readonly Utility[] = Object.entries(table as Record<string, string[][]>).flatMap(([country, rows]) =>
  rows.map(([name = "", domains = "", ...others]) => ({
    name,
    country,
    domains: domains.split(" ").filter((domain) => domain !== ""),
    names: [name, ...others],
  })),
);

/** The other companies that sell electricity to households of the United States, by the register of 2018, with their states. */
const REGISTERED: readonly Utility[] = sellers.map(([name = "", , ...others]) => ({
  name,
  country: "US",
  domains: [],
  names: [name, ...others],
}));

const UTILITIES: readonly Utility[] = [...WELL_KNOWN, ...REGISTERED];

/** What the branch of a company in another country adds to its name. */
const OF_A_BRANCH =
  /^(electrabel|belgium|belgie|belgique|canada|us|uk|france|germany|deutschland|italia|espana|clientes|portugal|ireland|nederland|sverige|norge|suomi|polska|cesko|hungaria|romania|ceska republika|australia|nz)$/;

/** The name that customers know: "ENGIE Electrabel s.a." signs its bills as ENGIE, as its sisters in other countries do. */
export const brandOf = ({ name }: Utility): string =>
  UTILITIES.find(
    (other) => name.startsWith(`${other.name} `) && OF_A_BRANCH.test(fold(name.slice(other.name.length + 1))),
  )?.name ?? name;

const COMPACT_LENGTH = 10;
const HAN = /\p{Script=Han}/u;
const byName = new Map(UTILITIES.flatMap((utility) => utility.names.map((name) => [wordsOf(name).join(" "), utility])));
const byDomain = new Map(UTILITIES.flatMap((utility) => utility.domains.map((domain) => [domain, utility])));
const hanNames = UTILITIES.flatMap((utility) =>
  utility.names.filter((name) => HAN.test(name)).map((name) => ({ name, utility })),
).toSorted((a, b) => b.name.length - a.name.length);
/** Long names as recognized text runs them together: "nationalgrid". */
const byCompactName = new Map(
  [...byName]
    .filter(([name]) => name.includes(" ") && name.length >= COMPACT_LENGTH)
    .map(([name, utility]) => [name.replaceAll(" ", ""), utility]),
);
const mostWords = Math.max(...[...byName.keys()].map((name) => name.split(" ").length));
/** Names as the company writes them, to tell "Origin" from an origin. */
const asWritten = new Set(UTILITIES.flatMap(({ names }) => names));

/** Where a text names a utility. */
export interface NamedUtility {
  utility: Utility;
  /** Words of the name: a single word may be an ordinary one. */
  words: number;
  /** The text is this name and at most a legal form. */
  isWhole: boolean;
  /** A name of one word is written as the company writes it, or in capitals. */
  isAsWritten: boolean;
  /** Nothing but the name of a city or county, which addresses, taxes and customers have, too. */
  isPlace: boolean;
  /** Nothing stands beside the name but what departments for electricity are called. */
  isAlone: boolean;
}

const LEGAL_FORM =
  /^(inc|llc|ltd|limited|plc|co|corp|corporation|company|gmbh|ag|kg|sa|sau|spa|srl|sas|pty|berhad|clientes|sales|services|s|p|a|u|the)$/;

/** "comed℠ AN EXELON COMPANY": whom a company belongs to is no part of its name. */
const PARENT = /[℠®™]|\b(an?|your) [\p{L}&. -]{2,30} (company|utility)(?=[℠®™]?$)|\b(part|member) of .*$/giu;

/** The utilities that a text names; of overlapping names, the longest. */
export function utilitiesNamedIn(text: string): NamedUtility[] {
  if (HAN.test(text)) {
    const han = hanNames.find(({ name }) => text.includes(name));
    if (han) {
      const isWhole = isHanName(text, han.name);
      return [
        {
          utility: han.utility,
          words: 2,
          isWhole,
          isAsWritten: true,
          isPlace: false,
          isAlone: isWhole,
        },
      ];
    }
  }
  const own = text.replace(PARENT, " ");
  const named = namedInWords(own);
  // Recognized text joins words: "invoice.Genesis EnergyLimited".
  return named.length > 0 ? named : namedInWords(own.replaceAll(/(?<=\p{Ll})\.?(?=\p{Lu})/gu, " "));
}

function namedInWords(own: string): NamedUtility[] {
  const words = wordsOf(own);
  const written = writtenWords(own);
  const found: NamedUtility[] = [];
  for (let at = 0; at < words.length;) {
    const [utility, length] = longestNameAt(words, at);
    if (utility === undefined) {
      at += 1;
      continue;
    }
    const others = [...words.slice(0, at), ...words.slice(at + length)];
    const first = written[at] ?? "";
    found.push({
      utility,
      words: length,
      isWhole: others.every((word) => LEGAL_FORM.test(word) || isShortName(utility, word)),
      isAsWritten:
        length > 1 ||
        byCompactName.has(words[at] ?? "") ||
        asWritten.has(first) ||
        (first.length > 4 && first === first.toUpperCase()),
      isPlace: isPlace(words.slice(at, at + length).join(" ")),
      isAlone: others.every((word) => LEGAL_FORM.test(word) || OF_A_DEPARTMENT.test(word)),
    });
    at += length;
  }
  return found;
}

/** "City of Dover", but not "City of Bessemer Utilities". */
const isPlace = (name: string): boolean =>
  (PLACE.test(name) || PLACE_BEHIND.test(name)) && !/\b(?:utilit|electric|power|light|water|energy)/.test(name);

/** Whether a name is that of a city and what its department for electricity is called: "City of Dover Electric". */
export const isDepartmentOf = (name: string, city: string): boolean =>
  isPlace(fold(city)) &&
  name.startsWith(`${city} `) &&
  wordsOf(name.slice(city.length)).every((word) => OF_A_DEPARTMENT.test(word));

const OF_A_DEPARTMENT =
  /^(?:and|utilit(?:y|ies)|electric(?:ity|al)?|light(?:ing)?|power|water|sewer|gas|public|works|municipal|department|dept|board|division|system|services?)$/;
const PLACE = /^(?:city|town|village|borough)(?: and \p{L}+)? of /u;
const PLACE_BEHIND = /\b(?:county|city|village|borough|parish)(?: corporation| corp)?$/;

/** "NPGE Northern Plains Gas & Electric": the logo in letters beside the name. */
const isShortName = ({ names }: Utility, word: string): boolean =>
  names.some((name) => name.includes("&") && fold(name.replaceAll(/[^\p{L}\p{N}]/gu, "")) === word);

/** The name alone, or with the branch that serves a city: "国网四川省电力公司成都供电公司". */
const isHanName = (text: string, name: string): boolean =>
  text.startsWith(name) && /^(?:\p{Script=Han}{2,8}(?:供电公司|供电局|供电所|分公司))?$/u.test(text.slice(name.length));

/** The utility whose web domain or address of mail occurs in the text. */
export function utilityOfDomain(text: string): Utility | undefined {
  for (const [domain] of text.toLowerCase().matchAll(/(?:[a-z0-9-]+\.)+[a-z]{2,12}(?:\/[a-z]+)?/g)) {
    const labels = domain.split(".");
    for (let from = 0; from < labels.length - 1; from += 1) {
      const utility =
        byDomain.get(labels.slice(from).join(".")) ?? byDomain.get(labels.slice(from).join(".").split("/")[0] ?? "");
      if (utility) return utility;
    }
  }
  return undefined;
}

/** The utility with exactly this name. */
export const utilityNamed = (name: string): Utility | undefined =>
  byName.get(wordsOf(name).join(" ")) ?? hanNames.find((entry) => name.includes(entry.name))?.utility;

function longestNameAt(words: readonly string[], at: number): [Utility | undefined, number] {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const utility = byName.get(words.slice(at, at + length).join(" "));
    if (utility) return [utility, length];
  }
  return [byCompactName.get(words[at] ?? ""), 1];
}

/** Folded words; "&" is a word, and points within a word are none ("E.ON", "agl.com.au"). */
function wordsOf(text: string): string[] {
  return writtenWords(text).map((word) => (word === "&" ? "and" : fold(word)));
}

function writtenWords(text: string): string[] {
  return text.replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, "").match(/[\p{L}\p{N}°]+|&/gu) ?? [];
}
