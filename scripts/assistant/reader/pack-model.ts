import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { ModelFile, ModelHead, WeightsHead } from "../../../packages/assistant/src/frame/learned/model-file";
import type { SparseWeights } from "../../../packages/assistant/src/frame/learned/sparse-model";
import type { LabeledMessage } from "../labeled-messages";
import type { LearnedReader, OtherQuestions } from "./learn";

/** Digest of what a reader learns from: a model with another digest is stale. */
export function trainingDigest(messages: readonly LabeledMessage[], { listed, phrases }: OtherQuestions): string {
  return createHash("sha256")
    .update(JSON.stringify([messages, listed, phrases]))
    .digest("hex")
    .slice(0, 16);
}

/** The contents of the model's file, which `unpackModel` reads. */
export function packModel(
  { tagger, classifiers, memory, talkTopics, sharpness, sureness, confidence }: LearnedReader,
  trainedOn: string,
): ModelFile {
  const head: ModelHead = {
    tags: tagger.tags,
    labels: classifiers.labels,
    sharpness,
    sureness: sureness.map((weight) => Number(weight.toFixed(4))),
    confidence,
    talkTopics,
    memory: Object.fromEntries(
      Object.entries(memory).map(([slot, values]) => [
        slot,
        [...values].map(([words, { value, isCommon }]) => [words, value, isCommon ? 1 : 0] as const),
      ]),
    ),
    transitions: [...tagger.transitions].map((score) => Number(score.toFixed(3))),
    tagger: headOf(tagger.emissions),
    classifier: headOf(classifiers.weights),
  };
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    numbersOf(tagger.emissions),
    numbersOf(classifiers.weights),
  ]);
  return { trainedOn, gzip: gzipSync(bytes, { level: 9 }).toString("base64") };
}

const headOf = ({ hashes, weights, scale }: SparseWeights): WeightsHead => ({
  features: hashes.length,
  weights: weights.length,
  scale,
});

function numbersOf({ hashes, starts, classes, weights }: SparseWeights): Buffer {
  const steps = hashes.map((hash, row) => hash - (row === 0 ? 0 : (hashes[row - 1] ?? 0)));
  const lengths = Uint16Array.from(hashes, (_, row) => (starts[row + 1] ?? 0) - (starts[row] ?? 0));
  return Buffer.concat([steps, lengths, Uint16Array.from(classes), weights].map(({ buffer }) => Buffer.from(buffer)));
}
