/** Whether every word of the query stands somewhere in the texts; an empty query finds everything. */
export function matches(query: string, texts: readonly string[]): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = texts.join("\n").toLowerCase();
  return words.every((word) => text.includes(word));
}
