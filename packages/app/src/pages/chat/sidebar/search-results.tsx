import { useT } from "../../../lib/i18n";
import { Spinner } from "../../../ui/spinner";
import { useConversationSearch } from "../../../lib/conversations";
import type { ListProps } from "./conversation-list";
import { ConversationRow } from "./conversation-row";

/** Search results, newest first, each with the text around the match. */
export function SearchResults({ query, ...row }: ListProps & { query: string }) {
  const t = useT();
  const search = useConversationSearch(query);
  const results = search?.data?.results;
  const status = search?.isError
    ? t("chat.page.list.unread")
    : results &&
      t(results.length === 0 ? "chat.page.search.none" : "chat.page.search.found", { count: results.length });
  return (
    <>
      <p role="status" className="flex items-center gap-2 px-2 pb-1 text-xs font-semibold text-muted">
        {search?.isFetching && <Spinner size="sm" />}
        {status}
      </p>
      <ul>
        {results?.map((entry) => (
          <ConversationRow key={entry.sessionId} entry={entry} excerpt={entry.excerpt} {...row} />
        ))}
      </ul>
    </>
  );
}
