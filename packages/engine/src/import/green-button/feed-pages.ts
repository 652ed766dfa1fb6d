/** Atom feeds link to their next page (RFC 5005); entries have no such link. */
const LINK = /<(?:[\w-]+:)?link\b[^>]*>/gi;
const NEXT = /\brel\s*=\s*["']next["']/i;
const HREF = /\bhref\s*=\s*["']([^"']*)["']/i;

/** The address of a feed's next page; null on the last one. */
export function nextPageOf(xml: string): string | null {
  for (const [link] of xml.matchAll(LINK)) {
    if (NEXT.test(link)) return HREF.exec(link)?.[1]?.replaceAll("&amp;", "&") || null;
  }
  return null;
}

/** Whether a feed holds any reading: a time in which the meter was not there yet has an empty one. */
export const hasIntervalReadings = (xml: string): boolean => /<(?:[\w-]+:)?IntervalReading\b/.test(xml);
