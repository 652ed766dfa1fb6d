import { WIDGET_CHAT_SESSION_ID } from "@wattleaf/shared/domain/chat";
import type { Message } from "../../panel/messages";
import type { PanelServices } from "../../panel/services";

interface HandOverProps {
  panel: PanelServices;
  message: Message;
  partnerName: string;
}

/** Sends the conversation to the partner, once the person has read what is sent and has agreed. */
export function HandOver({ panel, message, partnerName }: HandOverProps) {
  const { t, conversation, call, language } = panel;
  const { id, handOver } = message;
  const set = (state: Message["handOver"]) => conversation.patch(id, { handOver: state });
  async function send() {
    set("sending");
    try {
      await call("/api/chat/hand-over", { sessionId: WIDGET_CHAT_SESSION_ID, consent: true, language });
      set("sent");
    } catch {
      set("failed");
    }
  }
  const values = { partner: partnerName };
  return (
    <div class="wl-handover" role="status">
      {!handOver && (
        <button type="button" onClick={() => set("asking")}>
          {t("widget.handover.open", values)}
        </button>
      )}
      {handOver === "sent" && <p>{t("widget.handover.sent", values)}</p>}
      {handOver === "sending" && <p>{t("widget.handover.sending")}</p>}
      {(handOver === "asking" || handOver === "failed") && (
        <>
          <p>{t(handOver === "failed" ? "widget.handover.failed" : "widget.handover.consent", values)}</p>
          <div>
            <button type="button" onClick={() => void send()}>
              {t("widget.handover.agree")}
            </button>
            <button type="button" onClick={() => set(undefined)}>
              {t("widget.handover.cancel")}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
