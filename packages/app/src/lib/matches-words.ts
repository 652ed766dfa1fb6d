/** Full-width letters and digits, which Chinese input methods produce, equal the usual ones. */
const comparable = (text: string) => text.normalize("NFKC").toLowerCase();

/** Whether a text has every word of a search. Parts of words count, because Chinese does not separate its words. */
export function matchesWords(text: string, search: string): boolean {
  const whole = comparable(text);
  return comparable(search)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
