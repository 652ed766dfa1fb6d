import { apiReference } from "virtual:api-reference";
import type { ReferenceOperation } from "../../../reference/reference";

/** @throws when the public API has no such operation, so that no guide refers to a missing one */
export function operationOf(id: string): ReferenceOperation {
  const operation = apiReference.find((known) => known.id === id);
  if (!operation) throw new Error(`The public API has no ${id}`);
  return operation;
}
