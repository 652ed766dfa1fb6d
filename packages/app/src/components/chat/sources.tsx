import type { Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { FileText, Gauge, Leaf, type LucideIcon, User, BookOpen } from "lucide-react";
import { useT } from "../../lib/i18n";

const kinds: Record<Citation["kind"], { icon: LucideIcon; label: MessageKey }> = {
  article: { icon: BookOpen, label: "chat.source.article" },
  upload: { icon: FileText, label: "chat.source.upload" },
  meter: { icon: Gauge, label: "chat.source.meter" },
  product: { icon: Leaf, label: "chat.source.product" },
  account: { icon: User, label: "chat.source.account" },
};

interface SourcesProps {
  citations: readonly Citation[];
  sourceId: (index: number) => string;
}

/** The sources of an answer's figures. */
export function Sources({ citations, sourceId }: SourcesProps) {
  const t = useT();
  return (
    <div className="mt-3 border-t border-line pt-2">
      <p className="text-xs font-semibold text-muted">{t("chat.sources")}</p>
      <ol className="mt-1 flex flex-col gap-0.5">
        {citations.map((citation) => {
          const { icon: Icon, label } = kinds[citation.kind];
          return (
            <li
              key={citation.index}
              id={sourceId(citation.index)}
              className="flex items-start gap-2 text-sm leading-6 text-muted"
            >
              <span className="w-4 shrink-0 text-right tabular-nums">{citation.index}</span>
              <Icon aria-hidden="true" className="mt-[5px] size-3.5 shrink-0" />
              <span className="min-w-0">
                <span className="sr-only">{`${t(label)}: `}</span>
                {citation.url ? (
                  <a href={citation.url} className="inline-block underline underline-offset-2 hover:text-ink">
                    {citation.title}
                  </a>
                ) : (
                  citation.title
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
