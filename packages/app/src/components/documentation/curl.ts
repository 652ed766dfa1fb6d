import type { ReferenceOperation } from "../../../reference/reference";

/** The operation's example as one shell command, with the key in WATTLEAF_API_KEY. */
export function curlOf({ method, example }: Pick<ReferenceOperation, "method" | "example">, origin: string): string {
  const { path, query, body } = example;
  const option = query.length > 0 ? " -G" : method === "GET" || (method === "POST" && body) ? "" : ` -X ${method}`;
  return [
    `curl${option} ${origin}${path}`,
    `-H "Authorization: Bearer $WATTLEAF_API_KEY"`,
    ...query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...(body ? [`-H "Content-Type: application/json"`, `-d ${quoted(body)}`] : []),
  ].join(" \\\n  ");
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
