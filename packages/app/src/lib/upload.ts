import type { ErrorBody } from "@wattleaf/shared/errors";
import type { ChatUploadReply } from "@wattleaf/shared/contracts/chat/upload";
import { UploadFailure } from "./upload-failure";

export interface UploadRequest {
  file: File;
  sessionId?: string;
  /** Idempotency key of the file's message in the conversation. */
  messageKey?: string;
  language: string;
}

/**
 * Uploads a bill or meter file to the chat and waits for its analysis.
 * @throws UploadFailure, or AbortError when the signal fires
 */
export function uploadBill(
  { file, sessionId, messageKey, language }: UploadRequest,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<ChatUploadReply> {
  const fields = {
    type: "energy_bill",
    language,
    ...(sessionId ? { sessionId } : {}),
    ...(messageKey ? { messageKey } : {}),
    file,
  };
  return sendForm("/api/upload", fields, onProgress, signal);
}

/**
 * Sends a multipart form and waits for the JSON response.
 * @param onProgress share sent, 0–1; fetch cannot report this, hence XMLHttpRequest
 * @throws UploadFailure, or AbortError when the signal fires
 */
export function sendForm<Reply>(
  path: string,
  fields: Readonly<Record<string, string | File>>,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<Reply> {
  // Canceled before this module was loaded: a listener would wait for an event that has passed.
  if (signal.aborted) return Promise.reject(canceled());
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.withCredentials = true;
    request.responseType = "json";
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as Reply);
      else reject(failureOf(request.response));
    });
    request.addEventListener("error", () => reject(new UploadFailure("network", "")));
    request.addEventListener("abort", () => reject(canceled()));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

const canceled = () => new DOMException("Upload canceled", "AbortError");

function failureOf(body: unknown): UploadFailure {
  if (typeof body !== "object" || body === null) return new UploadFailure("internal", "");
  const { code, message, reason } = body as Partial<ErrorBody>;
  return new UploadFailure(
    typeof code === "string" ? code : "internal",
    typeof message === "string" ? message : "",
    reason,
  );
}
