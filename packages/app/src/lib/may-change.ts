import { useSession } from "./session";

/**
 * Whether to offer actions that change the account. The sample household and a sign-in with the read scope are
 * read-only, and the server rejects their writes.
 */
export function useMayChange(): boolean {
  return useSession().user?.readOnly !== true;
}
