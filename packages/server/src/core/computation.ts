import type { Operation } from "@wattleaf/shared/contracts/operation";
import type { z } from "zod";
import type { ReportProgress } from "../adapters/worker-queue/job";
import { checkInput, withNotices } from "./check-input";
import { parseJson } from "./json";
import type { UnknownField } from "./unknown-fields";
import type { BulkAnswer, BulkPayload } from "./bulk";

/** A bulk operation as the Worker runs it. */
export interface Computation {
  operationId: string;
  run(payload: BulkPayload, known: unknown, report: ReportProgress): BulkAnswer | Promise<BulkAnswer>;
}

/**
 * A pure function over a validated input as a bulk operation: parsed, validated against the contract, computed and
 * serialized in a Worker, with `report` telling how far a long one is. `Known` is what the operation's service looked up
 * beforehand; `aside` returns data for the service, which does not parse the response.
 */
export function computation<I extends z.ZodType, O extends z.ZodType, Known = undefined>(
  operation: Operation<I, O>,
  compute: (input: z.output<I>, known: Known, report: ReportProgress) => z.input<O> | Promise<z.input<O>>,
  aside?: (input: z.output<I>, output: z.output<O>, unknown: readonly UnknownField[]) => unknown,
): Computation {
  return {
    operationId: operation.id,
    async run(payload, known, report) {
      const sent = "json" in payload ? parseJson(payload.json) : payload.value;
      const { input, unknown } = checkInput(operation, sent);
      const output = operation.output.parse(await compute(input, known as Known, report));
      const response = withNotices(output, unknown);
      const answer =
        "json" in payload ? { json: new TextEncoder().encode(JSON.stringify(response)) } : { value: response };
      return aside ? { ...answer, aside: aside(input, output, unknown) } : answer;
    },
  };
}
