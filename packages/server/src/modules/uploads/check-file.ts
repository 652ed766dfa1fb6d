import {
  CHAT_UPLOAD_EXTENSIONS,
  MAX_UPLOAD_BYTES,
  ONBOARDING_TOO_LARGE_MESSAGE,
  ONBOARDING_UPLOAD_EXTENSIONS,
  ONBOARDING_WRONG_TYPE_MESSAGE,
  UPLOAD_TOO_LARGE_MESSAGE,
  UPLOAD_WRONG_TYPE_MESSAGE,
} from "@wattleaf/shared/domain/uploads";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import { hasExtension } from "./file-name";

/** The files that a form accepts, and its error messages for others. */
export interface AcceptedFiles {
  extensions: readonly string[];
  maxBytes: number;
  wrongType: string;
  tooLarge: string;
}

export const CHAT_FILES: AcceptedFiles = {
  extensions: CHAT_UPLOAD_EXTENSIONS,
  maxBytes: MAX_UPLOAD_BYTES,
  wrongType: UPLOAD_WRONG_TYPE_MESSAGE,
  tooLarge: UPLOAD_TOO_LARGE_MESSAGE,
};

export const ONBOARDING_FILES: AcceptedFiles = {
  extensions: ONBOARDING_UPLOAD_EXTENSIONS,
  maxBytes: MAX_UPLOAD_BYTES,
  wrongType: ONBOARDING_WRONG_TYPE_MESSAGE,
  tooLarge: ONBOARDING_TOO_LARGE_MESSAGE,
};

/** @throws DomainError file_missing, file_type_not_supported, file_too_large, file_empty */
export function checkFile(file: unknown, { extensions, maxBytes, wrongType, tooLarge }: AcceptedFiles): File {
  if (!(file instanceof File)) {
    const message = "Please choose a file.";
    throw new DomainError("file_missing", message, { issues: [{ path: "file", message }] });
  }
  if (!hasExtension(file.name, extensions)) throw new DomainError("file_type_not_supported", wrongType);
  if (file.size > maxBytes) throw new DomainError("file_too_large", tooLarge);
  if (file.size === 0) throw reasonError("file_empty", "file_empty");
  return file;
}
