import { expect } from "vitest";
import { composeAnswer, type Turn } from "../../packages/assistant/src/answer";
import type { AssistantData } from "../../packages/assistant/src/ports";
import { knowledge } from "./knowledge";

/** The answer to the last of some messages, sent in turn in one conversation, each in its own language. */
export async function converse(home: AssistantData, ...messages: readonly string[]): Promise<string> {
  const turns: Turn[] = [];
  let told = "";
  for (const text of messages) {
    const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
    // oxlint-disable-next-line no-await-in-loop -- each follows the one before
    const answer = await composeAnswer({ text, language, turns, surface: "site" }, home, knowledge);
    turns.push({ question: text, understanding: answer.understanding });
    told = answer.text;
    expect(answer.rejected).toEqual([]);
  }
  return told;
}
