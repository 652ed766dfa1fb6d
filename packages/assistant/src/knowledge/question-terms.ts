import { partsOf } from "../frame/conversation/follow-up-text";
import { APPLIANCES } from "../frame/vocabulary";
import { THESAURUS } from "./thesaurus";
import { plainQuestion, type Term, termsOf } from "./tokenize";

/** A follow-up asks for what it adds. */
const CARRIED_WEIGHT = 0.5;

/**
 * The terms of a question, each once. Of a follow-up those of the questions before weigh less, and what it names takes the
 * place of what they named: "and a dryer?" after a heat pump asks for no heat pump dryer.
 */
export function questionTerms(question: string, mend: (plain: string) => string = (plain) => plain): Term[] {
  const parts = partsOf(question);
  const read = (words: string) => termsOf(mend(plainQuestion(words)));
  const own = read(parts.own);
  const isReplaced = own.some(namesAppliance) ? namesAppliance : () => false;
  const carried = parts.before.flatMap(read).filter((term) => !isReplaced(term));
  return unique([...carried.map((term) => ({ ...term, weight: CARRIED_WEIGHT })), ...own]);
}

const unique = (terms: readonly Term[]): Term[] => [...new Map(terms.map((term) => [term.text, term])).values()];

export const namesAppliance = ({ meanings }: Term): boolean => meanings.some(isAppliance);

/** Meanings whose thesaurus names are appliances of the frame's vocabulary. */
const APPLIANCE_MEANINGS: ReadonlySet<string> = new Set(
  Object.keys(THESAURUS)
    .filter((name) => (APPLIANCES as readonly string[]).includes(name))
    .map((name) => `~${name}`),
);
export const isAppliance = (meaning: string): boolean => APPLIANCE_MEANINGS.has(meaning);
