/** The fields of a URL's query as text; one that is there several times is a list, as OpenAPI writes lists. */
export function queryFields(url: string): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  const from = url.indexOf("?");
  if (from < 0) return {};
  for (const [name, value] of new URLSearchParams(url.slice(from))) {
    const known = fields.get(name);
    fields.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(fields);
}
