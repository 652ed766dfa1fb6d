import { checkSentence } from "../guard";
import type { Fact, Source } from "../tools/facts";
import type { Findings } from "./findings";
import { hasAddress, plainText } from "./plain-text";
import type { RawSentence } from "./sentences";

export type Verdict =
  | { kind: "passed"; text: string; sources: readonly Source[] }
  /** Nothing found backs these figures. */
  | { kind: "unbacked"; text: string; unbacked: readonly string[] }
  /** Nothing to read is left, or it must not be said at all. */
  | { kind: "dropped" };

export interface Judge {
  findings: Findings;
  /** What the model knows of a text fact: private parts are taken out. */
  redact(text: string): string;
  isDisclosure(sentence: string): boolean;
}

/** Own data before what holds in general, where both say the same. */
const PREFERENCE: readonly Source["kind"][] = ["meter", "upload", "account", "product", "article", "question"];

/**
 * Lets the guard read one sentence of a model's draft against everything that the tools found, and finds what it is to
 * be cited with: the sources that the model named where these back it, else the fewest that do.
 */
export function judgeSentence(sentence: RawSentence, { findings, redact, isDisclosure }: Judge): Verdict {
  const text = plainText(sentence.text);
  const saysNothing = !/[\p{L}\d]/u.test(text) || (hasAddress(sentence.text) && !/\d/.test(text));
  if (saysNothing || isDisclosure(sentence.text)) return { kind: "dropped" };
  const evidence = { facts: findings.facts.map((one) => asRead(one, redact)), passages: findings.passages };
  const check = (sources: readonly Source[]) => checkSentence({ text, sources }, evidence);
  const named = findings.named(sentence.marks);
  if (check(named).ok) return { kind: "passed", text, sources: named };
  const all = findings.sources;
  const { ok, unbacked } = check(all);
  if (!ok) return { kind: "unbacked", text, unbacked };
  return { kind: "passed", text, sources: fewest(all, (sources) => check(sources).ok) };
}

/** A name is quoted as the model read it, without its private parts. */
const asRead = (one: Fact, redact: (text: string) => string): Fact =>
  one.unit === "text" ? { ...one, value: redact(String(one.value)) } : one;

/** One source if one is enough, else what remains when each that is not needed has gone. */
function fewest(all: readonly Source[], isEnough: (sources: readonly Source[]) => boolean): readonly Source[] {
  const ordered = all.toSorted((a, b) => PREFERENCE.indexOf(a.kind) - PREFERENCE.indexOf(b.kind));
  const single = ordered.find((source) => isEnough([source]));
  if (single) return [single];
  let needed: readonly Source[] = ordered;
  for (const source of ordered.toReversed()) {
    const without = needed.filter((one) => one !== source);
    if (isEnough(without)) needed = without;
  }
  return needed;
}
