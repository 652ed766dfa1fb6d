import { type Query, queryOptions, useQuery } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { forgetConversations } from "../stores/chat/open-conversations";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { queryClient } from "./query-client";
import { noteSession } from "./session-hint";
import { trpcClient } from "./trpc";

const USER_FRESH_MS = 5 * MINUTE_MS;
/** The signed-in user, or null for a visitor. */
export const userQuery = queryOptions({
  queryKey: ["session", "user"],
  queryFn: async (): Promise<CurrentUser | null> => {
    const { user } = await trpcClient.auth.session.query({});
    noteSession(user !== null);
    return user;
  },
  staleTime: USER_FRESH_MS,
});

export type Session =
  | { status: "loading"; user: null }
  | { status: "visitor"; user: null }
  | { status: "signedIn"; user: CurrentUser };

const LOADING: Session = { status: "loading", user: null };
const VISITOR: Session = { status: "visitor", user: null };

/** The current user. A failed request counts as a visitor. */
export function useSession(): Session {
  const { data, status } = useQuery(userQuery);
  if (data) return { status: "signedIn", user: data };
  return status === "pending" ? LOADING : VISITOR;
}

/** Of anything but the user's own query, whose observers must be told who is here. */
const isNotUser = ({ queryKey }: Query) => queryKey[0] !== userQuery.queryKey[0];

/**
 * After sign-in or sign-up: updates the user everywhere at once. What was fetched as a visitor is gone: the store, for
 * one, says to each account what it may redeem. What is on the screen stays until it is read again.
 */
export function enterSession(user: CurrentUser): void {
  noteSession(true);
  // Only the server knows their conversations: a visitor's may have become theirs, or not.
  forgetConversations();
  queryClient.setQueryData(userQuery.queryKey, user);
  queryClient.removeQueries({ predicate: isNotUser, type: "inactive" });
  void queryClient.invalidateQueries({ predicate: isNotUser });
}

/** After onboarding steps and uploads, which change the user's coins and flags. */
export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
}

/** After signing out: removes everything that was fetched for this user. */
export function leaveSession(): void {
  noteSession(false);
  forgetConversations();
  queryClient.setQueryData(userQuery.queryKey, null);
  queryClient.removeQueries({ predicate: isNotUser });
}
