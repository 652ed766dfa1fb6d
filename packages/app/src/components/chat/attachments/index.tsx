import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import { QueryClientProvider } from "@tanstack/react-query";
import { use } from "react";
import { loadAreas } from "../../../lib/load-areas";
import { areasLoaded } from "../../../lib/messages";
import { queryClient } from "../../../lib/query-client";
import { useLanguage } from "../../../stores/language";
import { ActionCard } from "./action-card";
import { ChartCard } from "./chart-card";
import { TableCard } from "./table-card";
import type { Language } from "@wattleaf/shared/i18n/language";

interface AttachmentsProps {
  attachments: readonly Attachment[];
}

/** The attachments of an answer, besides its text. */
export function Attachments({ attachments }: AttachmentsProps) {
  const language = useLanguage();
  if (!areasLoaded(language, ["attachments"])) use(wordsIn(language));
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

const loading = new Map<Language, Promise<void>>();

/** Always returns the same promise, as React's `use` requires. */
function wordsIn(language: Language): Promise<void> {
  let words = loading.get(language);
  if (!words) loading.set(language, (words = loadAreas(language, ["attachments"])));
  return words;
}
