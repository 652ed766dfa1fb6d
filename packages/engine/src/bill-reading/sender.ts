import type { TextLine } from "./text-lines";
import { fold, overlap } from "./text-lines";
import type { Utility } from "./utilities";
import { brandOf, isDepartmentOf, utilitiesNamedIn, utilityOfDomain } from "./utilities";

/** Letterheads are in the first lines of the first page. */
export const LETTERHEAD_LINES = 14;
/** A logo is in the first of them, often in small letters. */
export const LOGO_LINES = 3;
/** Whom a check is made out to: the words behind. */
const PAYEE = /\b(?:payable to|to the order of|(?:à|a) l['’]ordre de|zugunsten von)[:\s]+(.{2,60})/iu;
const MOST_NAMES_COUNTED = 3;

/**
 * What a mention says about who sent the bill. A web address is the sender's own more surely than a name, which may be
 * another company's ("Supply is from …").
 */
const WEIGHTS = {
  domain: 4,
  letterhead: 4,
  wordInLetterhead: 2.5,
  nameInLetterhead: 3,
  payee: 3,
  ownCell: 2,
  name: 1.5,
  word: 0.7,
};
/** Below this, a mention is no evidence; from the second figure on, several kinds of it agree. */
const LEAST_WEIGHT = 2;
export const STRONG_WEIGHT = 6;
/** The second most likely sender is at most this share as likely. */
const MOST_OF_SECOND = 0.7;

/** The listed utility that a bill is from, with its evidence. */
export interface Sender {
  utility: Utility;
  /** The name to show for it. */
  brand: string;
  weight: number;
  /** More than one kind of evidence: its web domain, its letterhead, its name in sentences. */
  isConfirmed: boolean;
  text: string;
  certainty: number;
}

interface Evidence {
  utility: Utility;
  brand: string;
  byKind: Map<keyof typeof WEIGHTS, number>;
  text: string;
  certainty: number;
}

/** Which listed utility sent the bill; undefined when none, or when two are about as likely. */
export function senderOf(lines: readonly TextLine[]): Sender | undefined {
  const found = new Map<string, Evidence>();
  const add = (utility: Utility, kind: keyof typeof WEIGHTS, line: TextLine, text: string) => {
    const brand = brandOf(utility);
    const known = found.get(brand) ?? { utility, brand, byKind: new Map(), text, certainty: line.certainty };
    known.byKind.set(kind, (known.byKind.get(kind) ?? 0) + 1);
    // The branch tells the country more surely than the name that all of them share.
    if (utility.name !== brand) known.utility = utility;
    if (kind === "letterhead" || kind === "wordInLetterhead") known.text = text;
    found.set(brand, known);
  };
  for (const [index, line] of lines.entries()) {
    const isLetterhead = index < LETTERHEAD_LINES && line.page === 1;
    for (const { text } of line.cells) {
      const domain = utilityOfDomain(text);
      if (domain) add(domain, "domain", line, text);
      if (NAMES_ANOTHER.test(fold(text))) continue;
      const [payee] = utilitiesNamedIn(PAYEE.exec(text)?.[1] ?? "");
      if (payee?.isAsWritten) add(payee.utility, "payee", line, text);
      for (const { utility, words, isWhole, isAsWritten, isPlace, isAlone } of utilitiesNamedIn(text)) {
        if (isPlace && (!isLetterhead || !isAlone || isOfCustomer(lines, index, text))) continue;
        // "Origin" written as the company does not write it is an origin, but in the place of a logo.
        const isLogo = isWhole && index < LOGO_LINES && line.page === 1;
        if (!isAsWritten && !isLogo) continue;
        const kind = isWhole
          ? isLetterhead
            ? words === 1
              ? "wordInLetterhead"
              : "letterhead"
            : "ownCell"
          : words === 1
            ? "word"
            : isLetterhead
              ? "nameInLetterhead"
              : "name";
        add(utility, kind, line, text);
      }
    }
  }
  for (const { text, line } of stackedLogos(lines)) {
    const [only, more] = utilitiesNamedIn(text);
    if (only?.isWhole && only.words > 1 && !more) add(only.utility, "letterhead", line, text);
  }
  joinDepartments(found);
  const isCompanyOfGroup = ({ brand, byKind }: Evidence) =>
    byKind.has("letterhead") && !GROUP.test(brand) && /公司|局/.test(brand);
  const hasCompany = [...found.values()].some(isCompanyOfGroup);
  const senders = [...found.values()]
    .filter(({ brand }) => !hasCompany || !GROUP.test(brand))
    .map((evidence) => ({ ...evidence, weight: weightOf(evidence), isConfirmed: evidence.byKind.size > 1 }))
    .toSorted((a, b) => b.weight - a.weight);
  const [best, second] = senders;
  if (!best || best.weight < LEAST_WEIGHT) return undefined;
  return second && second.weight > MOST_OF_SECOND * best.weight ? undefined : best;
}

/**
 * "City of Dover" in the letterhead and the web address of "City of Dover Electric": a city and its department are one
 * sender, under the name that the bill has in words.
 */
function joinDepartments(found: Map<string, Evidence>): void {
  for (const [brand, department] of found) {
    const city = [...found.values()].find(({ brand: name }) => isDepartmentOf(brand, name));
    if (!city) continue;
    const isNamed = [...department.byKind.keys()].some((kind) => kind !== "domain");
    const [own, other] = isNamed ? [department, city] : [city, department];
    for (const [kind, count] of other.byKind) own.byKind.set(kind, (own.byKind.get(kind) ?? 0) + count);
    found.delete(other.brand);
  }
}

/** "Service address" or "Bill to" beside or above: the customer's city, or a city that is a customer. */
function isOfCustomer(lines: readonly TextLine[], index: number, text: string): boolean {
  const beside = (lines[index]?.cells ?? []).filter((cell) => cell.text !== text);
  const above = lines.slice(Math.max(0, index - LINES_OF_ADDRESS), index).flatMap(({ cells }) => cells.slice(0, 1));
  return [...beside, ...above].some(({ folded }) => OF_CUSTOMER.test(folded));
}

const LINES_OF_ADDRESS = 3;
const OF_CUSTOMER =
  /\b(?:customer name|account (?:name|holder)|bill(?:ed)? to|mail(?:ing address| to)|sold to|prepared for|service (?:address|location|for|to)|premises?)\b/;

/** "Network operator: …" on a retailer's bill, "Elhandelsföretag: …" on that of a grid: the other company of the two. */
const NAMES_ANOTHER =
  /^(?:(?:ihr |zustandiger )?(?:verteil|strom)?netzbetreiber|messstellenbetreiber|grundversorger|gestionnaire (?:de|du) reseau|(?:empresa )?distribuidora|distributore|network operator|(?:electricity )?distributor|netbeheerder|nettselskap|netselskab|natagare|elnatsforetag|elhandelsforetag|elleverantor)\b[^:]{0,30}:/;

/** "Portland General" over "ELECTRIC": a logo of two lines, each the beginning of its row. */
function stackedLogos(lines: readonly TextLine[]): { text: string; line: TextLine }[] {
  return lines.slice(0, LOGO_LINES).flatMap((line, index) => {
    const [above, below] = [line.cells[0], lines[index + 1]?.cells[0]];
    const isStacked = above && below && overlap(above, below) && lines[index + 1]?.page === line.page;
    return isStacked ? [{ text: `${above.text} ${below.text}`, line }] : [];
  });
}

/** In China a group's logo stands over the name of the company that serves a province. */
const GROUP = /^(?:国家电网|中国南方电网|南方电网)$/;

function weightOf({ byKind }: Evidence): number {
  return [...byKind].reduce(
    (sum, [kind, count]) => sum + WEIGHTS[kind] * (1 + 0.25 * (Math.min(count, MOST_NAMES_COUNTED) - 1)),
    0,
  );
}
