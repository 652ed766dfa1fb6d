import type { UploadReply } from "@wattleaf/shared/contracts/uploads";

export interface UploadRequest {
  file: File;
  sessionId?: string;
  language: string;
}

/** Why a file was not read: a code of the server's, or `network`. */
export class UploadFailure extends Error {
  override readonly name = "UploadFailure";
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Uploads a bill or meter file and waits for its reading.
 * @param onProgress share sent, 0–1; fetch cannot report this, hence XMLHttpRequest
 * @throws UploadFailure, or AbortError when the signal fires
 */
export function uploadBill(
  { file, sessionId, language }: UploadRequest,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<UploadReply> {
  const form = new FormData();
  form.set("type", "energy_bill");
  form.set("language", language);
  if (sessionId) form.set("sessionId", sessionId);
  form.set("file", file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/upload");
    request.withCredentials = true;
    request.responseType = "json";
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as UploadReply);
      else reject(failureOf(request.response));
    });
    request.addEventListener("error", () => reject(new UploadFailure("network", "")));
    request.addEventListener("abort", () => reject(new DOMException("Upload cancelled", "AbortError")));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

function failureOf(body: unknown): UploadFailure {
  if (typeof body !== "object" || body === null) return new UploadFailure("internal", "");
  const { code, message } = body as { code?: unknown; message?: unknown };
  return new UploadFailure(typeof code === "string" ? code : "internal", typeof message === "string" ? message : "");
}
