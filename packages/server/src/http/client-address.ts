import { BlockList, isIP } from "node:net";

/** Says which peers are proxies of ours, whose X-Forwarded-* headers count. */
export function trustedProxies(cidrs: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [network = "", bits] = cidr.split("/");
    const family = isIP(network) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(network, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** IPv4 as IPv4 even when the socket speaks IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * The caller's address: the socket's peer, or, while peers are trusted proxies, what they say they forwarded for,
 * read from the right. A header sent by anyone else changes nothing.
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
