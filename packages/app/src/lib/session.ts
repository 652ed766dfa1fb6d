import { queryOptions, useQuery } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { forgetConversations } from "../stores/chat/open-conversations";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { queryClient } from "./query-client";
import { refusalOf } from "./refusal";
import { trpcClient } from "./trpc";

const USER_FRESH_MS = 5 * MINUTE_MS;
const HINT_KEY = "signedIn";

/** The session cookie is invisible to scripts; this note only says whether waiting for the user is worthwhile. */
function noteSession(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(HINT_KEY, "1");
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // Without storage a signed-in user sees the landing page for a moment before the chat.
  }
}

/** Whether somebody was signed in here last time, so that `/` waits with 'Loading...' instead of showing the landing page. */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) !== null;
  } catch {
    return false;
  }
}

/** The signed-in user, or null for a visitor. */
export const userQuery = queryOptions({
  queryKey: ["session", "user"],
  queryFn: async (): Promise<CurrentUser | null> => {
    try {
      const user = await trpcClient.auth.user.query({});
      noteSession(true);
      return user;
    } catch (error) {
      const { code } = refusalOf(error);
      if (code !== "not_signed_in" && code !== "session_expired") throw error;
      noteSession(false);
      return null;
    }
  },
  staleTime: USER_FRESH_MS,
});

export type Session =
  | { status: "loading"; user: null }
  | { status: "visitor"; user: null }
  | { status: "signedIn"; user: CurrentUser };

const LOADING: Session = { status: "loading", user: null };
const VISITOR: Session = { status: "visitor", user: null };

/** Who is here. A failed look-up counts as a visitor. */
export function useSession(): Session {
  const { data, status } = useQuery(userQuery);
  if (data) return { status: "signedIn", user: data };
  return status === "pending" ? LOADING : VISITOR;
}

/** After login or registration: everybody who asked learns the user at once. */
export function enterSession(user: CurrentUser): void {
  noteSession(true);
  // Their conversations are the server's to tell: a visitor's may have become theirs, or not.
  forgetConversations();
  queryClient.setQueryData(userQuery.queryKey, user);
}

/** After onboarding steps and uploads, which change the user's coins and flags. */
export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
}

/** After logout: nothing that was fetched for this user stays. */
export function leaveSession(): void {
  noteSession(false);
  forgetConversations();
  queryClient.setQueryData(userQuery.queryKey, null);
  // The user's own query stays: whoever watches it must hear that nobody is here any more.
  const [scope] = userQuery.queryKey;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== scope });
}
