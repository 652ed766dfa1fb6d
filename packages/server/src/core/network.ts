import { isIPv6 } from "node:net";

const IPV6_SITE_GROUPS = 3;
const IPV6_SUBNET_GROUPS = 4;

/** The network of an address, coarse enough to protect privacy: `203.0.113.x`, `2001:db8:4f00::x`. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? `${groups(address, IPV6_SITE_GROUPS)}::x` : address.replace(/\.\d+$/, ".x");

/** Whom tries from an address are counted for: an IPv6 customer has a whole /64 to choose addresses from. */
export const callerOf = (address: string): string =>
  isIPv6(address) ? `${groups(address, IPV6_SUBNET_GROUPS)}::/64` : address;

/** The first groups of an IPv6 address, with `::` written out. */
function groups(address: string, count: number): string {
  const [head = "", tail = ""] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - before.length - after.length) : 0;
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after].slice(0, count).join(":");
}
