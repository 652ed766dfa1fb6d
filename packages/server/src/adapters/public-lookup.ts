import { lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import { isLoopback, isPublicAddress } from "./public-address";

/** Resolves a name as usual and rejects it if one of its addresses is private. */
export const publicLookup =
  (allowLoopback: boolean): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const isAllowed = ({ address }: { address: string }) =>
        isPublicAddress(address) || (allowLoopback && isLoopback(address));
      if (addresses.length === 0 || !addresses.every(isAllowed)) {
        return callback(new Error("The name has a private address"), []);
      }
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? "", first?.family);
    });
