import { useSession } from "./session";

/**
 * Whether what changes an account is offered at all. The sample household and a sign-in with the read scope may only
 * look, and the server refuses them.
 */
export function useMayChange(): boolean {
  return useSession().user?.readOnly !== true;
}
