import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadKnowledge } from "../../packages/server/src/adapters/knowledge-files";
import { labeledMessages } from "./labeled-messages";
import { calibrate } from "./reader/calibrate";
import { learnReader } from "./reader/learn";
import { listedQuestions } from "./reader/listed-questions";
import { trainingPhrases } from "./reader/phrases";
import { packModel, trainingDigest } from "./reader/pack-model";

/**
 * Trains the reader of questions on the labeled messages and writes its model: `bun run model:assistant`. Takes a few
 * minutes; the same messages produce the same file. Held-out authors are left out.
 */
const APART = [2, 4];
const messages = labeledMessages().filter(({ author }) => author % 5 !== 0);
const others = { listed: listedQuestions(messages), phrases: trainingPhrases() };
// How sure the reader may be is measured on half of the authors, by two readers that each learned from three quarters.
const calibration = calibrate(
  APART.map((apart) => {
    const isApart = ({ author }: { author: number }) => author % 5 === apart;
    return {
      learned: learnReader(
        messages.filter((message) => !isApart(message)),
        others,
      ),
      unknown: messages.filter(isApart),
    };
  }),
  loadKnowledge(fileURLToPath(new URL("../../packages/assistant/content", import.meta.url))),
);
const file = packModel({ ...learnReader(messages, others), ...calibration }, trainingDigest(messages, others));
writeFileSync(
  new URL("../../packages/assistant/src/frame/model/reader.json", import.meta.url),
  `${JSON.stringify(file)}\n`,
);
console.log(
  `${messages.length} messages, ${others.listed.length} questions of articles, ${others.phrases.length} phrases, ${Math.round(file.gzip.length / 1024)} KB`,
);
