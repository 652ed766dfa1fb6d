import { isIPv6 } from "node:net";

const IPV6_SITE_GROUPS = 3;
const IPV6_SUBNET_GROUPS = 4;

/** The network of an address, coarse enough to protect privacy: `203.0.113.x`, `2001:db8:4f00::x`. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? `${groups(address, IPV6_SITE_GROUPS)}::x` : address.replace(/\.\d+$/, ".x");

/** Whose calls are counted together, and how many times as much they may do as one customer. */
export interface CallerNetwork {
  name: string;
  weight: number;
}

/**
 * The networks that a call from an address counts for, the narrowest first. An IPv6 customer has at least a /64 to choose
 * addresses from, at home usually a /56, and a /48 in a company or from a tunnel provider for free (RIPE-690): each is
 * limited, and a wider one may do more, because it may also be many customers.
 */
export function callerNetworks(address: string): CallerNetwork[] {
  if (!isIPv6(address)) return [{ name: address, weight: 1 }];
  const subnet = groups(address, IPV6_SUBNET_GROUPS);
  return [
    { name: `${subnet}::/64`, weight: 1 },
    { name: `${home(subnet)}::/56`, weight: 2 },
    { name: `${groups(address, IPV6_SITE_GROUPS)}::/48`, weight: 8 },
  ];
}

/** A /64 without the last 8 of its bits. */
function home(subnet: string): string {
  const [last = "0", ...before] = subnet.split(":").toReversed();
  return [...before.toReversed(), (Number.parseInt(last, 16) & 0xff00).toString(16)].join(":");
}

/** The first groups of an IPv6 address, with `::` written out and no leading zeros. */
function groups(address: string, count: number): string {
  const [head = "", tail = ""] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - before.length - after.length) : 0;
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
