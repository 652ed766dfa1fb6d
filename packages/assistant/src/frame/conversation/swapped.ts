/** "wrok" for "work", "Feburary": two neighbors changed places, of two different words. */
export function isSwapped(word: string, known: string): boolean {
  if (word.length !== known.length) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  return word[at] === known[at + 1] && word[at + 1] === known[at] && word.slice(at + 2) === known.slice(at + 2);
}
