import { useQuery, useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../lib/trpc";

const options = () => trpc.secondFactor.status.queryOptions({});

/** Which second factors are on. */
export const useSecondFactor = () => useQuery({ ...options(), refetchOnMount: "always" });

/** Reads it again, with what a change has added to the security activity. */
export function useRefreshSecondFactor() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: options().queryKey }),
      queries.invalidateQueries({ queryKey: trpc.securityEvents.list.queryKey() }),
    ]);
}
