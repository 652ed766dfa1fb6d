import { useQuery } from "@tanstack/react-query";
import { queryClient } from "./query-client";
import { useSession } from "./session";
import { trpc } from "./trpc";

/** The summary of the signed-in user's newest file; not fetched for visitors. */
export function useLatestUpload() {
  const session = useSession();
  return useQuery({ ...trpc.uploads.latest.queryOptions({}), enabled: session.status === "signedIn" });
}

/** After an upload: refetches the newest file, now or when it is next shown. */
export async function refreshLatestUpload(): Promise<void> {
  const filter = trpc.uploads.latest.queryFilter();
  queryClient.removeQueries({ ...filter, type: "inactive" });
  await queryClient.invalidateQueries(filter);
}
