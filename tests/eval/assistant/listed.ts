import type { AssistantData } from "../../../packages/assistant/src/answer";
import { composeAnswer } from "../../../packages/assistant/src/answer";
import { isForTool } from "../../../packages/assistant/src/listed";
import { planOf } from "../../../packages/assistant/src/plan";
import { knowledge } from "../../support/knowledge";
import { Scores } from "./score";

/** The articles' own listed questions, asked word for word: do they reach their article, or the tool in its place? */
export async function evaluateListed(data: AssistantData): Promise<{ scores: Scores; misses: string[] }> {
  const scores = new Scores();
  const misses: string[] = [];
  for (const article of knowledge.articles)
    for (const text of article.questions) {
      const { citations, understanding } = await composeAnswer(
        { text, language: article.language, turns: [], surface: "site" },
        data,
        knowledge,
      );
      const kind = planOf(understanding.frame);
      const isReached =
        citations.some(({ title }) => title === article.title) || isForTool(article.slug, understanding.frame);
      scores.of(article.language).count(isReached);
      if (!isReached) misses.push(`${article.slug}: ${text} -> ${kind} ${citations[0]?.title ?? "no source"}`);
    }
  return { scores, misses };
}
