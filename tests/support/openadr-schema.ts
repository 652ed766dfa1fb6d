import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { openAdrSchema, type SubscriptionWords } from "../fixtures/openadr-3.0.1";

const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);

/** The objects of 3.0.1 by the collection that they are in. */
const OBJECT_IN: Readonly<Record<string, string>> = {
  programs: "program",
  events: "event",
  reports: "report",
  subscriptions: "subscription",
  vens: "ven",
  resources: "resource",
};

const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

interface Expected {
  list?: boolean;
  words?: SubscriptionWords;
}

/** @throws Error that names each field which 3.0.1 does not allow as it is */
export function requireOpenAdr(body: unknown, of: string, { list = false, words = "names" }: Expected = {}): void {
  const key = `${of} ${list} ${words}`;
  const validate = compiled.get(key) ?? ajv.compile(openAdrSchema(of, list, words));
  compiled.set(key, validate);
  if (validate(body)) return;
  throw new Error(`Not a ${of} of OpenADR 3.0.1: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`);
}

/** Checks an answer as 3.0.1's paths describe it: its status where it succeeded, and its body. @throws Error */
export function requireOpenAdrAnswer(
  method: string,
  path: string,
  { status, body }: { status: number; body: unknown },
  words: SubscriptionWords,
): void {
  const isToken = path === "/auth/token";
  if (status >= 400) return requireOpenAdr(body, isToken ? "authError" : "problem");
  const creates = method === "POST" && !isToken;
  if (status !== (creates ? 201 : 200)) throw new Error(`${method} ${path} answered ${status}`);
  if (isToken) return requireOpenAdr(body, "clientCredentialResponse");
  const segments = path.replace(/\?.*$/, "").split("/").slice(1);
  const isCollection = segments.length % 2 === 1;
  const object = OBJECT_IN[segments.at(isCollection ? -1 : -2) ?? ""];
  if (object === undefined) throw new Error(`3.0.1 has no ${path}`);
  requireOpenAdr(body, object, { list: isCollection && method === "GET", words });
}
