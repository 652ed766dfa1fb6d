import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@wattleaf/shared/i18n/language";
import { z } from "zod";
import { type Placeholder, SINGLE_DAYS, type Value, VALUES } from "./values";

/* Questions of one kind each, from the templates of several groups of authors. */

const FOLDER = new URL("../../../../packages/assistant/training-data/templates/", import.meta.url);

export const KINDS = [
  ..."total total_hours total_days hours_days cost_at avg_day avg_day_hours max_day min_day top_days".split(" "),
  ..."max_month min_month by_month max_hour max_weekday count_over count_under share_hours share_days".split(" "),
  ..."cmp_months cmp_year cmp_weekpart cmp_hours trend".split(" "),
  ..."f_time f_hours f_days f_avg f_cost f_max f_cmp f_share".split(" "),
] as const;

export const template = z.strictObject({
  op: z.enum(KINDS),
  /** The question, with placeholders; marks say which words name a group or a choice. */
  t: z.string().min(1),
  /** Of a follow-up, the question before. */
  prev: z.string().min(1).optional(),
});

export interface TemplateQuestion {
  kind: (typeof KINDS)[number];
  text: string;
  previous: string | null;
  language: Language;
  /** The code of each value that was put in. */
  codes: Partial<Record<Placeholder, string>>;
}

export const groupsOfTemplates = (): number[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => Number.parseInt(name, 10))
    .toSorted((a, b) => a - b);

export const templatesOf = (group: number): z.infer<typeof template>[] =>
  readFileSync(new URL(`${group}.jsonl`, FOLDER), "utf8")
    .trim()
    .split("\n")
    .map((line) => template.parse(JSON.parse(line)));

/** Kinds that a single day has too. */
const OF_ANY_TIME: ReadonlySet<string> = new Set(
  "total total_hours cost_at share_hours cmp_hours f_time f_hours f_cost f_share".split(" "),
);
const MARK = /\{((?:[^{}]|\{(?:n|kwh)\})+)\|(?:group|pick|period2)=\w+\}/g;
const PLACEHOLDER = /\{(in|month|m2|long|hours|h2|days|kwh|price|n)\}/g;

/** Each template of a group with so many choices of values, the same ones each time. */
export function templateQuestions(group: number, times: number): TemplateQuestion[] {
  const next = dice(group);
  return templatesOf(group).flatMap(({ op, t, prev }) => {
    const [text, previous] = [t, prev ?? ""].map((words) => words.replace(MARK, "$1"));
    const language = /\p{Script=Han}/u.test(`${text}${previous}`) ? "zh" : "en";
    const names = [...new Set([...`${text} ${previous}`.matchAll(PLACEHOLDER)].map(([, name]) => name as Placeholder))];
    return Array.from({ length: times }, () => {
      const chosen = Object.fromEntries(names.map((name) => [name, choose(VALUES[language][name], name, op)]));
      const filled = (words = "") => words.replace(PLACEHOLDER, (_, name: string) => chosen[name]?.[0] ?? "");
      return {
        kind: op,
        text: filled(text),
        previous: prev ? filled(previous) : null,
        language,
        codes: Object.fromEntries(names.map((name) => [name, chosen[name]?.[1]])),
      };
    });
  });

  function choose(values: readonly Value[], name: Placeholder, op: string): Value {
    const possible = values.filter(
      ([, code]) =>
        !(name === "in" && SINGLE_DAYS.has(code) && !OF_ANY_TIME.has(op)) &&
        // A morning is held against no hours that lie in it.
        !(op === "cmp_hours" && code === "morning"),
    );
    return possible[Math.floor(next() * possible.length)] ?? ["", ""];
  }
}

/** A linear congruential generator. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}
