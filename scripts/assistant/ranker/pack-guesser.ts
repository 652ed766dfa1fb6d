import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { GuesserModel } from "../../../packages/assistant/src/knowledge/guesser";
import type { GuesserFile, GuesserHead } from "../../../packages/assistant/src/knowledge/guesser-file";
import type { Lesson } from "./train-guesser";

/** Digest of what a guesser learns from: a model with another digest is stale. */
export const lessonsDigest = (lessons: readonly Lesson[]): string =>
  createHash("sha256").update(JSON.stringify(lessons)).digest("hex").slice(0, 16);

/** The contents of the model's file, which `unpackGuesser` reads. */
export function packGuesser(model: GuesserModel, trainedOn: string): GuesserFile {
  const { size, scale, passages, hashes, inputs, outputs } = model;
  const head: GuesserHead = { size, scale, passages, features: hashes.length };
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    ...[hashes, inputs, outputs].map(({ buffer }) => Buffer.from(buffer)),
  ]);
  return { trainedOn, gzip: gzipSync(bytes, { level: 9 }).toString("base64") };
}
