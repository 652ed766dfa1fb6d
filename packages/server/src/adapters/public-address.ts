import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether an address is on the public internet; not those of networks, machines, tunnels or documentation. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast";

export const isLoopback = (host: string): boolean =>
  host === "localhost" || (ipaddr.isValid(host) && ipaddr.parse(host).range() === "loopback");

/** Whether a URL's host can be seen to be private before it is resolved. */
export function isPrivateHost(host: string): boolean {
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return /(^|\.)(localhost|local|internal)\.?$/i.test(host) || !host.includes(".");
}

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
