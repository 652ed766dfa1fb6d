import type { Language } from "@wattleaf/shared/i18n/language";
import { formatFact } from "../compose/format";
import type { CitedPassage, Fact, Source, ToolResult } from "../tools/facts";
import type { EnergyUnit } from "../understand/types";
import type { Fence } from "./fence";
import type { Findings } from "./findings";

/** What a model reads of one result. More facts than this are no answer but a table, which is shown below the text. */
const MOST_FACTS = 160;
const MOST_CHARACTERS = 12_000;

export interface ReportOptions {
  language: Language;
  energyUnit: EnergyUnit | undefined;
  fence: Fence;
  findings: Findings;
  /** Takes out what is private; ours alone are the articles and what the product says of itself. */
  redact(text: string): string;
}

/**
 * A tool's result in words, fenced: every figure as an answer would write it, each with its source. A model is given
 * nothing else of a result, so what it can repeat is what the guard knows.
 */
export function reportOf(result: ToolResult, { language, energyUnit, fence, findings, redact }: ReportOptions): string {
  const own = (source: Source, text: string) => (isOurs(source) ? text : redact(text));
  const mark = (source: Source) => {
    const name = findings.nameOf(source);
    return name === null ? "(said by the asker)" : `[${name}]`;
  };
  const factLine = (one: Fact) => {
    const value = formatFact(one, { language, ...(energyUnit ? { energyUnit } : {}) });
    return `${own(one.source, one.id)}: ${one.unit === "text" ? own(one.source, value) : value} ${mark(one.source)}`;
  };
  const passage = ({ text, source }: CitedPassage) => `${own(source, text)} ${mark(source)}`;
  const sources = [
    ...new Map([...result.facts, ...result.passages].map(({ source }) => [source.key, source])).values(),
  ];
  const lines = [
    ...sources
      .filter(({ kind }) => kind !== "question")
      .map(
        (source) => `${findings.nameOf(source)} is ${source.kind}: ${own(source, source.title)}${sandboxNote(source)}`,
      ),
    ...result.facts.slice(0, MOST_FACTS).map(factLine),
    ...(result.facts.length > MOST_FACTS ? [`(${result.facts.length - MOST_FACTS} facts more)`] : []),
    ...result.passages.map(passage),
    ...(result.notes ?? []).map((note) => `Note: ${redact(note)}`),
    ...stateOf(result).map((line) => redact(line)),
  ];
  const text = lines.length > 0 ? lines.join("\n") : "Nothing was found.";
  return fence.around(text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}\n(shortened)` : text);
}

const isOurs = ({ kind }: Source) => kind === "article" || kind === "product";
const sandboxNote = ({ sandbox }: Source) => (sandbox ? " (sandbox or sample data: say so)" : "");

/** What a result says besides facts, in a word: `status: ambiguous`, `signedIn: false`. Numbers are facts or nothing. */
function stateOf(result: ToolResult): string[] {
  return Object.entries(result).flatMap(([name, value]) =>
    typeof value === "boolean" || (typeof value === "string" && value.length <= 40) ? [`${name}: ${value}`] : [],
  );
}
