import { useQuery } from "@tanstack/react-query";
import { trpc } from "./trpc";

/** The server's sign-in providers besides a password; undefined until they are loaded. */
export const useSignInProviders = () => useQuery(trpc.openid.providers.queryOptions({})).data;
