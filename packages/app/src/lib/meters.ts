import { useQuery } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { queryClient } from "./query-client";
import { useSession } from "./session";
import { trpc } from "./trpc";

/** How often the progress of an import is fetched. */
const IMPORT_POLL_MS = 1_000;

/** Asks for the meters before it is known who is here. For a visitor it fails, and is asked again after a sign-in. */
export const prefetchMeters = () => void queryClient.prefetchQuery(trpc.meters.list.queryOptions({}));

/** The signed-in user's meters, refetched while one of them is importing. */
export function useMeters() {
  const session = useSession();
  return useQuery({
    ...trpc.meters.list.queryOptions({}),
    enabled: session.status === "signedIn",
    refetchInterval: ({ state }) =>
      state.data?.meters.some(({ status }) => status === "importing") ? IMPORT_POLL_MS : false,
  });
}

/** The newest meter with readings; null if none is known to have any. */
export function useConnectedMeter(): Meter | null {
  const { data } = useMeters();
  return data?.meters.find(({ status }) => status === "ready" || status === "importing") ?? null;
}

/**
 * After a meter was added, removed or updated: refetches meters and readings.
 * @param removedId the meter that is gone, which is not asked about again
 */
export async function refreshMeters(removedId?: string): Promise<void> {
  const filter = trpc.meters.pathFilter();
  queryClient.removeQueries({ ...filter, type: "inactive" });
  const isKept = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    removedId === undefined || meterIdOf(queryKey) !== removedId;
  await queryClient.invalidateQueries({ ...filter, predicate: isKept });
}

/** The meter that a query asks about; undefined for the list. */
const meterIdOf = ([, options]: readonly unknown[]): string | undefined =>
  (options as { input?: { meter_id?: string } } | undefined)?.input?.meter_id;
