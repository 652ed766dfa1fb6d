import type { Operation } from "@wattleaf/shared/contracts/operation";

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

/** A request that succeeds as is. */
export interface ReferenceExample {
  /** With its fields filled in. */
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  /** JSON, or null where nothing is left to send. */
  body: string | null;
}

/** One operation of the public API, with everything that the documentation shows about it. */
export interface ReferenceOperation {
  id: string;
  /** First part of the id; groups the operations of a domain. */
  domain: string;
  method: Operation["method"];
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
  /** Whether the demo key may call it: it changes nothing. */
  demoKey: boolean;
  errors: readonly { status: number; code: string }[];
}
