import type { ApiKeyScope } from "@wattleaf/shared/domain/api-keys";
import type { ReferenceOperation } from "../../../reference/reference";

/** A value that goes into the address. */
export interface TryField {
  name: string;
  value: string;
  required: boolean;
}

export interface TryProps {
  method: ReferenceOperation["method"];
  /** With `{name}` where a field goes. */
  path: string;
  pathFields: readonly TryField[];
  queryFields: readonly TryField[];
  /** JSON; null where nothing is sent. */
  body: string | null;
  demoKey: boolean;
  /** The scope that a key needs; null where none is needed. */
  scope: ApiKeyScope | null;
}

/** Ids that only the server gives out stand in the example as their names: the reader fills in their own. */
const PLACEHOLDER = /^[A-Z]+_[A-Z]+$/;
const valueOf = (example: string) => (PLACEHOLDER.test(example) ? "" : example);

/** The operation's example, taken apart into what a reader can change. */
export function tryPropsOf(operation: ReferenceOperation): TryProps {
  const { method, path, pathFields, parameters, example, demoKey, access } = operation;
  const [parts, filled] = [path.split("/"), example.path.split("/")];
  const query = new Map(example.query);
  const isInPath = (name: string) => pathFields.includes(name);
  return {
    method,
    path,
    pathFields: pathFields.map((name) => ({
      name,
      value: valueOf(decodeURIComponent(filled[parts.indexOf(`{${name}}`)] ?? "")),
      required: true,
    })),
    queryFields:
      method === "GET"
        ? parameters
            .filter(({ name }) => !isInPath(name))
            .map(({ name, required }) => ({ name, value: query.get(name) ?? "", required }))
        : [],
    body: method === "GET" ? null : example.body,
    demoKey,
    scope: access.scope,
  };
}
