import { type Finder, isDates, isQuantity, matches } from "./finds";

const LABEL =
  "account|acct|a/c|customer|client|contract|meter|service|premises?|policy|invoice|member(?:ship)?|reference|ref|esi ?id|mpan|mprn|nmi|pod|pdl|iban|ssn|kunden|vertrags?(?:konto)?|z(?:ä|ae)hler|konto|compte|contrat|cliente?|cuenta|contrato|cups";
const NUMBER_WORD = "(?:\\s*[-.]?\\s*(?:number|numbers|numéro|numero|número|nummer|num|no|nr|id|code|point))?";

const hasDigits = (least: number) => (found: string) => (found.match(/\d/g)?.length ?? 0) >= least;

/** "of 2024-07-14" */
const withoutWord = (found: string) => found.replace(/^[a-z]{1,4}[ -]/i, "");

/** Numbers that identify a customer of a utility or bank, or a citizen, where a word before them says so. */
export const LABELED_NUMBERS: readonly Finder[] = [
  matches(
    "account",
    new RegExp(
      `(?:\\b|_)(?:${LABEL})${NUMBER_WORD}\\.?\\s*(?:is|was|are|ist|lautet|est|es|[:=#_-])?\\s*#?(?<value>[A-Z]{0,4}[ -]?\\d(?:[ /-]?[A-Z\\d]|\\.\\d){3,30})(?![A-Z\\d])`,
      "gi",
    ),
    (found, before, after) => hasDigits(4)(found) && !isDates(withoutWord(found)) && !isQuantity(before, after),
  ),
  matches(
    "account",
    /(?:户号|户名号|账号|帐号|账户|帐户|客户编号|用户编号|客户号|用户号|合同号|合同编号|电表号|表号|缴费号|卡号|身份证号?码?)\s*(?:是|为|[:：])?\s*(?<value>[A-Za-z\d][A-Za-z\d -]{3,30})/g,
    (found, before, after) => hasDigits(4)(found) && !isDates(withoutWord(found)) && !isQuantity(before, after),
  ),
];

/** The same, known by their look alone. */
export const BARE_NUMBERS: readonly Finder[] = [
  matches("account", /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g, hasDigits(10)),
  matches("account", /\b\d{3}-\d{2}-\d{4}\b/g),
  // Letters and many digits in one word: a meter's or a supply point's id.
  matches("account", /(?<![\w.])(?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{8,}(?![\w])/g, (found) => {
    const digits = found.match(/\d/g)?.length ?? 0;
    return digits >= 7 && /[A-Z]/.test(found) && !isDates(found);
  }),
  // Digits alone, in one piece or in groups.
  matches(
    "account",
    /(?<![\d.,:/+])\d(?:[ -]?\d){7,23}(?!\d|[.,:/]\d)/g,
    (found, before, after) => !isDates(found) && !isQuantity(before, after),
  ),
];
