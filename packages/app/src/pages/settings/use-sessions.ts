import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Session } from "@wattleaf/shared/contracts/account";
import { trpc } from "../../lib/trpc";

const listOptions = () => trpc.account.sessions.queryOptions({});

/** Where the account is signed in. Refetched on each visit, because other browsers sign in and out. */
export const useSessions = () => useQuery({ ...listOptions(), refetchOnMount: "always" });

/** A session that has already ended is gone all the same, so the list is refetched. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation(
    trpc.account.endSession.mutationOptions({
      onSuccess: (_, { id }) =>
        queries.setQueryData(listOptions().queryKey, (sessions: Session[] = []) =>
          sessions.filter((session) => session.id !== id),
        ),
      onError: () => queries.invalidateQueries({ queryKey: listOptions().queryKey }),
    }),
  );
}
