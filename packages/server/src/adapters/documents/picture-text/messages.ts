import type { Outcome } from "../../worker-queue/outcome";
import type { RawPicture } from "./pixels";

/** What the process that reads pictures is asked: a PNG or JPEG file, or raw pixels. */
export interface ReadRequest {
  picture: Uint8Array | RawPicture;
  page: number;
}

/** What it answers: first that it is ready, then the {@link Outcome} of each request, whose value is the picture's text. */
export type FromReader = { isReady: true } | { isReady: false; reason: string } | Outcome;
