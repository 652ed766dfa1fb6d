import { DomainError } from "@wattleaf/shared/errors";

/** A phone's photograph has 12 to 24 million pixels; decoded, each takes four bytes. */
export const MAX_IMAGE_PIXELS = 25_000_000;

export function unreadable(message: string, cause?: unknown): DomainError {
  return new DomainError("file_unreadable", message, { cause });
}

/** What always helps when a document cannot be read. */
export const EXPORT_HINT =
  "You can also upload your usage as CSV or Green Button XML, which most utilities offer for download.";
