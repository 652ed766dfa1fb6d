/** Whether the texts contain every word of the query; an empty query matches everything. */
export function matches(query: string, texts: readonly string[]): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = texts.join("\n").toLowerCase();
  return words.every((word) => text.includes(word));
}
