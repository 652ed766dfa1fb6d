import type { Attachment } from "@wattleaf/shared/contracts/attachments";
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
export function Extras({ panel, message: { attachments = [], reading = [] }, isLast }: ExtrasProps) {
  return (
    <>
      {attachments.filter(isPossible).map((attachment, position) => (
        <Card key={position} panel={panel} attachment={attachment} />
      ))}
      <Reading panel={panel} reading={reading} isLast={isLast} />
    </>
  );
}

/** A partner's page has no devices to act on, so nothing to confirm (decision 005); a bill it can read. */
const isPossible = (attachment: Attachment) => attachment.kind !== "action" || attachment.action === "upload_bill";

function Card({ panel, attachment }: { panel: PanelServices; attachment: Attachment }) {
  const { t } = panel;
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
          <p>{attachment.outcome ?? attachment.text}</p>
          {attachment.action === "upload_bill" && attachment.state === "proposed" && (
            <button type="button" onClick={panel.pickFile}>
              {attachment.confirmLabel}
            </button>
          )}
        </>
      )}
    </figure>
  );
}
