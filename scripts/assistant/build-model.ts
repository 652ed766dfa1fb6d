import { writeFileSync } from "node:fs";
import { exampleFeatures } from "../../packages/assistant/src/understand/examples";
import { TRAINED_INTENTS } from "../../packages/assistant/src/understand/types";
import { examplesDigest, packModel } from "./pack-model";
import { train } from "./train";

/**
 * Trains the assistant's intent classifier on the examples and writes it beside them: `bun run model:assistant`. Takes
 * a few seconds; the same examples produce the same file.
 */
const OPTIONS = { epochs: 20, learningRate: 1.5, decay: 0.0003, minExamples: 1 };
/** Scale of the weights: on held-out examples, the plain regression is less confident than it is accurate. */
const SHARPNESS = 2;
/** Rows whose largest weight is below this do not change a prediction. */
const MIN_WEIGHT = 0.02;

const examples = exampleFeatures();
const trained = train(examples, OPTIONS);
const columns = TRAINED_INTENTS.length;
const rows = trained.features.flatMap((feature, row) => {
  const weights = trained.weights.subarray(row * columns, (row + 1) * columns);
  const strongest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  return strongest < MIN_WEIGHT ? [] : [{ feature, weights, scale: (strongest / 127) * SHARPNESS }];
});
const packed = packModel({
  trainedOn: examplesDigest(),
  intents: TRAINED_INTENTS,
  features: rows.map(({ feature }) => feature),
  scales: Float32Array.from(rows.map(({ scale }) => scale)),
  weights: Int8Array.from(
    rows.flatMap(({ weights, scale }) => [...weights].map((weight) => Math.round((weight * SHARPNESS) / scale))),
  ),
});
writeFileSync(new URL("../../packages/assistant/src/understand/model/intents.json", import.meta.url), packed);
console.log(`${examples.length} examples, ${rows.length} features, ${Math.round(packed.length / 1024)} KB`);
