import type { ErrorCode } from "@wattleaf/shared/errors";
import { HTTP_STATUS } from "@wattleaf/shared/http-status";
import type { ReferenceOperation } from "./reference";

/** The codes by their HTTP status. */
export const errorsWithStatus = (codes: readonly ErrorCode[]): ReferenceOperation["errors"] =>
  codes.map((code) => ({ status: HTTP_STATUS[code], code })).toSorted((left, right) => left.status - right.status);
