import type { Failure } from "../api/failure";
import type { PanelMessageKey, PanelTranslate } from "./services";

const TEXTS: Partial<Record<Failure["code"], PanelMessageKey>> = {
  network: "widget.error.network",
  rate_limited: "widget.error.limit",
  overloaded: "widget.error.busy",
  unavailable: "widget.error.busy",
  file_type_not_supported: "widget.upload.wrongType",
  file_too_large: "widget.upload.tooLarge",
  file_empty: "widget.upload.empty",
};

/** How long to wait when the server does not say. */
const USUAL_WAIT_SECONDS = 30;
/** Above this, show minutes instead of seconds. */
const LONG_WAIT_SECONDS = 120;

/** What a person reads about a failure, in their own language. */
export function failureText(failure: Failure, t: PanelTranslate, isFile?: boolean) {
  const { code, message, retryAfterSeconds: seconds = USUAL_WAIT_SECONDS } = failure;
  if (code === "answer") return message;
  const wait =
    seconds < LONG_WAIT_SECONDS
      ? t("widget.wait.seconds", { count: seconds })
      : t("widget.wait.minutes", { count: Math.ceil(seconds / 60) });
  return t(TEXTS[code] ?? (isFile ? "widget.upload.failed" : "widget.error.technical"), { wait });
}
