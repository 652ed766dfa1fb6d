import type { RequestContext } from "../../core/request-context";
import { parseIdentifier } from "./identifier";
import { networkOf } from "../../core/network";
import { knownDevice } from "./known-device";
import { countTry } from "./throttles";

/** By which tries for an account are counted: its name, also where no such account exists. */
export const accountKey = (identifier: string): string =>
  parseIdentifier(identifier)?.value ?? identifier.toLowerCase();

/** Of who has a session from the same network: strangers' guesses elsewhere must not keep them waiting. */
const ownKey = (ctx: RequestContext, identifier: string) =>
  `${accountKey(identifier)} from ${networkOf(ctx.clientAddress)}`;

/** What is known of the account that a try is for. */
interface TriedAccount {
  id: string;
  /** It has a session from the network of this try. */
  knowsNetwork: unknown;
}

/**
 * Counts a try to sign in, before its password is looked at. Tries of a browser that has signed in to the account before
 * are counted by themselves: neither wrong tries of others nor those from its address keep it waiting.
 * @returns what to call when the password was right
 * @throws DomainError rate_limited
 */
export async function countSignIn(ctx: RequestContext, identifier: string, found: TriedAccount | null) {
  const { throttles, encryption } = ctx.platform;
  const { signInAccount, signInAddress } = throttles;
  const device = found && knownDevice(encryption, ctx.deviceCookie, found.id);
  if (device) {
    const own = `${accountKey(identifier)} on ${device}`;
    await countTry(signInAccount, own);
    return { succeeded: () => signInAccount.forget(own) };
  }
  const address = ctx.clientAddress;
  const account = found?.knowsNetwork ? ownKey(ctx, identifier) : accountKey(identifier);
  await countTry(signInAddress, address);
  await countTry(signInAccount, account);
  return {
    async succeeded() {
      await signInAccount.forget(account);
      // Only this one attempt: otherwise an account holder could erase their guesses at other accounts.
      await signInAddress.forgive(address);
    },
  };
}

/** After a password reset by email: the account holder should not wait because of other people's attempts. */
export async function forgetSignIns(ctx: RequestContext, identifiers: readonly string[]): Promise<void> {
  const { signInAccount } = ctx.platform.throttles;
  for (const identifier of identifiers) {
    await signInAccount.forget(accountKey(identifier));
    await signInAccount.forget(ownKey(ctx, identifier));
  }
}
