import type { ShownAttachment } from "../../api/file-sending";
import type { Message } from "../../panel/messages";
import type { PanelServices } from "../../panel/services";
import { Chart } from "./Chart";
import { Reading } from "./Reading";
import { Table } from "./Table";

export { connect } from "../preact";
export { css } from "./attachments.css";

interface ExtrasProps {
  panel: PanelServices;
  message: Message;
  isLast: boolean;
}

/** What stands below an answer's text: charts, tables, cards, and how the question was understood. */
export function Extras({ panel, message, isLast }: ExtrasProps) {
  const { attachments = [], reading = [] } = message;
  return (
    <>
      {attachments.filter(isPossible).map((attachment, position) => (
        <Card key={position} panel={panel} message={message} attachment={attachment} />
      ))}
      <Reading panel={panel} reading={reading} isLast={isLast} />
    </>
  );
}

/** A partner's page has no devices to act on, so nothing to confirm (decision 005); a bill it can read, and readings. */
const isPossible = (attachment: ShownAttachment) =>
  attachment.kind !== "action" || attachment.action === "upload_bill" || attachment.keepMeter;

interface CardProps extends Pick<ExtrasProps, "message" | "panel"> {
  attachment: ShownAttachment;
}

function Card({ panel, message, attachment }: CardProps) {
  const { t } = panel;
  const show = (change: object) =>
    panel.conversation.patch(message.id, {
      attachments: message.attachments?.map((one) => (one === attachment ? { ...one, ...change } : one)),
    });
  async function keep() {
    if (attachment.isBusy) return;
    show({ isBusy: true, outcome: t("widget.meter.sending") });
    try {
      await attachment.keepMeter?.();
      show({ state: "done", outcome: t("widget.meter.kept") });
    } catch (error) {
      show({ outcome: (error as Error).message });
    }
  }
  return (
    <figure class="wl-card">
      <figcaption>
        {attachment.title}
        {attachment.kind !== "action" && attachment.sandbox && <span class="wl-sample"> {t("widget.sample")}</span>}
      </figcaption>
      {attachment.kind === "chart" && <Chart panel={panel} chart={attachment} />}
      {attachment.kind === "table" && <Table {...attachment} />}
      {attachment.kind === "action" && (
        <>
          <p role="status">{attachment.outcome ?? attachment.text}</p>
          {attachment.state === "proposed" && (
            <button
              type="button"
              aria-disabled={attachment.isBusy}
              onClick={attachment.keepMeter ? () => void keep() : panel.pickFile}
            >
              {attachment.confirmLabel}
            </button>
          )}
        </>
      )}
    </figure>
  );
}
