import { writeFileSync } from "node:fs";
import { exampleFeatures } from "../../packages/assistant/src/understand/examples";
import { SPOKEN_INTENTS } from "../../packages/assistant/src/understand/types";
import { examplesDigest, packModel } from "./pack-model";
import { train } from "./train";

/**
 * Trains the classifier of the assistant's intents on the examples and writes it beside them: `bun run model:assistant`.
 * Takes some seconds; the same examples give the same file.
 */
const OPTIONS = { epochs: 20, learningRate: 1.5, decay: 0.0003, minExamples: 1 };
/** Weights are stretched by it: held-out examples show that the bare regression is less sure than it is right. */
const SHARPNESS = 2;
/** Rows whose strongest weight is below this change no reading. */
const MIN_WEIGHT = 0.02;

const examples = exampleFeatures();
const trained = train(examples, OPTIONS);
const columns = SPOKEN_INTENTS.length;
const rows = trained.features.flatMap((feature, row) => {
  const weights = trained.weights.subarray(row * columns, (row + 1) * columns);
  const strongest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  return strongest < MIN_WEIGHT ? [] : [{ feature, weights, scale: (strongest / 127) * SHARPNESS }];
});
const packed = packModel({
  trainedOn: examplesDigest(),
  intents: SPOKEN_INTENTS,
  features: rows.map(({ feature }) => feature),
  scales: Float32Array.from(rows.map(({ scale }) => scale)),
  weights: Int8Array.from(
    rows.flatMap(({ weights, scale }) => [...weights].map((weight) => Math.round((weight * SHARPNESS) / scale))),
  ),
});
writeFileSync(new URL("../../packages/assistant/src/understand/model/intents.json", import.meta.url), packed);
console.log(`${examples.length} examples, ${rows.length} features, ${Math.round(packed.length / 1024)} KB`);
