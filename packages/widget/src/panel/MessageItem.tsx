import { Icon } from "./Icon";
import { GREETING_ID, type Message } from "./messages";
import type { PanelServices } from "./services";
import { textOfFailure } from "./text-of-failure";

interface MessageItemProps {
  panel: PanelServices;
  message: Message;
  /** Only the last question can be asked again with a change. */
  isLast: boolean;
}

export function MessageItem({ panel, message, isLast }: MessageItemProps) {
  const { t } = panel;
  const { from, isFile, text } = message;
  const speaker = <span class="sr-only select-none">{t(from === "user" ? "widget.you" : "widget.assistant")}</span>;
  if (from === "user") {
    return (
      <li data-question class="wl-accent ml-8 flex max-w-full gap-2 self-end rounded-xl px-3 py-2">
        {isFile && <Icon name="file" />}
        <p class="wl-wrap">
          {speaker}
          {isFile ? t("widget.upload.sent", { name: text }) : text}
        </p>
      </li>
    );
  }
  // What reads an answer loads with the first one: the greeting is plain text.
  const Answer = message.id === GREETING_ID ? undefined : panel.parts.get("answer")?.Answer;
  return (
    <li class="mr-6 max-w-full self-start rounded-xl border bg-surface px-3 py-2">
      {speaker}
      <div class="wl-wrap flex flex-col gap-2">
        {Answer ? (
          <Answer panel={panel} message={message} isLast={isLast} />
        ) : (
          <p class="wl-wrap">{text || plainStatus(panel, message)}</p>
        )}
      </div>
    </li>
  );
}

/** All that can be said while what reads answers has not loaded, as without a connection. */
function plainStatus(panel: PanelServices, { activity, failure, isFile }: Message) {
  if (failure) return textOfFailure(failure, panel, isFile);
  return activity && panel.t(activity === "offline" ? "widget.offline" : "widget.thinking");
}
