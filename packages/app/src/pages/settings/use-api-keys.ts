import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ApiKey } from "@wattleaf/shared/contracts/api-keys";
import { trpc } from "../../lib/trpc";

const listOptions = () => trpc.apiKeys.list.queryOptions({});

/** The account's keys, newest first. Refetched on each visit, because programs use them in the meantime. */
export const useApiKeys = () => useQuery({ ...listOptions(), refetchOnMount: "always" });

export function useCreateKey() {
  const queries = useQueryClient();
  return useMutation(
    trpc.apiKeys.create.mutationOptions({
      onSuccess: ({ key: _, ...shown }) =>
        queries.setQueryData(listOptions().queryKey, (keys: ApiKey[] = []) => [shown, ...keys]),
    }),
  );
}

export function useRotateKey() {
  const queries = useQueryClient();
  return useMutation(
    trpc.apiKeys.rotate.mutationOptions({
      onSuccess: ({ key: _, ...shown }) =>
        queries.setQueryData(listOptions().queryKey, (keys: ApiKey[] = []) =>
          keys.map((key) => (key.id === shown.id ? shown : key)),
        ),
      onError: () => queries.invalidateQueries({ queryKey: listOptions().queryKey }),
    }),
  );
}

/** A key that was already revoked elsewhere is gone all the same, so the list is refetched. */
export function useRevokeKey() {
  const queries = useQueryClient();
  return useMutation(
    trpc.apiKeys.revoke.mutationOptions({
      onSuccess: (_, { id }) =>
        queries.setQueryData(listOptions().queryKey, (keys: ApiKey[] = []) => keys.filter((key) => key.id !== id)),
      onError: () => queries.invalidateQueries({ queryKey: listOptions().queryKey }),
    }),
  );
}
