import { failureText } from "./failure-text";
import { plainText } from "./markdown-parse";
import type { ViewProps } from "./services";

/**
 * Reads answers out once they are whole: a live region around the streamed text would read every few words again.
 * It stands in the panel from the start, because screen readers miss regions that come with their text.
 */
export function LiveRegion({ panel: { t }, state }: ViewProps) {
  const last = state.messages.at(-1);
  let words = "";
  if (last?.isLive && last.from === "assistant") {
    if (last.failure) words = failureText(last.failure, t, last.isFile);
    else words = last.activity ? t("widget.thinking") : plainText(last.text);
  }
  return <output class="sr-only">{words}</output>;
}
