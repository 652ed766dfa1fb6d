import type { ValuesMap } from "@wattleaf/shared/contracts/openadr/objects";

/** What an object can be addressed by: the values of each target type. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

type Targets = readonly ValuesMap[] | null | undefined;

export interface TargetFilter {
  targetType?: string | undefined;
  targetValues?: readonly string[] | undefined;
}

/** The values of each type; a type may occur several times. */
export function addressesOf(targets: readonly ValuesMap[]): Addresses {
  const addresses = new Map<string, Set<string>>();
  for (const { type, values } of targets) {
    const known = addresses.get(type) ?? new Set();
    for (const value of values) known.add(String(value));
    addresses.set(type, known);
  }
  return addresses;
}

/**
 * Whether an object's targets address a VEN: of every type that they name, the VEN has one of the values. Without
 * targets an object is for all VENs of its program. (3.0.1 leaves open how several types combine; the narrower reading
 * never shows an object to a VEN that one of its targets excludes.)
 */
export const isAddressedTo = (targets: Targets, ven: Addresses): boolean =>
  [...addressesOf(targets ?? [])].every(([type, values]) => [...values].some((value) => ven.get(type)?.has(value)));

/** Whether an object has a target that a query asks for. */
export function hasTarget(targets: Targets, { targetType, targetValues }: TargetFilter): boolean {
  if (targetType === undefined && targetValues === undefined) return true;
  return (targets ?? []).some(
    ({ type, values }) =>
      (targetType === undefined || type === targetType) &&
      (targetValues === undefined || values.some((value) => targetValues.includes(String(value)))),
  );
}
