import { type Failure, isAboutIdentity } from "../../api/failure";
import type { PanelMessageKey, PanelTranslate } from "../../panel/services";

const TEXTS: Partial<Record<Failure["code"], PanelMessageKey>> = {
  network: "widget.error.network",
  rate_limited: "widget.error.limit",
  overloaded: "widget.error.busy",
  unavailable: "widget.error.busy",
};

/** How long to wait when the server does not say. */
const USUAL_WAIT_SECONDS = 30;
/** Above this, show minutes instead of seconds. */
const LONG_WAIT_SECONDS = 120;

/** What a person reads about a failure, in their own language. */
export function failureText(failure: Failure, t: PanelTranslate) {
  const { code, message, retryAfterSeconds: seconds = USUAL_WAIT_SECONDS } = failure;
  if (code === "answer") return message;
  if (isAboutIdentity(failure)) return t("widget.error.identity");
  const wait =
    seconds < LONG_WAIT_SECONDS
      ? t("widget.wait.seconds", { count: seconds })
      : t("widget.wait.minutes", { count: Math.ceil(seconds / 60) });
  return t(TEXTS[code] ?? "widget.error.technical", { wait });
}
