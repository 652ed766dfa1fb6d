import { Search, SquarePen } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "../../../lib/i18n";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { ConversationList } from "./conversation-list";
import { LatestFile } from "./latest-file";
import { SearchResults } from "./search-results";

export interface SidebarProps {
  /** The current conversation; null for a new one. */
  sessionId: string | null;
  /** Changes whenever the server has received a message. */
  received: string;
  onNew: () => void;
  /** Called on navigation, to close a sheet. */
  onLeave?: () => void;
}

/** Conversations, and the newest file. */
export function Sidebar({ sessionId, received, onNew, onLeave }: SidebarProps) {
  const t = useT();
  const [query, setQuery] = useState("");
  const newButton = useRef<HTMLButtonElement>(null);
  const onDeleted = (deletedId: string) => {
    newButton.current?.focus();
    if (deletedId === sessionId) onNew();
  };
  const list = { sessionId, onDeleted, ...(onLeave ? { onLeave } : {}) };
  return (
    <div className="flex grow flex-col gap-4">
      <Button
        ref={newButton}
        variant="secondary"
        icon={<SquarePen aria-hidden="true" className="size-4" />}
        className="w-full shrink-0"
        onClick={() => {
          onNew();
          onLeave?.();
        }}
      >
        {t("chat.new")}
      </Button>
      <search className="shrink-0">
        <Field label={t("chat.page.search.label")} hideLabel>
          <Input
            type="search"
            size="sm"
            icon={<Search className="size-4" />}
            value={query}
            maxLength={100}
            placeholder={t("chat.page.search.label")}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
      </search>
      <nav aria-label={t("chat.page.list.label")} className="min-h-[8rem] grow">
        {query.trim() ? <SearchResults query={query} {...list} /> : <ConversationList received={received} {...list} />}
      </nav>
      <LatestFile />
    </div>
  );
}
