import { type Operation, takesIdempotencyKey } from "@wattleaf/shared/contracts/operation";
import { IDEMPOTENCY_KEY_FIELD, IDEMPOTENCY_KEY_HEADER } from "@wattleaf/shared/domain/idempotency";
import { idempotencyKeySchema } from "@wattleaf/shared/contracts/idempotency";
import { isObject } from "../core/json";
import { invalidInput } from "../core/validate";

/** What the transports need to know of an operation to find its key. */
export type KeyedOperation = Pick<Operation, "idempotency" | "idempotencyKeyField">;

/** A key, and the header or field that it came in, which errors name. */
export interface KeyWithPlace {
  value: string;
  path: string;
}

export interface InputWithKey {
  /** Under which the transport runs the call once; null without one, or where the use case keeps it itself. */
  key: KeyWithPlace | null;
  /** The input for the contract. */
  input: unknown;
}

/**
 * Takes the idempotency key out of a call: from its header or from its input, which must agree. A use case that keeps
 * its keys itself gets it in its own field.
 * @param header the header as it was sent; null without one
 * @throws DomainError invalid_input that names the header or the field
 */
export function takeIdempotencyKey(operation: KeyedOperation, header: string | null, input: unknown): InputWithKey {
  const field = operation.idempotencyKeyField ?? IDEMPOTENCY_KEY_FIELD;
  const { [field]: inBody, ...rest } = isObject(input) ? (input as Record<string, unknown>) : {};
  if (!takesIdempotencyKey(operation)) return { key: null, input: inBody === undefined ? input : rest };
  const inHeader = header === null ? undefined : checked(unquoted(header), IDEMPOTENCY_KEY_HEADER);
  if (inHeader !== undefined && inBody !== undefined && inHeader !== inBody) {
    const message = `It differs from the ${IDEMPOTENCY_KEY_HEADER} header. Send the key once, or the same one twice.`;
    throw invalidInput([{ path: field, message }]);
  }
  const given = inBody ?? inHeader;
  if (given === undefined || !isObject(input)) return { key: null, input };
  if (operation.idempotencyKeyField) return { key: null, input: { ...rest, [field]: given } };
  const path = inBody === undefined ? IDEMPOTENCY_KEY_HEADER : field;
  return { key: { value: checked(given, path), path }, input: rest };
}

/** The draft has a structured string, in quotes; most clients send the bare key. */
const unquoted = (header: string) => header.match(/^"(.*)"$/)?.[1] ?? header;

function checked(key: unknown, path: string): string {
  const parsed = idempotencyKeySchema.safeParse(key);
  if (parsed.success) return parsed.data;
  throw invalidInput([
    { path, message: "A key has 8 to 64 letters, digits, - and _. Use a new UUID for each request." },
  ]);
}
