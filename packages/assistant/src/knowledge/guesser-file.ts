import { gunzipSync } from "fflate";
import type { GuesserModel } from "./guesser";

/** A guesser as it is stored: `head` in one line, then the numbers in the order of its sizes; compressed, in base64. */
export interface GuesserFile {
  /** Digest of what it was trained on: a test sees when it is stale. */
  trainedOn: string;
  gzip: string;
}

export type GuesserHead = Pick<GuesserModel, "passages" | "scale" | "size"> & { features: number };

export function unpackGuesser({ gzip }: Pick<GuesserFile, "gzip">): GuesserModel {
  const packed = atob(gzip);
  const zipped = new Uint8Array(packed.length);
  for (let at = 0; at < packed.length; at += 1) zipped[at] = packed.charCodeAt(at);
  const bytes = gunzipSync(zipped);
  const headEnd = bytes.indexOf(10);
  const { features, ...head } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headEnd))) as GuesserHead;
  let at = headEnd + 1;
  const take = (count: number) => bytes.slice(at, (at += count));
  const hashes = new Uint32Array(take(features * 4).buffer);
  const inputs = new Int8Array(take(features * head.size).buffer);
  return { ...head, hashes, inputs, outputs: new Int8Array(take(head.passages.length * head.size).buffer) };
}
