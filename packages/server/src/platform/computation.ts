import type { Operation } from "@wattleaf/shared/contracts/operation";
import type { z } from "zod";
import { parseJson } from "./json";
import { validate } from "./validate";
import type { BulkPayload } from "./bulk";

/** A bulk operation as the Worker runs it. */
export interface Computation {
  operationId: string;
  run(payload: BulkPayload, known: unknown): BulkPayload | Promise<BulkPayload>;
}

/**
 * A pure function over a checked input as a bulk operation: read, checked against the contract, computed and written
 * out where it keeps nobody else waiting. `Known` is what the operation's service looked up beforehand.
 */
export function computation<I extends z.ZodType, O extends z.ZodType, Known = undefined>(
  operation: Operation<I, O>,
  compute: (input: z.output<I>, known: Known) => z.input<O> | Promise<z.input<O>>,
): Computation {
  return {
    operationId: operation.id,
    async run(payload, known) {
      const input = validate(operation.input, "json" in payload ? parseJson(payload.json) : payload.value);
      const output = operation.output.parse(await compute(input, known as Known));
      return "json" in payload ? { json: new TextEncoder().encode(JSON.stringify(output)) } : { value: output };
    },
  };
}
