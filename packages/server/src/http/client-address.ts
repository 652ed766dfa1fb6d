import { BlockList, isIP } from "node:net";

/** Determines which peers are our proxies, whose X-Forwarded-* headers are trusted. */
export function trustedProxies(cidrs: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [network = "", bits] = cidr.split("/");
    const family = isIP(network) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(network, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** IPv4 addresses in IPv4 notation, even on an IPv6 socket. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * The caller's address: the socket's peer or, as long as peers are trusted proxies, the address that they forwarded,
 * read from the right. Headers from any other peer are ignored.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  isTrusted: (address: string) => boolean,
): string {
  const hops = [
    ...(forwardedFor ?? "")
      .split(",")
      .map((hop) => hop.trim())
      .filter(Boolean),
    plain(peer),
  ];
  let address = plain(peer);
  while (hops.length > 0) {
    address = plain(hops.pop() as string);
    if (!isTrusted(address)) break;
  }
  return address;
}
