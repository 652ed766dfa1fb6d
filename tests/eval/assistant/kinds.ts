import { type AssistantData, composeAnswer, type Turn } from "../../../packages/assistant/src/answer";
import { planOf } from "../../../packages/assistant/src/plan";
import { type LabeledQuestion, QUESTIONS } from "../../fixtures/questions";
import { knowledge } from "../../support/knowledge";
import { Scores } from "./score";

/** The hand-written questions of the tests: does the right kind of answer answer them, and is every sentence backed? */
export async function evaluateKinds(data: AssistantData): Promise<{ scores: Scores; misses: string[] }> {
  const scores = new Scores();
  const misses: string[] = [];
  for (const question of QUESTIONS) {
    const { understanding, rejected, text } = await ask(question, data);
    const kind = planOf(understanding.frame);
    const isRight = question.answer.includes(kind);
    scores.of(`${question.after ? "follow-ups" : "questions"}, ${question.language}`).count(isRight);
    scores.of("backed").count(rejected.length === 0 && text.length > 0);
    if (!isRight)
      misses.push(
        `${(question.after ?? []).join(" / ")} > ${question.text}: ${kind}, wanted ${question.answer.join(" or ")}`,
      );
    for (const { sentence } of rejected) misses.push(`${question.text}: not backed: ${sentence}`);
  }
  return { scores, misses };
}

async function ask({ text, language, after = [], proposal }: LabeledQuestion, data: AssistantData) {
  const turns: Turn[] = [];
  const put = (message: string) => composeAnswer({ text: message, language, turns, surface: "site" }, data, knowledge);
  for (const earlier of after) turns.push({ question: earlier, understanding: (await put(earlier)).understanding });
  const last = turns.at(-1);
  if (proposal && last)
    last.understanding = { ...last.understanding, proposals: [{ action: "control_device", id: "proposal" }] };
  return put(text);
}
