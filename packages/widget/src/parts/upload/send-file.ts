import type { ChatUploadReply } from "@wattleaf/shared/contracts/chat/upload";
import { WIDGET_CHAT_SESSION_ID } from "@wattleaf/shared/domain/chat";
import { CHAT_UPLOAD_EXTENSIONS, MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";
import { Failure, failureFrom, isAboutIdentity, toFailure } from "../../api/failure";
import type { CalledPath } from "../../api/fetch";
import type { FileReading, FileSending } from "../../api/file-sending";
import { failureText } from "../failure/failure-text";
import type { PanelMessageKey, PanelServices, PanelTranslate } from "../../panel/services";

const TEXTS: Partial<Record<Failure["code"], PanelMessageKey>> = {
  file_type_not_supported: "widget.upload.wrongType",
  file_too_large: "widget.upload.tooLarge",
  file_empty: "widget.upload.empty",
  feature_off: "widget.upload.off",
};
/** What is said of these is the same for files and questions. */
const COMMON: readonly Failure["code"][] = ["network", "overloaded", "rate_limited", "unavailable"];

/** Checks a file before it is sent; returns the error that the server would report, or undefined. */
export function uploadError(file: { name: string; size: number }): Failure | undefined {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!CHAT_UPLOAD_EXTENSIONS.some((known) => known === extension)) return new Failure("file_type_not_supported");
  if (file.size > MAX_UPLOAD_BYTES) return new Failure("file_too_large");
  if (file.size === 0) return new Failure("file_empty");
  return undefined;
}

/**
 * Sends a bill.
 *
 * @throws {Failure} whose message is what a person reads
 */
export async function sendFile(
  file: File,
  { apiOrigin, language, t }: Pick<PanelServices, "apiOrigin" | "language" | "t">,
  { session, messageKey, onProgress, signal }: FileSending,
): Promise<FileReading> {
  try {
    const wrong = uploadError(file);
    if (wrong) throw wrong;
    const form = new FormData();
    const fields = { type: "energy_bill", sessionId: WIDGET_CHAT_SESSION_ID, messageKey, language };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", file);
    const { analysis, attachments } = await post<ChatUploadReply>("/api/upload", form, onProgress, signal);
    return {
      analysis,
      shown: {
        citations: [{ index: 1, title: file.name, kind: "upload" }],
        attachments: attachments?.map((one) =>
          one.kind === "action" && one.action === "add_meter" ? { ...one, keepMeter } : one,
        ),
      },
    };
  } catch (error) {
    throw readable(error, "widget.upload.failed");
  }

  /** The same file once more: what was read for the answer are its totals alone. */
  async function keepMeter() {
    const form = new FormData();
    form.append("file", file);
    form.append("timeZone", Intl.DateTimeFormat().resolvedOptions().timeZone);
    try {
      await post("/api/meters/upload", form, () => undefined, new AbortController().signal);
    } catch (error) {
      throw readable(error, "widget.meter.failed");
    }
  }

  function post<T>(path: CalledPath, form: FormData, ...following: [FileSending["onProgress"], AbortSignal]) {
    return session.withToken((token) => send<T>(`${apiOrigin}${path}`, token, form, ...following));
  }

  function readable(error: unknown, otherwise: PanelMessageKey): Failure {
    const failure = toFailure(error);
    const { code } = failure;
    if (code === "feature_off") session.turnOff("upload");
    return new Failure(code, uploadFailureText(failure, t, otherwise));
  }
}

function uploadFailureText(failure: Failure, t: PanelTranslate, otherwise: PanelMessageKey): string {
  const { code, message } = failure;
  if (COMMON.includes(code) || isAboutIdentity(failure)) return failureText(failure, t);
  // The server says what exactly is wrong with a file, in the language that was sent with it.
  return code === "file_unreadable" && message ? message : t(TEXTS[code] ?? otherwise);
}

/** XMLHttpRequest because fetch tells nothing about how much of a body has been sent. */
function send<T>(
  url: `${string}${CalledPath}`,
  token: string,
  form: FormData,
  onProgress: FileSending["onProgress"],
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Failure("aborted"));
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) {
        return reject(failureFrom(status, responseText));
      }
      try {
        resolve(JSON.parse(responseText) as T);
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
