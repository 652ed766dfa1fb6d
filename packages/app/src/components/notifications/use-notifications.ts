import { useMutation, useQuery } from "@tanstack/react-query";
import { queryClient } from "../../lib/query-client";
import { trpc } from "../../lib/trpc";

const LOOK_EVERY_MS = 60_000;

/** The account's latest notifications, and how many are new. */
export const useNotifications = () =>
  useQuery({ ...trpc.notifications.list.queryOptions({}), refetchInterval: LOOK_EVERY_MS });

/** Marks notifications as read, all without `ids`: at once on the screen, and then on the server. */
export function useMarkRead() {
  const key = trpc.notifications.list.queryKey({});
  return useMutation(
    trpc.notifications.markRead.mutationOptions({
      onMutate: ({ ids }) =>
        queryClient.setQueryData(key, (list) => {
          if (!list) return list;
          const notifications = list.notifications.map((one) =>
            ids === undefined || ids.includes(one.id) ? { ...one, read: true } : one,
          );
          return { notifications, unread: ids === undefined ? 0 : Math.max(0, list.unread - ids.length) };
        }),
      onSettled: () => queryClient.invalidateQueries(trpc.notifications.list.queryFilter()),
    }),
  );
}
