import type { ReferenceOperation } from "../../../reference/reference";

/** What the keys of a group open: the public API, an account's own data, its partner workspaces. */
const GROUPS = ["api", "data", "partners"] as const;
export type OperationGroup = (typeof GROUPS)[number];

function groupOf({ access: { scope } }: ReferenceOperation): OperationGroup {
  if (scope === "partners") return "partners";
  return scope === null || scope === "api" ? "api" : "data";
}

/** The operations of each group, by domain, in the order of the pages. */
export function operationGroups(operations: readonly ReferenceOperation[]) {
  const byGroup = Map.groupBy(operations, groupOf);
  return GROUPS.map((group) => ({
    group,
    domains: Map.groupBy(byGroup.get(group) ?? [], ({ domain }) => domain),
  }));
}
