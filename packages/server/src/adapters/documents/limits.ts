import { reasonError, type ReasonName } from "@wattleaf/shared/error-reason";
import type { DomainError } from "@wattleaf/shared/errors";
import type { MessageValues } from "@wattleaf/shared/i18n/translate";

/** A phone's photograph has 12 to 24 million pixels; decoded, each takes four bytes. */
export const MAX_IMAGE_PIXELS = 25_000_000;

/** How long the pictures of a document's pages may take, so that its job ends inside the limit of its lane. */
export interface RecognitionTime {
  /** After this long no further scanned page is begun. */
  anotherPageMs: number;
  /** After this long no page is read again, in another language or turned. */
  againMs: number;
}

export const RECOGNITION_TIME: RecognitionTime = { anotherPageMs: 6_000, againMs: 9_000 };

export function unreadable(name: ReasonName, values?: MessageValues, cause?: unknown): DomainError {
  return reasonError("file_unreadable", name, values, { cause });
}
