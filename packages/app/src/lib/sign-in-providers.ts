import { useQuery } from "@tanstack/react-query";
import { trpc } from "./trpc";

/** Which ways to sign in this server has beside a password; undefined until it has said so. */
export const useSignInProviders = () => useQuery(trpc.openid.providers.queryOptions({})).data;
