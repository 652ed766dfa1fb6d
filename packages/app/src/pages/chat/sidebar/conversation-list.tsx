import { MoreButton } from "../../../components/more-button";
import type { ConversationEntry } from "@wattleaf/shared/contracts/chat/conversations";
import { useState } from "react";
import { formatMonthOfYear } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";
import { Skeleton } from "../../../ui/skeleton";
import { useConversationList } from "../../../lib/conversations";
import { byDay } from "./by-day";
import { ConversationRow } from "./conversation-row";

export interface ListProps {
  sessionId: string | null;
  /** The row is removed by then, together with the focus. */
  onDeleted: (sessionId: string) => void;
  onLeave?: () => void;
}

/** All conversations by day, paginated. */
export function ConversationList({ received, ...row }: ListProps & { received: string }) {
  const t = useT();
  const language = useLanguage();
  const list = useConversationList(received);
  const [now] = useState(() => new Date());
  if (list.isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 text-sm text-muted">
        {t("chat.page.list.unread")}
        <Button variant="secondary" size="sm" onClick={() => void list.refetch()}>
          {t("action.retry")}
        </Button>
      </div>
    );
  }
  if (!list.data) return <ListSkeleton />;
  const entries: ConversationEntry[] = list.data.pages.flatMap(({ conversations }) => conversations);
  if (entries.length === 0) return <p className="text-sm text-muted">{t("chat.page.list.empty")}</p>;
  return (
    <div className="flex flex-col gap-4">
      {byDay(entries, now).map((group) => {
        const name =
          group.period === "month" ? formatMonthOfYear(group.month, language) : t(`chat.page.list.${group.period}`);
        return (
          <section key={name} aria-label={name}>
            <h2 className="px-2 pb-1 text-xs font-semibold text-muted">{name}</h2>
            <ul>
              {group.entries.map((entry) => (
                <ConversationRow key={entry.sessionId} entry={entry} {...row} />
              ))}
            </ul>
          </section>
        );
      })}
      <MoreButton list={list} variant="ghost">
        {t("chat.page.list.more")}
      </MoreButton>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9 w-4/5" />
    </div>
  );
}
