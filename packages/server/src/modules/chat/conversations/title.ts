/** A title longer than this would be cut off in any list. */
const TITLE_LENGTH = 80;

/** A conversation's name: the one that it was given, else the beginning of its first question, on one line. */
export function titleOf({ title, firstQuestion }: { title: string | null; firstQuestion: string | null }): string {
  if (title) return title;
  const line = (firstQuestion ?? "").replaceAll(/\s+/gu, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= TITLE_LENGTH) return line;
  const cut = characters.slice(0, TITLE_LENGTH).join("");
  // At a word's end where there are words; Chinese is cut where it is.
  return `${cut.replace(/(?<=\S.{40,})\s\S*$/u, "")}…`;
}
