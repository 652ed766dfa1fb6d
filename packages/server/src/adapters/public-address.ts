import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The only block that IPv6 addresses of the public internet are from (IANA's registry of the address space). Outside it
 * are forms of IPv4 addresses that no list of special blocks names, such as the deprecated `::127.0.0.1`.
 */
const IPV6_GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address is on the public internet: in none of the blocks of IANA's registries of special-purpose IPv4 and
 * IPv6 addresses, such as those of networks, machines, tunnels and documentation, and no multicast address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(IPV6_GLOBAL_UNICAST));
}

export const isLoopback = (host: string): boolean =>
  host === "localhost" || (ipaddr.isValid(host) && ipaddr.parse(host).range() === "loopback");

/** Names that resolve in a network alone: RFC 6761, RFC 6762, RFC 8375, and `internal`, which ICANN keeps for them. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/i;

/** Whether a host is a name of one word, which the search list of a network completes, also with a final dot. */
export function hasNoDomain(host: string): boolean {
  const name = withoutFinalDot(host);
  return isIP(name) === 0 && !name.includes(".") && !PRIVATE_NAME.test(name);
}

/** Whether a URL's host can be seen to be private before it is resolved. */
export const isPrivateHost = (host: string): boolean =>
  isIP(host) === 0 ? PRIVATE_NAME.test(withoutFinalDot(host)) || hasNoDomain(host) : !isPublicAddress(host);

/** A final dot says that a name is complete; it is the same name without it. */
const withoutFinalDot = (host: string): string => host.replace(/\.$/, "");

/** A URL's host as resolvers and sockets take it: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** A host that only this server's network can reach. */
export class PrivateAddress extends Error {
  override name = "PrivateAddress";
}

/**
 * The address to connect to. Connecting to it, not to the name, makes sure that a name which resolves differently the
 * next time gains nothing.
 * @throws PrivateAddress if one of the host's addresses is private and that is not allowed; Error if it has none
 */
export async function addressOf(host: string, allowPrivate: boolean): Promise<string> {
  const addresses = await lookup(host, { all: true });
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) throw new PrivateAddress(host);
  const [first] = addresses;
  if (!first) throw new Error(`${host} has no address`);
  return first.address;
}
