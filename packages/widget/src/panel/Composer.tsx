import { Component } from "preact";
import { CHAT_MESSAGE_MAX_LENGTH } from "@wattleaf/shared/domain/chat";
import { Icon } from "./Icon";
import type { ViewProps } from "./services";

const MAX_ROWS = 5;
const ROUND = "wl-accent rounded-full p-2";

/**
 * The question input. Typing is possible while an answer is streaming; sending is not. Inactive buttons use
 * `aria-disabled`: a focused button that becomes `disabled` loses focus, and Escape stops working.
 */
export class Composer extends Component<ViewProps> {
  override render({ panel: { t, conversation, parts, pickFile }, state: { pending, upload, session } }: ViewProps) {
    const { draft } = conversation;
    const { length } = draft.trim();
    const isTooLong = length > CHAT_MESSAGE_MAX_LENGTH;
    const cannotSend = pending || length === 0 || isTooLong;

    function send(event: Event) {
      event.preventDefault();
      if (cannotSend) return;
      // Asking draws everything again.
      conversation.draft = "";
      void conversation.ask(draft);
    }

    return (
      <form class="wl-safe-bottom border-t bg-surface px-3 pt-3" onSubmit={send}>
        {isTooLong && (
          <p class="p-2 text-danger" role="alert">
            {t("widget.error.tooLong", { max: CHAT_MESSAGE_MAX_LENGTH })}
          </p>
        )}
        <div class="flex items-end gap-2">
          {session?.features?.upload !== false && (
            <button
              type="button"
              class="wl-tool rounded-full p-2 text-muted"
              aria-label={t("widget.composer.attach")}
              title={t("widget.composer.hint")}
              aria-disabled={pending}
              onClick={pickFile}
            >
              <Icon name="attach" />
            </button>
          )}
          <textarea
            class="wl-field min-w-0 flex-1 rounded-lg border border-line-strong bg-paper px-3 py-2"
            aria-label={t("widget.composer.label")}
            placeholder={t("widget.composer.placeholder")}
            rows={Math.min(MAX_ROWS, draft.split("\n").length)}
            value={draft}
            onInput={({ currentTarget }) => {
              // What reads the answer is there when the question is sent.
              parts.get("answer");
              conversation.draft = currentTarget.value;
              this.setState({});
            }}
            onKeyDown={(event) => {
              // Enter that confirms an input method's suggestion must not send; Safari reports it only as key code 229.
              const isConfirming = event.isComposing || event.keyCode === 229;
              if (event.key === "Enter" && !event.shiftKey && !isConfirming) send(event);
            }}
          />
          {pending && !upload ? (
            <button
              type="button"
              class={ROUND}
              aria-label={t("widget.composer.stop")}
              onClick={() => void conversation.stop()}
            >
              <Icon name="stop" />
            </button>
          ) : (
            <button type="submit" class={ROUND} aria-label={t("widget.composer.send")} aria-disabled={cannotSend}>
              <Icon name="send" />
            </button>
          )}
        </div>
        <p class="mt-1 text-center text-xs text-muted">{t("widget.poweredBy")}</p>
      </form>
    );
  }
}
