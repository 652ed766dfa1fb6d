import type { Platform } from "../../core/platform";

/** Widget keys have no dot of their own. */
const MARK = ".";

const proofOf = ({ encryption }: Platform, widgetKey: string): string =>
  encryption.fingerprint(`widget frame ${widgetKey}`);

/**
 * The widget key with the mark of our own frame page, which only the partner's pages may frame: the plain key opens
 * nothing on the site. Always the same, so that the tab finds its session again.
 */
export const newFrameKey = (platform: Platform, widgetKey: string): string =>
  `${widgetKey}${MARK}${proofOf(platform, widgetKey)}`;

/** The widget key, and whether it is from our frame page. */
export function readFrameKey(platform: Platform, key: string): { widgetKey: string; isFramed: boolean } {
  const [widgetKey = "", proof] = key.split(MARK);
  return { widgetKey, isFramed: proof !== undefined && proof === proofOf(platform, widgetKey) };
}
