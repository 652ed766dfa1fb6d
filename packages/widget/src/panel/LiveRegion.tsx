import { textOfFailure } from "./text-of-failure";
import type { ViewProps } from "./services";

/**
 * Reads answers out once they are whole: a live region around the streamed text would read every few words again.
 * It stands in the panel from the start, because screen readers miss regions that come with their text.
 */
export function LiveRegion({ panel, state }: ViewProps) {
  const { t, parts } = panel;
  const last = state.messages.at(-1);
  let words = "";
  if (last?.isLive && last.from === "assistant") {
    if (last.failure) words = textOfFailure(last.failure, panel, last.isFile);
    else if (last.stopped) words = t("widget.stopped");
    else words = last.activity ? t("widget.thinking") : (parts.get("answer")?.plainText(last.text) ?? "");
  }
  return <output class="sr-only">{words}</output>;
}
