import type { Failure } from "../api/failure";
import type { PanelMessageKey, PanelTranslate } from "./services";

const FILE_TEXTS: Partial<Record<Failure["code"], PanelMessageKey>> = {
  file_type_not_supported: "widget.upload.wrongType",
  file_too_large: "widget.upload.tooLarge",
  file_empty: "widget.upload.empty",
};

/** Above this, show minutes instead of seconds. */
const LONG_WAIT_SECONDS = 120;

/** What a person reads about a failure, in their own language; the server's words are never needed. */
export function failureText({ code, retryAfterSeconds }: Failure, isFile: boolean, t: PanelTranslate) {
  if (code === "network") return t("widget.error.network");
  if (code === "rate_limited" || code === "overloaded" || code === "unavailable") {
    if (!retryAfterSeconds) return t("widget.error.busy");
    return retryAfterSeconds < LONG_WAIT_SECONDS
      ? t("widget.error.busyFor", { seconds: retryAfterSeconds })
      : t("widget.error.busyMinutes", { minutes: Math.ceil(retryAfterSeconds / 60) });
  }
  if (isFile) return t(FILE_TEXTS[code] ?? "widget.upload.failed");
  return t("widget.error.technical");
}
