import { lookup, type LookupAddress, type LookupAllOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import { isLoopback, isPublicAddress } from "./public-address";

/** Resolves a name to all of its addresses, as `lookup` of `node:dns` does. */
export type Resolver = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves a name as usual and rejects it if one of its addresses is private. */
export const publicLookup =
  (allowLoopback: boolean, resolve: Resolver = lookup): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const isAllowed = ({ address }: LookupAddress) =>
        isPublicAddress(address) || (allowLoopback && isLoopback(address));
      if (addresses.length === 0 || !addresses.every(isAllowed)) {
        return callback(new Error("The name has a private address"), []);
      }
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? "", first?.family);
    });
