import type { ErrorReason } from "@wattleaf/shared/errors";

/** Why a file was not read: a code of the server's, or `network`. */
export class UploadFailure extends Error {
  override readonly name = "UploadFailure";
  constructor(
    readonly code: string,
    message: string,
    readonly reason?: ErrorReason,
  ) {
    super(message);
  }
}
