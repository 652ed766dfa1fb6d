import { useQuery } from "@tanstack/react-query";
import { queryClient } from "./query-client";
import { useSession } from "./session";
import { trpc } from "./trpc";

/** How often an import is asked how far it is. */
const IMPORT_POLL_MS = 1_000;

/** The signed-in person's meters, asked for again and again while one of them imports. */
export function useMeters() {
  const session = useSession();
  return useQuery({
    ...trpc.meters.list.queryOptions({}),
    enabled: session.status === "signedIn",
    refetchInterval: ({ state }) =>
      state.data?.meters.some(({ status }) => status === "importing") ? IMPORT_POLL_MS : false,
  });
}

/** After a meter came, went or gained readings: whoever shows meters or their readings asks again. */
export async function refreshMeters(): Promise<void> {
  const filter = trpc.meters.pathFilter();
  queryClient.removeQueries({ ...filter, type: "inactive" });
  await queryClient.invalidateQueries(filter);
}
