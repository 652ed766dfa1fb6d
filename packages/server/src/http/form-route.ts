import type { IdempotencyDeclaration, Operation } from "@wattleaf/shared/contracts/operation";
import { Elysia } from "elysia";
import type { z } from "zod";
import { checkInput, withNotices } from "../core/check-input";
import type { RequestContext } from "../core/request-context";
import type { Admission } from "./admit";
import { takeIdempotencyKey } from "./idempotency-key";
import { readForm } from "./read-form";
import { BODY_UNREAD, jsonResponse, openRoute, type RestRoute } from "./rest";

/** A form is not run once by the transport, which would have to keep its file: its use case keeps the key. */
type IdempotentForm = IdempotencyDeclaration<"POST"> &
  ({ idempotency: "natural" | "none" } | { idempotencyKeyField: string });

interface Form<F extends z.ZodType, R extends z.ZodType> {
  operation: Admission & Pick<Operation, "path"> & IdempotentForm;
  form: F;
  reply: R;
  maxBytes: number;
  /** What a form over `maxBytes` is told. */
  tooLarge?: string;
}

/** A multipart form, and so REST only. */
export const formRoute =
  <F extends z.ZodType, R extends z.ZodType>(
    { operation, form, reply, maxBytes, tooLarge }: Form<F, R>,
    useCase: (ctx: RequestContext, form: z.output<F>) => Promise<z.input<R>>,
  ): RestRoute =>
  (host) =>
    new Elysia().post(
      operation.path,
      async (context) => {
        const { call, headers } = await openRoute(host, operation, context);
        const sent = await readForm(context.request, maxBytes, tooLarge);
        const { input: fields } = takeIdempotencyKey(operation, call.idempotencyKey, sent);
        const { input, unknown } = checkInput({ ...operation, input: form }, fields);
        return jsonResponse(withNotices(reply.parse(await useCase(call.ctx, input)), unknown), headers);
      },
      BODY_UNREAD,
    );
