import { parseArgs } from "node:util";
import { NOTHING_KNOWN } from "../../../packages/assistant/src/ports";
import { readMessage } from "../../../packages/assistant/src/frame/read-message";
import { createTestApi } from "../../support/api";
import { meteredAsker } from "./askers";
import { confidenceRows } from "./confidence";
import { evaluateKinds } from "./kinds";
import { evaluateLabeled, isHeldOut } from "./labeled";
import { evaluateListed } from "./listed";
import { QUESTIONS } from "../../fixtures/questions";
import { printAnswers } from "./questions-file";

/**
 * `bun run eval:assistant`: how well the assistant answers. Labeled messages are asked of a whole server with a metered
 * home; without `--authors` those of the authors that nothing was learned from, of which only figures are printed.
 *
 * - `--authors 1,2` asks those authors' messages and prints the misses, but for those of held-out authors
 * - `--questions my.jsonl` prints the answers to a set of your own: `{"q": "…", "lang": "en", "who": "visitor",
 *   "previous": "…"}` per line
 * - `--templates` reads questions of 32 kinds by held-out groups of authors, `--templates --authors 111` by others with the misses
 * - `--partners` asks what customers ask of two utilities' articles, in both languages
 * - `--from-feedback` prints the questions of a database whose answers missed, as training data
 */
const { values: options } = parseArgs({
  options: {
    authors: { type: "string" },
    questions: { type: "string" },
    partners: { type: "boolean" },
    templates: { type: "boolean" },
    "from-feedback": { type: "boolean" },
  },
});

if (options["from-feedback"]) {
  await (await import("./from-feedback")).printFeedbackCases(process.env);
  process.exit();
}

if (options.templates) {
  const { evaluateTemplates } = await import("./templates");
  evaluateTemplates(options.authors?.split(",").map(Number));
  process.exit();
}

if (options.partners) {
  await (await import("./partners")).evaluatePartners();
  process.exit();
}

const api = await createTestApi();
try {
  const home = await meteredAsker(api);
  if (options.questions) await printAnswers(options.questions, home);
  else {
    const authors = options.authors?.split(",").map(Number);
    const isWanted = (author: number) => authors?.includes(author) ?? isHeldOut(author);
    // What held-out authors wrote is not read by who builds the assistant.
    const mayBeRead = authors?.every((author) => !isHeldOut(author)) === true;
    const labeled = await evaluateLabeled(home, isWanted);
    const listed = await evaluateListed({ ...NOTHING_KNOWN, nowMs: () => home.nowMs() });
    const kinds = await evaluateKinds(home);
    for (const miss of [...(mayBeRead ? labeled.misses : []), ...listed.misses, ...kinds.misses])
      console.log(`- ${miss}`);
    console.table(
      Object.fromEntries([
        ...labeled.scores.rows("labeled messages"),
        ...confidenceRows(labeled.sure),
        ...listed.scores.rows("listed questions"),
        ...kinds.scores.rows("hand-written questions"),
        ["reading a question, median", `${medianReadingMs().toFixed(2)} ms`],
      ]),
    );
  }
} finally {
  api.close();
}
// The server's Workers keep running.
process.exit();

function medianReadingMs(): number {
  const times = QUESTIONS.map(({ text, language }) => {
    const startMs = performance.now();
    readMessage(text, { language, today: "2026-06-17", previous: null, hasProposal: false });
    return performance.now() - startMs;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
