import { join } from "node:path";
import { composeAnswer, loadKnowledge } from "../../packages/server/src/modules/assistant/answer";
import type { Turn } from "../../packages/server/src/modules/assistant/answer";
import { assistantDataOf, GAS_FACTS, MONTHLY_FACTS, YEAR_FACTS } from "../fixtures/assistant-data";
import { UTTERANCES } from "../fixtures/utterances";
import type { Utterance } from "../fixtures/utterances";

const knowledge = loadKnowledge(join(import.meta.dir, "../../packages/server/src/content/knowledge"));
const askers = {
  visitor: assistantDataOf(null),
  household: assistantDataOf(YEAR_FACTS),
  monthlyBills: assistantDataOf(MONTHLY_FACTS),
  gasMeter: assistantDataOf(GAS_FACTS),
};

interface Score {
  hits: number;
  of: number;
}
const score = (): Score => ({ hits: 0, of: 0 });
const routing = { en: score(), zh: score(), followUps: score() };
const entities = score();
const grounded = score();
const refusals = score();
const misses: string[] = [];
const durations: number[] = [];

function count(into: Score, hit: boolean): void {
  into.of += 1;
  if (hit) into.hits += 1;
}

async function ask(utterance: Utterance, data: (typeof askers)["visitor"]) {
  const turns: Turn[] = [];
  for (const text of utterance.after ?? []) {
    const { understanding } = await composeAnswer(
      { text, language: utterance.language, turns, surface: "site" },
      data,
      knowledge,
    );
    turns.push({ question: text, understanding });
  }
  const started = performance.now();
  const answer = await composeAnswer(
    { text: utterance.text, language: utterance.language, turns, surface: "site" },
    data,
    knowledge,
  );
  durations.push(performance.now() - started);
  return answer;
}

for (const utterance of UTTERANCES) await ask(utterance, askers.visitor);
durations.length = 0;

for (const utterance of UTTERANCES) {
  for (const [name, data] of Object.entries(askers)) {
    const answer = await ask(utterance, data);
    // Nothing turned down and something said: the composer kept to its evidence.
    const sound = answer.rejected.length === 0 && answer.text.length > 0;
    count(grounded, sound);
    if (!sound) misses.push(`unbacked (${name}) ${utterance.text}: ${JSON.stringify(answer.rejected)}`);
    if (name !== "household") continue;

    const { intent, entities: found } = answer.understanding;
    const right = intent === utterance.intent;
    count(utterance.after ? routing.followUps : routing[utterance.language], right);
    if (!right) misses.push(`intent ${utterance.text}: ${intent}, wanted ${utterance.intent}`);
    if (utterance.appliance || utterance.period) {
      const same =
        (!utterance.appliance || found.appliance === utterance.appliance) &&
        (!utterance.period || found.period?.kind === utterance.period);
      count(entities, same);
      if (!same) misses.push(`entity ${utterance.text}: ${found.appliance} ${found.period?.kind}`);
    }
    count(refusals, (intent === "out_of_scope") === (utterance.intent === "out_of_scope"));
  }
}

const percent = ({ hits, of }: Score) => `${((100 * hits) / of).toFixed(1)} % (${hits} of ${of})`;
const sorted = durations.toSorted((a, b) => a - b);
const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2)} ms`;
for (const miss of misses) console.log(`- ${miss}`);
console.table({
  "routing, English": percent(routing.en),
  "routing, Chinese": percent(routing.zh),
  "routing, follow-ups": percent(routing.followUps),
  entities: percent(entities),
  groundedness: percent(grounded),
  refusals: percent(refusals),
  "time for an answer, median": at(0.5),
  "time for an answer, p95": at(0.95),
});
const all = [routing.en, routing.zh, routing.followUps].reduce(
  (sum, { hits, of }) => ({ hits: sum.hits + hits, of: sum.of + of }),
  score(),
);
if (all.hits / all.of < 0.95 || grounded.hits < grounded.of) process.exitCode = 1;
