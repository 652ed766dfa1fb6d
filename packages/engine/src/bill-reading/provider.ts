import { nameIn, withWholeLabel } from "./identity";
import { LABELS } from "./labels";
import { firstValue, labeled } from "./near-label";
import type { Field, Reading } from "./reading";
import { field } from "./reading";
import { LETTERHEAD_LINES, LOGO_LINES, STRONG_WEIGHT } from "./sender";
import type { TextLine } from "./text-lines";

const COMPANY_END =
  /\b(electric (cooperative|co-?op|association|membership corp(oration)?|company|department|utility|service)|co-?op(erative)?|power (and|&) light|light (and|&) power|(public|municipal) utilit(y|ies)( district)?|utilities|p\.?u\.?d\.?|power company|power|energy|electric|gas company|water (district|company|department)|hydro)( (company|co\.?|inc\.?|llc|corp\.?|corporation|association|district|ltd\.?|limited|plc))*\.?$|\b(gmbh( & co\.? kg)?|ag|plc|ltd|limited|inc|llc|s\.?a\.?(u\.?)?|s\.?l\.?u?\.?|sarl|sas|s\.?p\.?a\.?|kg|e\.?g\.?|pty|berhad|e\.?s\.?p)\.?$/u;
const COMPANY_START =
  /^(stadtwerke?|elektrizitatswerke?|gemeindewerke|energie|regie|services industriels|azienda|compagnie|electricite|city of|town of|village of) \p{L}/u;
/** A Chinese company's name within a title such as "…电力有限公司 电费账单". */
const CHINESE_COMPANY = /\p{Script=Han}{2,16}(?:供电|电力|电网|能源|電力)\p{Script=Han}{0,4}(?:公司|局|集团)/u;
/** Headlines and notices about power are no company. */
const NOT_A_COMPANY =
  /[:：%?!]|\d{2}|\bkwh\b|[$€£¥]|\b(your|ihre?|votre|vous|su|tu|charges?|bill|invoice|statement|rechnung|facture|factura|usage|used|use|account|outages?|report(ing)?|emergenc(y|ies)|sav(e|ing|ings)|tips?|assist(ance)?|program|service address|delivery|supply|supplier|how|about|understand(ing)?|renewable|clean|green|solar|average|home|total|current|previous|summary|questions?|contact|for|to|the cost|efficiency|sample|specimen|customer|business|residential|cost of|price)\b|账单|通知/;

/** "Electric Service" heads a column; what only names a trade is no company. */
const ONLY_A_TRADE =
  /^(?:(?:the|and|&|public|basic|local|electric(?:ity|al)?|natural|gas|water|sewer|power|energy|utility|utilities|services?|company|department|delivery|supply|hydro|residential)(?:\s+|$))+$/;

/** The company that sends the bill: as labeled, from the list of utilities, else a company's name in the letterhead. */
export function providerOf({ lines, sender }: Reading): Field<string> | null {
  if (sender) {
    const score = sender.weight >= STRONG_WEIGHT ? 0.95 : sender.isConfirmed ? 0.9 : 0.8;
    return field(sender.brand, score * sender.certainty, sender.text);
  }
  const letterhead = lines.slice(0, LETTERHEAD_LINES);
  // The label of a Chinese bill names the local branch; the letterhead names the company.
  for (const { cells, certainty } of letterhead) {
    if (cells.some(({ folded }) => LABELS.provider.test(folded))) continue;
    for (const { text } of cells) {
      const company = CHINESE_COMPANY.exec(text)?.[0];
      if (company !== undefined) return field(company, 0.6 * certainty, text);
    }
  }
  const logo = logoOfDomain(lines);
  if (logo) return logo;
  for (const found of labeled(lines, LABELS.provider)) {
    const name = firstValue(withWholeLabel(found), nameIn);
    if (name && name.place.where !== "below" && !NOT_A_COMPANY.test(name.value.toLowerCase()))
      return field(name.value, 0.7 * found.certainty, found.text);
  }
  for (const line of letterhead) {
    for (const { text, folded } of line.cells) {
      const isCompany = COMPANY_END.test(folded) || COMPANY_START.test(folded);
      const isNamed = folded.split(" ").length > 1;
      if (
        isCompany &&
        isNamed &&
        !NOT_A_COMPANY.test(folded) &&
        !ONLY_A_TRADE.test(folded) &&
        nameIn(text) !== undefined
      )
        return field(text, (hasOwnDomain(lines, folded) ? 0.7 : 0.5) * line.certainty, text);
    }
  }
  return null;
}

/** "ellipse" at the top of the page and ellipse.se somewhere on it: the logo of a company that is on no list. */
function logoOfDomain(lines: readonly TextLine[]): Field<string> | undefined {
  const domains = new Set(
    lines.flatMap(({ cells }) => cells.flatMap(({ folded }) => [...folded.matchAll(DOMAIN)].map(([, name]) => name))),
  );
  for (const { cells, certainty } of lines.slice(0, LOGO_LINES)) {
    const logo = cells.find(
      ({ folded }) => /^[a-z][a-z &-]{3,30}$/.test(folded) && domains.has(folded.replaceAll(/[^a-z-]/g, "")),
    );
    if (logo) return field(logo.text, 0.7 * certainty, logo.text);
  }
  return undefined;
}

const DOMAIN =
  /(?<![a-z\d@.-])(?:www\.)?([a-z-]{4,30})\.(?:com|net|org|coop|gov|co\.\p{L}{2}|com\.\p{L}{2}|\p{L}{2})(?![a-z\d])/gu;

/** "Northfield Power & Light" and northfieldpower.com. */
function hasOwnDomain(lines: readonly TextLine[], folded: string): boolean {
  const [first = "", second = ""] = folded.match(/\p{L}{3,}/gu) ?? [];
  return lines.some(({ cells }) =>
    cells.some((cell) =>
      new RegExp(`${first}-?(${second})?[a-z]*\\.(com|org|coop|net|gov|de|ch|fr|es|it|co\\.uk|com\\.au)\\b`).test(
        cell.folded,
      ),
    ),
  );
}
