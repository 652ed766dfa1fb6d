import type { ReferenceOperation } from "../../../reference/reference";

/** The operation's example as one command for a shell that holds the key in WATTLEAF_API_KEY. */
export function curlOf({ method, example }: Pick<ReferenceOperation, "method" | "example">, origin: string): string {
  const { path, query, body } = example;
  const verb = query.length > 0 ? " -G" : method === "GET" || (method === "POST" && body) ? "" : ` -X ${method}`;
  return [
    `curl${verb} ${origin}${path}`,
    `-H "Authorization: Bearer $WATTLEAF_API_KEY"`,
    ...query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...(body ? [`-H "Content-Type: application/json"`, `-d ${quoted(body)}`] : []),
  ].join(" \\\n  ");
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
