import type { ReferenceOperation } from "../../../reference/reference";

/** What a sample is made of. */
export type Called = Pick<ReferenceOperation, "access" | "example" | "method">;

/** The operation's example as one shell command, with the key in WATTLEAF_API_KEY. */
export function curlOf({ method, access, example }: Called, origin: string): string {
  const { path, query, body, form } = example;
  const option =
    query.length > 0 ? " -G" : method === "GET" || (method === "POST" && (body || form)) ? "" : ` -X ${method}`;
  return [
    `curl${option} ${origin}${path}`,
    ...(access.scope === null ? [] : [`-H "Authorization: Bearer $WATTLEAF_API_KEY"`]),
    ...query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...(body ? [`-H "Content-Type: application/json"`, `-d ${quoted(body)}`] : []),
    ...(form
      ? [`-F file=@${form.file}`, ...form.fields.map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`)]
      : []),
  ].join(" \\\n  ");
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
