import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "../../../lib/query-client";
import { useArea } from "../../../lib/use-area";
import { ActionCard } from "./action-card";
import { ChartCard } from "./chart-card";
import { TableCard } from "./table-card";

interface AttachmentsProps {
  attachments: readonly Attachment[];
}

/** The attachments of an answer, besides its text. */
export function Attachments({ attachments }: AttachmentsProps) {
  useArea("attachments");
  return (
    // Of its own: a document's island has none.
    <QueryClientProvider client={queryClient}>
      {/* A message's text may break anywhere; a table column that did so would be one letter wide. */}
      <div className="mt-3 flex flex-col gap-3 [overflow-wrap:break-word]">
        {attachments.map((attachment, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- attachments only grow at the end and have no other identity
          <OneAttachment key={index} attachment={attachment} />
        ))}
      </div>
    </QueryClientProvider>
  );
}

function OneAttachment({ attachment }: { attachment: Attachment }) {
  if (attachment.kind === "chart") return <ChartCard chart={attachment} />;
  if (attachment.kind === "table") return <TableCard table={attachment} />;
  return <ActionCard action={attachment} />;
}
