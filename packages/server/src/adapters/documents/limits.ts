import { reasonError, type ReasonName } from "@wattleaf/shared/error-reason";
import type { DomainError } from "@wattleaf/shared/errors";
import type { MessageValues } from "@wattleaf/shared/i18n/translate";

/** A phone's photograph has 12 to 24 million pixels; decoded, each takes four bytes. */
export const MAX_IMAGE_PIXELS = 25_000_000;

export function unreadable(name: ReasonName, values?: MessageValues, cause?: unknown): DomainError {
  return reasonError("file_unreadable", name, values, { cause });
}
