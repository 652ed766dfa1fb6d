import { useCallback, useMemo, useSyncExternalStore } from "react";

/** What a reader has marked a post with, remembered by this browser alone. */
export interface Marks {
  liked: boolean;
  bookmarked: boolean;
}

/** Where a post's marks are; the island wakes when there are some. */
export const marksKey = (id: string) => `blog-post-${id}`;

const CHANGED = "wattleaf:marks";
/** Marks of a browser without storage, which last as long as the page. */
const unstored = new Map<string, string>();

/** The reader's marks on a post, none of them until the page has come to life, and a function that toggles one. */
export function useMarks(id: string) {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(marksKey(id)),
    () => null,
  );
  const marks = useMemo(() => parseMarks(stored), [stored]);
  const toggle = useCallback((mark: keyof Marks) => write(id, { ...marks, [mark]: !marks[mark] }), [id, marks]);
  return { marks, toggle };
}

function subscribe(onChange: () => void): () => void {
  // The other tabs of this browser tell with "storage".
  for (const type of [CHANGED, "storage"]) addEventListener(type, onChange);
  return () => {
    for (const type of [CHANGED, "storage"]) removeEventListener(type, onChange);
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}

function parseMarks(stored: string | null): Marks {
  try {
    const { liked, bookmarked } = JSON.parse(stored ?? "{}") as Partial<Marks>;
    return { liked: liked === true, bookmarked: bookmarked === true };
  } catch {
    return { liked: false, bookmarked: false };
  }
}

function write(id: string, marks: Marks): void {
  const key = marksKey(id);
  const text = JSON.stringify(marks);
  try {
    if (marks.liked || marks.bookmarked) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    unstored.set(key, text);
  }
  dispatchEvent(new Event(CHANGED));
}
