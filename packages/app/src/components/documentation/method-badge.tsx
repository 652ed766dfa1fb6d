import type { ReferenceOperation } from "../../../reference/reference";
import { Badge } from "../../ui/badge";

const looks = { GET: "neutral", POST: "brand", PUT: "amber", PATCH: "amber", DELETE: "danger" } as const;

export function MethodBadge({ method }: Pick<ReferenceOperation, "method">) {
  return <Badge variant={looks[method]}>{method}</Badge>;
}
