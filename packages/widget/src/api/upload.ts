import type { ChatUploadReply } from "@wattleaf/shared/contracts/chat/upload";
import { CHAT_UPLOAD_EXTENSIONS, MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";
import type { Language } from "@wattleaf/shared/i18n/language";
import { Failure, failureFrom } from "./failure";

/** Checks a file before it is sent; returns the error that the server would report, or undefined. */
export function uploadError(file: { name: string; size: number }): Failure | undefined {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!CHAT_UPLOAD_EXTENSIONS.some((known) => known === extension)) return new Failure("file_type_not_supported");
  if (file.size > MAX_UPLOAD_BYTES) return new Failure("file_too_large");
  if (file.size === 0) return new Failure("file_empty");
  return undefined;
}

/**
 * Sends a bill. XMLHttpRequest because fetch tells nothing about how much of a body has been sent.
 *
 * @param onProgress share of the file that has been sent, 0 to 1
 * @throws {Failure}
 */
export function uploadBill(
  file: File,
  {
    apiOrigin,
    token,
    sessionId,
    language,
  }: { apiOrigin: string; token: string; sessionId: string; language: Language },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ChatUploadReply> {
  const form = new FormData();
  form.append("type", "energy_bill");
  form.append("sessionId", sessionId);
  form.append("language", language);
  form.append("file", file);

  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Failure("aborted"));
    const request = new XMLHttpRequest();
    request.open("POST", `${apiOrigin}/api/upload`);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) {
        return reject(failureFrom(status, responseText));
      }
      try {
        resolve(JSON.parse(responseText) as ChatUploadReply);
      } catch {
        reject(new Failure("internal"));
      }
    });
    request.addEventListener("error", () => reject(new Failure("network")));
    request.addEventListener("abort", () => reject(new Failure("aborted")));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
