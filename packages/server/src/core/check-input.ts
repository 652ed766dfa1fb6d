import type { noticesSchema } from "@wattleaf/shared/contracts/notices";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import { namesUnknownFields, STRICT_FIELD, UNKNOWN_FIELD_NOTICE } from "@wattleaf/shared/contracts/public-request";
import { IDEMPOTENCY_KEY_FIELD } from "@wattleaf/shared/domain/idempotency";
import type { FieldIssue } from "@wattleaf/shared/errors";
import type { z } from "zod";
import { isObject } from "./json";
import { type UnknownField, unknownFieldsOf } from "./unknown-fields";
import { invalidInput, NO_SUCH_FIELD, validate } from "./validate";

export type Notices = z.output<typeof noticesSchema>;

export interface CheckedInput<I extends z.ZodType> {
  input: z.output<I>;
  /** Fields that the contract does not have, and that were ignored; none of an operation that does not name them. */
  unknown: readonly UnknownField[];
}

/**
 * Checks what a caller sent against an operation's contract. With `strict: true`, a request of an operation that names
 * unknown fields may have none.
 * @throws DomainError invalid_input, too_large
 */
export function checkInput<I extends z.ZodType>(
  operation: Pick<Operation<I>, "access" | "input" | "keyScope" | "path">,
  sent: unknown,
): CheckedInput<I> {
  if (!namesUnknownFields(operation)) return { input: validate(operation.input, sent), unknown: [] };
  const { isStrict, fields } = takeStrict(sent);
  const input = validate(operation.input, fields);
  const unknown = unknownFieldsOf(operation.input, fields, { open: isStrict });
  if (isStrict && unknown.length > 0) throw invalidInput(unknown.map(unknownFieldIssue));
  return { input, unknown };
}

/**
 * Takes what any request may have out of its fields: `strict`, as a boolean or as a query has it, and the idempotency
 * key, which does no harm where none is needed.
 * @throws DomainError invalid_input
 */
export function takeStrict(sent: unknown): { isStrict: boolean; fields: unknown } {
  if (!isObject(sent)) return { isStrict: false, fields: sent };
  const { [STRICT_FIELD]: strict = false, [IDEMPOTENCY_KEY_FIELD]: _, ...fields } = sent as Record<string, unknown>;
  if (typeof strict !== "boolean" && strict !== "true" && strict !== "false")
    throw invalidInput([{ path: STRICT_FIELD, message: "Use true or false." }]);
  return { isStrict: strict === true || strict === "true", fields };
}

export const unknownFieldIssue = ({ path, suggestion }: UnknownField): FieldIssue => ({
  path,
  message: suggestion ? `${NO_SUCH_FIELD} Did you mean ${suggestion}?` : NO_SUCH_FIELD,
});

/** An unknown field that was, or would be, ignored. */
export const unknownFieldNotice = ({ path, suggestion }: UnknownField): Notices[number] => ({
  code: UNKNOWN_FIELD_NOTICE,
  message: `${path} was ignored. ${unknownFieldIssue({ path, suggestion }).message}`,
  values: { field: path, ...(suggestion ? { suggestion } : {}) },
});

/** The response with a notice for each unknown field of its request, after those of its own. */
export function withNotices<T>(output: T, unknown: readonly UnknownField[]): T {
  if (unknown.length === 0) return output;
  const { notices = [] } = output as { notices?: Notices };
  return { ...output, notices: [...notices, ...unknown.map(unknownFieldNotice)] };
}

/**
 * A checked request that another computation is to check again: with the names alone of its unknown fields, whose
 * values may be anything.
 */
export const sentAgain = <T extends object>(input: T, unknown: readonly UnknownField[]): T => ({
  ...input,
  ...Object.fromEntries(unknown.map(({ path }) => [path, null])),
});
