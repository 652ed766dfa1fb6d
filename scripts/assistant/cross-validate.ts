import { fileURLToPath } from "node:url";
import { probabilityOf } from "../../packages/assistant/src/confidence/boosted-trees";
import shipped from "../../packages/assistant/src/frame/model/reader.json";
import { unpackModel } from "../../packages/assistant/src/frame/learned/model-file";
import { readerOf } from "../../packages/assistant/src/frame/reader";
import { loadKnowledge } from "../../packages/server/src/adapters/knowledge-files";
import { labeledMessages } from "./labeled-messages";
import { judgeAnswer } from "./reader/answer-evidence";
import type { Judged } from "./reader/evaluate";
import { judge } from "./reader/evaluate";
import { learnReader, readerFrom } from "./reader/learn";
import { listedQuestions } from "./reader/listed-questions";
import { trainingPhrases } from "./reader/phrases";
import { printConfidence, printFigures } from "./reader/figures";

/**
 * How well questions of unknown authors are read: `bun scripts/assistant/cross-validate.ts`. The authors are divided
 * into folds; each fold is read by a reader that learned from the others. `--held-out` reads the held-out authors by the
 * shipped model, which learned from all others, and prints figures only; `--authors=115,120` those of some.
 */
const FOLDS = 5;
const messages = labeledMessages();
const known = messages.filter(({ author }) => author % 5 !== 0);
const others = { listed: listedQuestions(known), phrases: trainingPhrases() };
const onlyAuthors = process.argv
  .find((argument) => argument.startsWith("--authors="))
  ?.slice(10)
  .split(",")
  .map(Number);
const onlyFold = process.argv.find((argument) => argument.startsWith("--fold="))?.slice(7);

if (process.argv.includes("--held-out")) {
  const model = unpackModel(shipped);
  const reader = readerOf(model);
  const heldOut = messages.filter(({ author }) => author % 5 === 0 && (onlyAuthors?.includes(author) ?? true));
  printFigures(heldOut.map((message) => judge(message, reader)));
  const articles = loadKnowledge(fileURLToPath(new URL("../../packages/assistant/content", import.meta.url)));
  printConfidence(
    heldOut
      .flatMap((message) => judgeAnswer(message, reader, articles))
      .map(({ signals, isRight }) => ({ sureness: probabilityOf(model.confidence, signals), isRight })),
  );
} else {
  const authors = [...new Set(known.map(({ author }) => author))];
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    if (onlyFold !== undefined && fold !== Number(onlyFold)) continue;
    const apart = new Set(authors.filter((_, index) => index % FOLDS === fold));
    const reader = readerFrom(
      learnReader(
        known.filter(({ author }) => !apart.has(author)),
        others,
      ),
    );
    for (const message of known) if (apart.has(message.author)) judged.push(judge(message, reader));
  }
  printFigures(judged);
  if (process.argv.includes("--errors")) {
    const { printErrors } = await import("./reader/figures");
    printErrors(judged);
  }
}
