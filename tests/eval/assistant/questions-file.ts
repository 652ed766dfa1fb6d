import { readFileSync } from "node:fs";
import { type AssistantData, composeAnswer, type Turn } from "../../../packages/assistant/src/answer";
import { planOf } from "../../../packages/assistant/src/plan";
import { NOTHING_KNOWN } from "../../../packages/assistant/src/ports";
import { knowledge } from "../../support/knowledge";

interface AskedQuestion {
  q: string;
  lang: "en" | "zh";
  /** `visitor` has no data; anyone else has a metered home. */
  who?: string;
  /** Asked first, in the same conversation. */
  previous?: string | readonly string[];
}

/** Prints each question with how it was read and the whole answer, to be judged by reading. */
export async function printAnswers(path: string, home: AssistantData): Promise<void> {
  const visitor: AssistantData = { ...NOTHING_KNOWN, nowMs: () => home.nowMs() };
  for (const line of readFileSync(path, "utf8").trimEnd().split("\n")) {
    const { q, lang, who = "user", previous = [] } = JSON.parse(line) as AskedQuestion;
    const turns: Turn[] = [];
    for (const text of [previous, q].flat()) {
      const data = who === "visitor" ? visitor : home;
      const answer = await composeAnswer({ text, language: lang, turns, surface: "site" }, data, knowledge);
      const { frame } = answer.understanding;
      const { topics, read: _read, mentions: _mentions, language: _language, sureness: _sureness, ...slots } = frame;
      const likeliest = topics.slice(0, 2).map(({ topic, probability }) => `${topic} ${probability.toFixed(2)}`);
      console.log(
        `\n${who}: ${text}\n   ${planOf(frame)} ${answer.confidence?.toFixed(2) ?? "-"} ${JSON.stringify(slots)} ${likeliest.join(", ")}`,
      );
      console.log(`   ${answer.text.replaceAll("\n", "\n   ")}`);
      if (answer.choices.length > 0) console.log(`   choices: ${answer.choices.map(({ label }) => label).join(" | ")}`);
      turns.push({ question: text, understanding: answer.understanding });
    }
  }
}
