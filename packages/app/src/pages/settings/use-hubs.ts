import { useMutation, useQuery } from "@tanstack/react-query";
import { queryClient } from "../../lib/query-client";
import { refreshUser } from "../../lib/session";
import { trpc } from "../../lib/trpc";

/** A hub may lose its connection, and find it again, at any time. */
const LOOK_EVERY_MS = 10_000;

/** The account's hubs, as the server is connected to them now. */
export const useHubs = () => useQuery({ ...trpc.hubs.list.queryOptions({}), refetchInterval: LOOK_EVERY_MS });

/** Its devices come and go with a hub, and the first one pays coins. */
async function refreshHubs(): Promise<void> {
  void refreshUser();
  void queryClient.invalidateQueries(trpc.devices.list.queryFilter());
  await queryClient.invalidateQueries(trpc.hubs.list.queryFilter());
}

export const useTestHub = () => useMutation(trpc.hubs.test.mutationOptions());
export const useConnectHub = () => useMutation(trpc.hubs.connect.mutationOptions({ onSuccess: refreshHubs }));
export const useDisconnectHub = () => useMutation(trpc.hubs.disconnect.mutationOptions({ onSuccess: refreshHubs }));
