import { Elysia } from "elysia";
import type { z } from "zod";
import type { RequestContext } from "../core/request-context";
import { validate } from "../core/validate";
import type { Admission } from "./admit";
import { readForm } from "./read-form";
import { BODY_UNREAD, jsonResponse, openRoute, type RestRoute } from "./rest";

interface Form<F extends z.ZodType, R extends z.ZodType> {
  operation: Admission & { path: string };
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
        const input = validate(form, await readForm(context.request, maxBytes, tooLarge));
        return jsonResponse(reply.parse(await useCase(call.ctx, input)), headers);
      },
      BODY_UNREAD,
    );
