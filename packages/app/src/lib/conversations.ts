import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type { ConversationEntry } from "@wattleaf/shared/contracts/chat/conversations";
import { useDeferredValue, useEffect, useRef } from "react";
import { useT } from "./i18n";
import { queryClient } from "./query-client";
import { apiErrorOf, apiErrorText } from "./api-error";
import { useSession } from "./session";
import { trpcClient } from "./trpc";
import { forgetConversation } from "../stores/chat/open-conversations";
import { useLanguage } from "../stores/language";
import { showToast } from "./show-toast";

export const CONVERSATION_PARAM = "c";

/** The URL of a conversation. */
export const conversationPath = (sessionId: string) => `/chat?${CONVERSATION_PARAM}=${sessionId}`;

interface ListPage {
  conversations: readonly ConversationEntry[];
  nextCursor: string | null;
}

/** Keyed by user, so that one user never sees the cached list of another. */
const listKey = (userId: string | undefined) => ["conversations", userId ?? "visitor"] as const;

/** The user's conversations, newest first, paginated. */
function useListQuery() {
  const session = useSession();
  return useInfiniteQuery({
    queryKey: listKey(session.user?.id),
    queryFn: ({ pageParam }): Promise<ListPage> =>
      trpcClient.chat.conversations.query(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: session.status !== "loading",
  });
}

/** @param received changes whenever the server has a new message */
export function useConversationList(received: string) {
  const list = useListQuery();
  const known = useRef(received);
  useEffect(() => {
    if (known.current === received) return;
    known.current = received;
    void queryClient.invalidateQueries({ queryKey: ["conversations"] });
  }, [received]);
  return list;
}

/** The conversations that are listed first. */
export function useRecentConversations(): readonly ConversationEntry[] {
  return useListQuery().data?.pages[0]?.conversations ?? [];
}

/** A conversation's title in the list; null if it is not (yet) in the list. */
export function useConversationTitle(sessionId: string | null): string | null {
  const { data } = useListQuery();
  const entries = data?.pages.flatMap(({ conversations }) => conversations);
  return entries?.find((entry) => entry.sessionId === sessionId)?.title ?? null;
}

/** Conversations that match the query; null without a search. */
export function useConversationSearch(text: string) {
  const session = useSession();
  const query = useDeferredValue(text.trim());
  const search = useQuery({
    queryKey: [...listKey(session.user?.id), "search", query],
    queryFn: () => trpcClient.chat.search.query({ query }),
    enabled: query !== "",
    placeholderData: (before) => before,
    staleTime: 0,
  });
  return query === "" ? null : search;
}

/** Renames and deletes, applied at once to every list on the screen. */
export function useConversationChanges() {
  const t = useT();
  const language = useLanguage();
  const onError = (error: unknown) =>
    showToast({
      title: t("chat.page.list.failed"),
      description: apiErrorText(apiErrorOf(error), language, t),
      variant: "destructive",
    });
  const rename = useMutation({
    mutationFn: (input: { sessionId: string; title: string }) => trpcClient.chat.rename.mutate(input),
    onMutate: ({ sessionId, title }) =>
      changeLists((entry) => (entry.sessionId === sessionId ? { ...entry, title } : entry)),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["conversations"] }),
  });
  const remove = useMutation({
    mutationFn: (sessionId: string) => trpcClient.chat.delete.mutate({ sessionId }),
    onSuccess: (_, sessionId) => {
      forgetConversation(sessionId);
      changeLists((entry) => (entry.sessionId === sessionId ? null : entry));
      showToast({ title: t("chat.page.deleted") });
    },
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["conversations"] }),
  });
  return { rename, remove };
}

function changeLists(change: (entry: ConversationEntry) => ConversationEntry | null): void {
  queryClient.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: ["conversations"], predicate: ({ queryKey }) => queryKey.length === 2 },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          conversations: page.conversations.flatMap((entry) => change(entry) ?? []),
        })),
      },
  );
}
