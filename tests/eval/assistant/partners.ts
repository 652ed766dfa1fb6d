import { readFileSync } from "node:fs";
import { composeAnswer } from "@wattleaf/assistant/answer";
import { partnerKnowledge } from "@wattleaf/assistant/knowledge/index";
import { type PartnerArticle, toArticle } from "@wattleaf/assistant/knowledge/partner-articles";
import type { PartnerVoice } from "@wattleaf/assistant/partner-voice";
import { assistantDataOf } from "../../fixtures/assistant-data";
import { knowledge } from "../../support/knowledge";

/* Questions of a utility's customers on its page: how often its own articles answer, and the part of them that does. */

/** What chooses between its articles and ours was fitted on the first two; the others took no part. */
const SETS = ["a-en", "a-zh", "b-en", "b-zh"] as const;

interface Asked {
  q: string;
  /** Null of a question in general. */
  article: string | null;
  /** Null for the opening. */
  section: string | null;
}

const PARTNER: PartnerVoice = {
  id: "gridville",
  revision: 0,
  name: "Gridville",
  contact: { phone: "+1 555 0100" },
  features: { upload: true, charts: true, rewards: false, redeem: false },
};

export async function evaluatePartners(): Promise<void> {
  for (const name of SETS) console.log(`${name}: ${await judged(name)}`);
}

async function judged(name: (typeof SETS)[number]): Promise<string> {
  const language = name.endsWith("zh") ? "zh" : "en";
  const articles = JSON.parse(textOf(`${name}.articles.json`)) as PartnerArticle[];
  const known = partnerKnowledge(knowledge, articles.map(toArticle));
  const asked = textOf(`${name}.questions.jsonl`)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Asked);
  const counts = { of: 0, article: 0, part: 0, general: 0, taken: 0 };
  for (const { q, article, section } of asked) {
    const question = { text: q, language, turns: [], surface: "widget", partner: PARTNER } as const;
    // oxlint-disable-next-line no-await-in-loop -- one question at a time, as they are asked
    const { text, citations } = await composeAnswer(question, assistantDataOf(null), known);
    const cited = articles.filter(({ title }) => citations.some((source) => source.title.includes(title)));
    if (article === null) {
      counts.general += 1;
      if (cited.length > 0) counts.taken += 1;
      continue;
    }
    counts.of += 1;
    const isTold = cited.some(({ id }) => id === article);
    const told = known.article(`partner:${article}`, language)?.passages.find(({ heading }) => heading === section);
    const plain = text.replaceAll(/\s*\[\d+\]/g, "");
    if (isTold) counts.article += 1;
    if (isTold && told?.sentences.some((sentence) => plain.includes(sentence.replace(/[。.]$/, "")))) counts.part += 1;
  }
  const share = (count: number, of: number) => `${Math.round((100 * count) / of)}%`;
  return (
    `of ${counts.of}, the article ${share(counts.article, counts.of)}, its part ${share(counts.part, counts.of)}; ` +
    `of ${counts.general} in general ${counts.taken} by a partner's article`
  );
}

const textOf = (file: string): string => readFileSync(new URL(`partners/${file}`, import.meta.url), "utf8");
