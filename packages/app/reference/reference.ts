import type { Operation } from "@wattleaf/shared/contracts/operation";

/** One field of a body, as the documentation shows it. Its words are the contract's own, in English. */
export interface ReferenceField {
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** What the value must keep to: `0 to 1`, `at most 60 characters`, `default 24`. */
  limits: string;
  /** What stands inside an object, or inside each object of an array. */
  fields: readonly ReferenceField[];
}

/** A request that succeeds as it stands. */
export interface ReferenceExample {
  /** With its fields filled in. */
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  /** JSON, or null where nothing is left to say. */
  body: string | null;
}

/** One operation of the public API, with everything that its place in the documentation needs. */
export interface ReferenceOperation {
  id: string;
  /** First part of the id: the operations of one domain stand together. */
  domain: string;
  method: Operation["method"];
  path: string;
  /** The parameters that stand in the path. */
  pathFields: readonly string[];
  summary: string;
  parameters: readonly ReferenceField[];
  response: readonly ReferenceField[];
  example: ReferenceExample;
  refusals: readonly { status: number; code: string }[];
}
