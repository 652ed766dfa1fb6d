import type { Activity, Message } from "../../panel/messages";
import type { PanelMessageKey, PanelServices } from "../../panel/services";
import { textOfFailure } from "../../panel/text-of-failure";

const ACTIVITY_TEXTS: Partial<Record<Activity, PanelMessageKey>> = {
  thinking: "widget.thinking",
  tool: "widget.tool",
  progress: "widget.progress",
  reconnecting: "widget.reconnecting",
  busy: "widget.busy",
  offline: "widget.offline",
};

/** Status of an answer next to its text: in progress, stopped, or failed with a retry. */
export function Status({ panel, message }: { panel: PanelServices; message: Message }) {
  const { t, conversation } = panel;
  const { activity, failure, isFile, stopped } = message;
  const doing = activity && ACTIVITY_TEXTS[activity];
  if (doing) return <p class="wl-status wl-doing">{t(doing)}</p>;
  if (stopped) return <p class="wl-status">{t("widget.stopped")}</p>;
  if (!failure) return null;
  return (
    <div class="wl-failed">
      <p>{textOfFailure(failure, panel, isFile)}</p>
      {!isFile && (
        <button type="button" onClick={() => void conversation.retry(message)}>
          {t("widget.retry")}
        </button>
      )}
    </div>
  );
}
