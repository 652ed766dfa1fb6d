import type { z } from "zod";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import { answersNotices } from "@wattleaf/shared/contracts/public-request";
import { checkInput, withNotices } from "../core/check-input";
import { runOnce } from "../core/idempotency/run-once";
import type { RequestContext } from "../core/request-context";
import type { Call } from "./call";
import { takeIdempotencyKey } from "./idempotency-key";

export type UseCase<I extends z.ZodType, O extends z.ZodType> = (
  ctx: RequestContext,
  input: z.output<I>,
) => Promise<z.input<O>>;

/**
 * Checks the input of a call that has been admitted, runs its use case, once for each idempotency key where the
 * operation takes one, and returns what the contract lets through. Both transports run every operation through here.
 * @throws DomainError invalid_input, idempotency_mismatch, idempotency_in_progress, and what the use case throws
 */
export async function runOperation<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  useCase: UseCase<I, O>,
  { ctx, idempotencyKey, ignoredFields }: Call,
  sent: unknown,
): Promise<z.output<O>> {
  const { key, input } = takeIdempotencyKey(operation, idempotencyKey, sent);
  const checked = checkInput(operation, input);
  const run = () => useCase(ctx, checked.input);
  const found = await (key === null
    ? run()
    : runOnce(ctx, { operation: operation.id, key: key.value, keyPath: key.path, input: checked.input }, run));
  const output = operation.output.parse(found);
  if (answersNotices(operation)) return withNotices(output, checked.unknown);
  if (checked.unknown.length > 0) ignoredFields(checked.unknown.map(({ path }) => path));
  return output;
}
