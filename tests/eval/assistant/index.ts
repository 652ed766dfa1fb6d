import { composeAnswer } from "../../../packages/assistant/src/answer";
import type { AssistantData, Turn } from "../../../packages/assistant/src/answer";
import { accepts, UTTERANCES, utterancesIn } from "../../fixtures/utterances";
import type { Utterance } from "../../fixtures/utterance";
import { createTestApi } from "../../support/api";
import { ASKERS, meteredAsker } from "./askers";
import type { Score } from "./score";
import { holds, Scores } from "./score";
import { knowledge } from "../../support/knowledge";

/**
 * `bun run eval:assistant` on the labeled questions, `bun run eval:assistant my-set.jsonl` on your own set: one JSON
 * object per line, `{"text", "language": "en" | "zh", "intent"}` and optional checks (docs/assistant.md, Figures).
 */
const [file] = process.argv.slice(2);
const utterances = file ? utterancesIn(file) : UTTERANCES;
const DECLINED: ReadonlySet<string> = new Set(["out_of_scope", "unsafe"]);

const routing = new Scores();
const entities = new Scores();
const grounded = new Scores();
const declined = new Scores();
const misses: string[] = [];
const durations: number[] = [];

async function ask(utterance: Utterance, data: AssistantData) {
  const turns: Turn[] = [];
  const put = (text: string) =>
    composeAnswer({ text, language: utterance.language, turns, surface: "site" }, data, knowledge);
  for (const text of utterance.after ?? [])
    turns.push({ question: text, understanding: (await put(text)).understanding });
  const last = turns.at(-1);
  if (utterance.proposal && last)
    last.understanding = { ...last.understanding, proposal: { action: "control_device", id: "proposal" } };
  const started = performance.now();
  const answer = await put(utterance.text);
  return { answer, tookMs: performance.now() - started };
}

function countReading(utterance: Utterance, { intent, entities: found }: Turn["understanding"]): void {
  const right = accepts(utterance, intent);
  routing.of(`${utterance.language}${utterance.after ? " follow-ups" : ""}`).count(right);
  if (!right) misses.push(`intent ${utterance.text}: ${intent}, wanted ${String(utterance.intent)}`);
  const wanted = {
    ...utterance.entities,
    ...(utterance.appliance ? { appliance: utterance.appliance } : {}),
    ...(utterance.period ? { period: { kind: utterance.period } } : {}),
  };
  if (Object.keys(wanted).length > 0) {
    const same = holds(found, wanted);
    entities.of(utterance.language).count(same);
    if (!same) misses.push(`entity ${utterance.text}: ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`);
  }
  const mustDecline = [utterance.intent].flat().every((one) => DECLINED.has(one));
  declined
    .of(`${utterance.language}, ${mustDecline ? "must be declined" : "must be answered"}`)
    .count(DECLINED.has(intent) === mustDecline);
}

const api = await createTestApi();
try {
  const meter = await meteredAsker(api);
  const askers: Readonly<Record<string, AssistantData>> = { ...ASKERS, "own meter": meter };
  // Excludes the warm-up from the timing.
  for (const utterance of utterances.slice(0, 100)) await ask(utterance, ASKERS["household"] ?? meter);
  for (const utterance of utterances) {
    for (const [name, data] of Object.entries(askers)) {
      const { answer, tookMs } = await ask(utterance, data);
      if (name !== "own meter") durations.push(tookMs);
      // Nothing rejected and a nonempty answer: the composer kept to its evidence.
      const isSound = answer.rejected.length === 0 && answer.text.length > 0;
      grounded.of(name).count(isSound);
      if (!isSound) misses.push(`unbacked (${name}) ${utterance.text}: ${JSON.stringify(answer.rejected)}`);
      if (name === "household") countReading(utterance, answer.understanding);
    }
  }
} finally {
  api.close();
}

const sorted = durations.toSorted((a, b) => a - b);
const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2)} ms`;
for (const miss of misses) console.log(`- ${miss}`);
console.table(
  Object.fromEntries([
    ...routing.rows("routing"),
    ["routing", routing.all.toString()],
    ...entities.rows("entities"),
    ...grounded.rows("grounded"),
    ...declined.rows("declined"),
    ["time for an answer, median", at(0.5)],
    ["time for an answer, p95", at(0.95)],
  ]),
);
const sound: Score = grounded.all;
if (!file && (routing.all.share < 0.95 || sound.hits < sound.of)) process.exitCode = 1;
// If a model is configured, evaluate it too.
if (process.env["LLM_BASE_URL"]) await (await import("./model")).evaluateModel(process.env);
// The server's Workers keep running.
process.exit();
