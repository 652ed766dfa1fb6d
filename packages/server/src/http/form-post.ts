import { type Context, Elysia } from "elysia";
import type { z } from "zod";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import { LANGUAGES, type Language } from "@wattleaf/shared/i18n/language";
import { domainErrorOf } from "../core/errors";
import type { TransportHost } from "./admit";
import { MAX_JSON_BYTES, readBody } from "./request-body";
import { BODY_UNREAD, openRoute, restHandler, routePath, type RestRoute, type RouteContext } from "./rest";
import { runOperation, type UseCase } from "./run-operation";

/** Prerendered pages that tell how a form went. */
export interface OutcomePages {
  done: string;
  failed: string;
}

interface FormOptions {
  pages: OutcomePages;
  /** Another path than the operation's: that of the page which has the form, whose query is part of the input. */
  path?: string;
}

/** What an HTML form sends, as opposed to a program that sends JSON. */
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Their causes are for the log, and another site's form is told nothing. */
const NOT_FOR_A_PAGE = new Set(["forbidden", "internal", "unavailable"]);

/**
 * An operation that a plain HTML form may post too: JSON is answered with JSON, and a form, whose browser may have no
 * JavaScript, is sent on to a page that tells how it went.
 */
export const formPostRoute =
  <I extends z.ZodType, O extends z.ZodType>(
    operation: Operation<I, O>,
    useCase: UseCase<I, O>,
    { pages, path = routePath(operation) }: FormOptions,
  ): RestRoute =>
  (host) => {
    const answerJson = restHandler(host, operation, useCase);
    const handle = (context: Parameters<typeof answerJson>[0]) =>
      FORM_TYPE.test(context.request.headers.get("content-type") ?? "")
        ? answerForm(host, operation, useCase, context, pages)
        : answerJson(context);
    return new Elysia().post(path, handle, BODY_UNREAD);
  };

async function answerForm<I extends z.ZodType, O extends z.ZodType>(
  host: TransportHost,
  operation: Operation<I, O>,
  useCase: UseCase<I, O>,
  context: RouteContext & Pick<Context, "params">,
  { done, failed }: OutcomePages,
): Promise<Response> {
  const { call, headers: cookies } = await openRoute(host, operation, context);
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of cookies.getSetCookie()) headers.append("set-cookie", cookie);
  const query = Object.fromEntries(new URL(context.request.url).searchParams);
  // No browser sends a form that cannot be read: the program that did is told so, and sees no page.
  const fields = { ...query, ...(await readFields(context.request)), ...context.params };
  try {
    await runOperation(operation, useCase, call, fields);
  } catch (error) {
    const code = domainErrorOf(error)?.code ?? "internal";
    if (NOT_FOR_A_PAGE.has(code) || isOneClick(fields)) throw error;
    return seeOther(failed, fields, headers);
  }
  return isOneClick(fields) ? new Response(null, { headers }) : seeOther(done, fields, headers);
}

/** RFC 8058: the reader's mail provider unsubscribes for them. It shows no page, and follows no redirect. */
const isOneClick = (fields: Readonly<Record<string, string>>) => fields["List-Unsubscribe"] === "One-Click";

/** The text fields of a form. One that was left empty is not there, like an optional field of a JSON body. */
async function readFields(request: Request): Promise<Record<string, string>> {
  const contentType = request.headers.get("content-type") ?? "";
  const body = await readBody(request, MAX_JSON_BYTES);
  try {
    const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
    const texts = Array.from(form).filter((field): field is [string, string] => typeof field[1] === "string");
    return Object.fromEntries(texts.filter(([, text]) => text !== ""));
  } catch {
    throw new DomainError("invalid_input", "The form couldn't be read.");
  }
}

/** The page in the form's language: a browser without JavaScript has no cookie that tells it. */
function seeOther(page: string, fields: Readonly<Record<string, string>>, headers: Headers): Response {
  const language = [fields.language, fields.lang].find((one) => LANGUAGES.includes(one as Language));
  headers.set("location", language ? `${page}?lang=${language}` : page);
  return new Response(null, { status: 303, headers });
}
