import type { Asked } from "./consistency";
import type { WordSlots } from "./conversation/merge";

/* What is asked of one's own solar panels: what they made, what of it the home used itself, or what was sold. */

const PANELS =
  /\b(?:solar|panels?|pv|photovoltaics?|rooftop|sun ?(?:power|shine|light)?)\b|光伏|太阳能|太阳|发的?电|自发|板子/;
/** Of a home with panels alone. */
const SUFFICIENT = /\bself[- ]?(?:suffic|consum)\w*|自给(?:自足|率)|自发自用/;
/** What part of it, and not how much. */
const RATE =
  /\bself[- ]?sufficiency\b|\bself[- ]?(?:consumption|supply|use) (?:rate|ratio|share|percentage|quota|factor)\b|自(?:发自)?用(?:电)?(?:率|比例|占比)|自给率/;
/** "What share came off the roof?": of all that the home used. */
const SHARE_OF_PANELS =
  /\b(?:share|part|percent(?:age)?|fraction|proportion|how much)\b.{0,60}\b(?:c[ao]me|was|is|comes|were) (?:off|from) (?:the |my |our )?(?:roof|panels?|solar|sun)\b|\b(?:share|part|percent(?:age)?|fraction|proportion|how much)\b.{0,60}\b(?:covered|met|supplied|provided) by (?:the |my |our )?(?:own )?(?:roof|panels?|solar|sun)\b|(?:多少|几成|百分之几|占比).{0,12}(?:来自|靠|是)(?:光伏|太阳能|屋顶|板子)/;
/** "Self-use", "the part we keep for ourselves", 自用了几成. */
const OWN_USE =
  /\bself[- ]?(?:use[ds]?|consum\w*|suppl\w*|suffic\w*)\b|\bown (?:use|consumption)\b|\b(?:keep|kept|keeping|use[ds]?|using|consume[ds]?|consuming) (?:\S+ ){0,4}?(?:ourselves|myself|at home|in the (?:house|home)|on site)\b|\bcover(?:ed|s|ing)? (?:the|our|my|all of the|everything)\b|\b(?:run|ran|running|power(?:ed)?|suppl(?:y|ied)) (?:the|our|my) (?:whole )?(?:house|home|place)\b|cover(?:到|了)|覆盖|够用|够不够用|自用|自己(?:家)?(?:用|消耗)|自发自用|自给|直接用掉|自家用/;
const SOLD =
  /\b(?:export\w*|sold|sell\w*|feed[- ]?in|fed|give|gave|given|sen[dt])\b.{0,24}\b(?:back|grid|away)?\b|卖|上网|送[回给]|馈/;
const MADE =
  /\b(?:ma[dk]e|makes|made|making|produc\w*|generat\w*|output|yield)\b|发了|发电|发得|发多少|发最多|产[了出]/;
/** Of the grid: bought and sold side by side. */
const BOTH_WAYS =
  /\b(?:consumed?|used?|bought|imported)\b.{0,90}\b(?:and|also)\b.{0,30}\b(?:exported|sold)\b|\bimport\w*\b.{0,12}\b(?:and|or|vs\.?|versus|&)\b.{0,16}\bexport\w*\b|\bexport\w*\b.{0,12}\b(?:and|or|vs\.?|versus|&)\b.{0,16}\bimport\w*\b|\b(?:bought|buy)\b.{0,30}\b(?:sold|sell)\b|买.{0,12}卖[了多给掉出]|卖[了多给掉出].{0,12}买/;
/** Why it is so, or what it would be worth, is told by others. */
const FIGURES: ReadonlySet<Asked["act"]> = new Set(["ask", "compare"]);
const OF_ENERGY: ReadonlySet<Asked["metric"]> = new Set([
  undefined,
  "energy",
  "power",
  "count",
  "production",
  "export",
]);

const OF_MONEY =
  /\b(?:costs?|paid|pay|payments?|money|dollars?|bucks|pounds?|euros?|cash|bills?|sav\w+|worth|earn\w*|spen[dt])\b|[$£€]|费|钱|元|块|省|赚|值/;

/** @param text normalized */
export const asksOwnUse = (text: string): boolean => OWN_USE.test(text);

/** @param text normalized */
export function ofOwnPanels(asked: Asked, slots: WordSlots, text: string): Asked {
  const { appliances = [], period, group, pick } = slots;
  // Only what is measured has months and ends.
  const isMeasured = (period ?? group ?? pick) !== undefined && OWN_USE.test(text);
  if (!FIGURES.has(asked.act) || (asked.scope !== "own" && !isMeasured)) return asked;
  const isOfPanels = asked.subject === "solar" || (appliances.length > 0 && appliances.every((one) => one === "solar"));
  const { aggregate, ...others } = asked;
  // Without a word of money it is of energy, whatever was guessed: "self sufficiency by month".
  const isOfEnergy = OF_ENERGY.has(asked.metric) || (asked.metric === "cost" && !OF_MONEY.test(text));
  if (SHARE_OF_PANELS.test(text) && (isOfPanels || isOfEnergy))
    return { act: "ask", scope: "own", metric: "own_use", subject: "solar" };
  if (OWN_USE.test(text) && (isOfPanels || PANELS.test(text) || SUFFICIENT.test(text) || RATE.test(text)) && isOfEnergy)
    return {
      ...others,
      scope: "own",
      ...(aggregate === "trend" && { aggregate }),
      ...(RATE.test(text) && { aggregate: "share" as const }),
      metric: "own_use",
      subject: "solar",
    };
  if (BOTH_WAYS.test(text) && OF_ENERGY.has(asked.metric) && slots.unit !== "money")
    return { ...others, metric: "net" };
  if (!isOfPanels) return asked;
  // Both what was made and what was sold: the whole account of the panels.
  if (MADE.test(text) && SOLD.test(text) && OF_ENERGY.has(asked.metric))
    return { ...others, metric: "own_use", subject: "solar" };
  if (asked.metric === undefined || asked.metric === "energy" || asked.metric === "power")
    return { ...asked, metric: SOLD.test(text) ? "export" : "production", subject: "solar" };
  return asked;
}
