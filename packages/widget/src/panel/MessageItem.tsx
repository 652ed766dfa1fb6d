import { failureText } from "./failure-text";
import { Icon } from "./Icon";
import { Markdown } from "./Markdown";
import type { Activity, Message } from "./messages";
import type { PanelMessageKey, PanelServices } from "./services";
import { Sources } from "./Sources";

const ACTIVITY_TEXTS: Partial<Record<Activity, PanelMessageKey>> = {
  thinking: "widget.thinking",
  tool: "widget.tool",
  progress: "widget.progress",
  reconnecting: "widget.reconnecting",
};

interface MessageProps {
  panel: PanelServices;
  message: Message;
}

export function MessageItem({ panel, message }: MessageProps) {
  const { t } = panel;
  const speaker = (
    <span class="sr-only select-none">{t(message.from === "user" ? "widget.you" : "widget.assistant")}: </span>
  );
  if (message.from === "user") {
    return (
      <li data-question class="wl-accent ml-8 flex max-w-full gap-2 self-end rounded-xl px-3 py-2">
        {message.isFile && <Icon name="file" />}
        <p class="wl-wrap">
          {speaker}
          {message.isFile ? t("widget.upload.sent", { name: message.text }) : message.text}
        </p>
      </li>
    );
  }
  const reading = message.reading?.map(({ label }) => label).join(" · ");
  return (
    <li class="mr-6 max-w-full self-start rounded-xl border bg-surface px-3 py-2">
      {speaker}
      <div class="wl-wrap flex flex-col gap-2">
        <Markdown panel={panel} text={message.text} citations={message.citations} />
        {reading && <p class="text-muted">{reading}</p>}
        <Status panel={panel} message={message} />
      </div>
      <Sources panel={panel} citations={message.citations} />
    </li>
  );
}

/** Status of an answer next to its text: in progress, stopped, or failed with a retry. */
function Status({ panel: { t, conversation }, message }: MessageProps) {
  const { activity, failure, isFile, stopped } = message;
  const doing = activity && ACTIVITY_TEXTS[activity];
  if (doing) return <p class="animate-pulse text-muted">{t(doing)}</p>;
  if (stopped) return <p class="text-muted">{t("widget.stopped")}</p>;
  if (!failure) return null;
  return (
    <div class="text-danger">
      <p>{failureText(failure, t, isFile)}</p>
      {!isFile && (
        <button
          type="button"
          class="mt-1 font-semibold text-brand-strong underline"
          onClick={() => void conversation.retry(message)}
        >
          {t("widget.retry")}
        </button>
      )}
    </div>
  );
}
