import { API_GROUPS, apiGroupOf } from "@wattleaf/shared/domain/api-groups";
import type { ReferenceOperation } from "../../../reference/reference";

/** The operations of each group, by domain, in the order of the pages. */
export function operationGroups(operations: readonly ReferenceOperation[]) {
  const byGroup = Map.groupBy(operations, ({ access }) => apiGroupOf(access.scope));
  return API_GROUPS.map((group) => ({
    group,
    domains: Map.groupBy(byGroup.get(group) ?? [], ({ domain }) => domain),
  }));
}
