import { newSecret } from "../../adapters/secrets";
import type { Encryption } from "../../adapters/encryption";

/**
 * What a browser's device cookie holds: a random name, and a signature for each account that has signed in on it, the
 * last one first. It proves nothing but that (OWASP's "device cookies"): strangers' wrong passwords elsewhere do not keep
 * this browser waiting, and its own tries for the account are counted by its name.
 */
const MAX_ACCOUNTS = 5;
const SEPARATOR = ".";

type Signer = Pick<Encryption, "fingerprint">;

const signature = ({ fingerprint }: Signer, name: string, userId: string) => fingerprint(`device ${name} ${userId}`);

function read(cookie: string | null): { name: string; signatures: string[] } | null {
  const [name, ...signatures] = cookie?.split(SEPARATOR) ?? [];
  return name ? { name, signatures } : null;
}

/** The name of a browser on which this account has signed in before; null for any other. */
export function knownDevice(signer: Signer, cookie: string | null, userId: string): string | null {
  const device = read(cookie);
  return device?.signatures.includes(signature(signer, device.name, userId)) ? device.name : null;
}

/** The cookie of a browser on which the account has just signed in. */
export function deviceCookie(signer: Signer, cookie: string | null, userId: string): string {
  const device = read(cookie);
  const name = device?.name ?? newSecret();
  const own = signature(signer, name, userId);
  const others = device?.signatures.filter((one) => one !== own) ?? [];
  return [name, own, ...others].slice(0, 1 + MAX_ACCOUNTS).join(SEPARATOR);
}
