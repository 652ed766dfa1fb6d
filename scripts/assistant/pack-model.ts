import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { IntentModel } from "../../packages/assistant/src/understand/classifier";
import { examplePhrases } from "../../packages/assistant/src/understand/examples";
import { normalize } from "../../packages/assistant/src/understand/normalize";
import { questionFeatures } from "../../packages/assistant/src/understand/question-features";
import { TRAINED_INTENTS } from "../../packages/assistant/src/understand/types";

/** One example in this many is part of the digest, to detect changes of the lexicon or the features. */
const SAMPLED = 8;

/** Digest of the examples and of what is learned from them: a model with another digest is stale. */
export function examplesDigest(): string {
  const hash = createHash("sha256").update(TRAINED_INTENTS.join());
  for (const [index, { intent, text }] of examplePhrases().entries()) {
    hash.update(`\n${intent}\t${text}`);
    if (index % SAMPLED === 0) hash.update(questionFeatures(normalize(text)).join("\t"));
  }
  return hash.digest("hex").slice(0, 16);
}

/** The contents of the model file, which `unpackModel` reads. */
export function packModel({ trainedOn, intents, features, weights, scales }: IntentModel): string {
  const head = `${JSON.stringify({ trainedOn, intents, features: features.length })}\n${features.join("\n")}\n`;
  const bytes = Buffer.concat([Buffer.from(head), Buffer.from(scales.buffer), Buffer.from(weights.buffer)]);
  return `${JSON.stringify({ gzip: gzipSync(bytes, { level: 9 }).toString("base64") })}\n`;
}
