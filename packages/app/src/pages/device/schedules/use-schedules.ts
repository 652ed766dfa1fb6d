import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../../lib/session";
import { trpc } from "../../../lib/trpc";

/** Runs begin and end without user action. */
const LOOK_EVERY_MS = 30_000;

/** The account's schedules, the next to run first. */
export function useSchedules() {
  const session = useSession();
  return useQuery({
    ...trpc.devices.schedules.queryOptions({}),
    enabled: session.status === "signedIn",
    refetchInterval: LOOK_EVERY_MS,
  });
}
