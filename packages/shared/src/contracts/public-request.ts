import { z } from "zod";
import { OPENADR_PATH } from "../domain/openadr";
import { noticesSchema } from "./notices";
import { keyScopeOf, type Operation } from "./operation";

/* What every operation that other people's programs call takes and answers besides its own fields:
 * docs/decisions/020-unknown-fields.md. */

/** The public API; partners' workspaces with their webhooks, which a script may set up; and what their servers call. */
const PUBLIC_PATHS = /^\/api\/(v1\/|partners(\/|$)|widget\/session(\/|$))/;

/** What tells whether other people's programs call an operation. */
type Called = Pick<Operation, "access" | "keyScope" | "path">;

/** Whether an operation names the unknown fields of a request, and rejects them on demand. */
export const namesUnknownFields = (operation: Called): boolean =>
  PUBLIC_PATHS.test(operation.path) || keyScopeOf(operation) !== null;

/** The field of a request that asks for its unknown fields to be rejected. */
export const STRICT_FIELD = "strict";

/** Names the unknown fields of a request whose response is a list or an object of OpenADR, separated by commas. */
export const UNKNOWN_FIELDS_HEADER = "Wattleaf-Unknown-Fields";

/** The code of a notice about a field that was ignored; its values are `field` and, where one is close, `suggestion`. */
export const UNKNOWN_FIELD_NOTICE = "unknown_field";

/** The input field, as the documentation has it. */
export const strictInput = z.object({
  [STRICT_FIELD]: z
    .boolean()
    .default(false)
    .describe("Reject a request with unknown fields, instead of ignoring them with a notice"),
});

/** Whether its response has room for `notices`: a list has none, and OpenADR's objects have OpenADR's fields alone. */
export const answersNotices = (operation: Called & Pick<Operation, "output">): boolean =>
  namesUnknownFields(operation) && !operation.path.startsWith(OPENADR_PATH) && operation.output instanceof z.ZodObject;

/** The output with the `notices` that name unknown fields, as the documentation has it. */
export function outputWithNotices(operation: Called & Pick<Operation, "output">): z.ZodType {
  const { output } = operation;
  if (!answersNotices(operation) || !(output instanceof z.ZodObject) || "notices" in output.shape) return output;
  const notices = noticesSchema
    .optional()
    .describe("Unknown fields of the request, which were ignored; absent without any");
  return output.safeExtend({ notices });
}

interface OpenObject {
  /** Fields that it may have besides those of its schema. */
  alsoKnown: readonly string[];
}

/**
 * Loose objects, whose unknown fields the operation itself reports as notices. A strict request may have only their own
 * fields and those given here.
 */
export const openObjects = z.registry<OpenObject>();
