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
}

/** The operation's example, taken apart into what a reader can change. */
export function tryPropsOf({ method, path, pathFields, parameters, example, demoKey }: ReferenceOperation): TryProps {
  const [parts, filled] = [path.split("/"), example.path.split("/")];
  const query = new Map(example.query);
  const isInPath = (name: string) => pathFields.includes(name);
  return {
    method,
    path,
    pathFields: pathFields.map((name) => ({
      name,
      value: decodeURIComponent(filled[parts.indexOf(`{${name}}`)] ?? ""),
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
  };
}
