import { CHAT_UPLOAD_EXTENSIONS, MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";

export type UploadProblem = "wrongType" | "tooLarge";

/** For a file input's `accept`. */
export const UPLOAD_ACCEPT = CHAT_UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(",");

/** Quick checks that avoid a useless upload; the server checks the content. */
export function checkUpload(
  file: Pick<File, "name" | "size">,
  extensions: readonly string[] = CHAT_UPLOAD_EXTENSIONS,
  maxBytes: number = MAX_UPLOAD_BYTES,
): UploadProblem | null {
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!file.name.includes(".") || !extensions.includes(extension)) return "wrongType";
  return file.size > maxBytes ? "tooLarge" : null;
}
