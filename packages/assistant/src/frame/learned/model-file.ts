import type { BoostedTrees } from "../../confidence/boosted-trees";
import { gunzipSync } from "fflate";
import type { ClassifierModel } from "./classifier";
import { classifierOf } from "./classifier";
import type { ReaderModel, SurenessWeights } from "../reader";
import type { SparseWeights } from "./sparse-model";
import { linearModel } from "./sparse-model";
import { taggerOf } from "./tagger";
import type { RememberedValue, TaggedSlot } from "../values";

/** A model as it is stored: `head` in one line, then the numbers in the order of its sizes; compressed, in base64. */
export interface ModelFile {
  /** Digest of what it was trained on: a test sees when it is stale. */
  trainedOn: string;
  gzip: string;
}

export interface ModelHead {
  tags: readonly string[];
  labels: ClassifierModel["labels"];
  sharpness: ClassifierModel["sharpness"];
  sureness: SurenessWeights;
  confidence: BoostedTrees;
  talkTopics: readonly string[];
  memory: Partial<Record<TaggedSlot, readonly (readonly [words: string, value: string, isCommon: 0 | 1])[]>>;
  transitions: readonly number[];
  tagger: WeightsHead;
  classifier: WeightsHead;
}

export interface WeightsHead {
  features: number;
  weights: number;
  scale: number;
}

export interface ShippedModel extends ReaderModel {
  /** How likely an answer is right. */
  confidence: BoostedTrees;
}

export function unpackModel({ gzip }: ModelFile): ShippedModel {
  const packed = atob(gzip);
  const zipped = new Uint8Array(packed.length);
  for (let at = 0; at < packed.length; at += 1) zipped[at] = packed.charCodeAt(at);
  const bytes = gunzipSync(zipped);
  const headEnd = bytes.indexOf(10);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headEnd))) as ModelHead;
  const numbers = new NumberReader(bytes, headEnd + 1);
  const emissions = readWeights(numbers, head.tagger);
  const weights = readWeights(numbers, head.classifier);
  return {
    tagger: taggerOf({
      tags: head.tags,
      emissions: linearModel(emissions),
      transitions: Float64Array.from(head.transitions),
    }),
    classifier: classifierOf({ labels: head.labels, weights: linearModel(weights), sharpness: head.sharpness }),
    memory: Object.fromEntries(
      Object.entries(head.memory).map(([slot, entries]) => [
        slot,
        new Map(
          entries.map(([words, value, isCommon]): [string, RememberedValue] => [
            words,
            { value, isCommon: isCommon === 1 },
          ]),
        ),
      ]),
    ),
    talkTopics: new Set(head.talkTopics),
    sureness: head.sureness,
    confidence: head.confidence,
  };
}

/** Hashes are stored as the steps between them, rows as their lengths, which compresses well. */
function readWeights(numbers: NumberReader, { features, weights, scale }: WeightsHead): SparseWeights {
  const steps = new Uint32Array(numbers.take(features * 4));
  const lengths = new Uint16Array(numbers.take(features * 2));
  const classes = new Uint16Array(numbers.take(weights * 2));
  const hashes = new Uint32Array(features);
  const starts = new Uint32Array(features + 1);
  for (let row = 0; row < features; row += 1) {
    hashes[row] = (row === 0 ? 0 : (hashes[row - 1] ?? 0)) + (steps[row] ?? 0);
    starts[row + 1] = (starts[row] ?? 0) + (lengths[row] ?? 0);
  }
  return { hashes, starts, classes, weights: new Int8Array(numbers.take(weights)), scale };
}

class NumberReader {
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  take(count: number): ArrayBuffer {
    const taken = this.bytes.slice(this.at, this.at + count).buffer;
    this.at += count;
    return taken;
  }
}
