import Bowser from "bowser";

export interface Device {
  /** `Firefox`; null for what is no browser that is known. */
  browser: string | null;
  /** `Windows`, `iOS`; null likewise. */
  system: string | null;
}

/** A readable form of a User-Agent header. It is the browser's own claim and is only displayed. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
