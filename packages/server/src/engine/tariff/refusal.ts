import { DomainError } from "@wattleaf/shared/errors";

/** A refusal of one field of the input; `path` is its place there. */
export const refusal = (path: string, message: string): DomainError =>
  new DomainError("invalid_input", `${path}: ${message}`, { issues: [{ path, message }] });
