import type { Operation } from "@wattleaf/shared/contracts/operation";
import type { ApiKeyScope } from "@wattleaf/shared/domain/api-keys";
import type { OpenAdrScope } from "@wattleaf/shared/domain/openadr";

/** One field of a body, as the documentation shows it. Its text is the contract's own, in English. */
export interface ReferenceField {
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** Constraints of the value. */
  limits: readonly ReferenceLimit[];
  /** The fields inside an object, or inside each object of an array. */
  fields: readonly ReferenceField[];
}

/** `{least} to {most}` with 0 and 1, `at most {n} characters` with 60, `default {n}` with 24: to be filled in any language. */
export interface ReferenceLimit {
  text: string;
  values: Readonly<Record<string, string>>;
}

/** Who may call, besides a session that is signed in on the site. */
export interface ReferenceAccess {
  /** The scope that an API key needs; null where anyone may call, without a key or a session. */
  scope: ApiKeyScope | null;
  /** What an API key needs besides, for a call about the account's own readings. */
  ownDataScope: ApiKeyScope | null;
  /** What the token of an OpenADR client needs; null where none is accepted. */
  openAdrScope: OpenAdrScope | null;
}

/** A request that succeeds once ids in capitals, such as METER_ID, are replaced. */
export interface ReferenceExample {
  /** With its fields filled in. */
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  /** JSON, or null where nothing is left to send. */
  body: string | null;
  /** The parts of a multipart form, sent in place of a body. */
  form?: { file: string; fields: readonly (readonly [name: string, value: string])[] };
}

/** One operation of the public API, with everything that the documentation shows about it. */
export interface ReferenceOperation {
  id: string;
  /** First part of the id; groups the operations of a domain. */
  domain: string;
  method: Operation["method"];
  access: ReferenceAccess;
  path: string;
  /** The path parameters. */
  pathFields: readonly string[];
  /** The parameters that are sent as a header. */
  headerFields: readonly string[];
  /** The operation's title. */
  summary: string;
  description: string;
  parameters: readonly ReferenceField[];
  response: readonly ReferenceField[];
  example: ReferenceExample;
  /** Whether the demo key may call it: it changes nothing, and is not about an account's own data. */
  demoKey: boolean;
  errors: readonly { status: number; code: string }[];
}
