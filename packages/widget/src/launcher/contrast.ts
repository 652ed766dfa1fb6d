/**
 * Text color for a partner's accent: white or black, whichever contrasts more. One of the two always reaches
 * 4.5:1, so no accent makes the button unreadable. Relative luminance as in WCAG 2.2, with its two-part transfer
 * curve as one power; the contrast at the worst accent stays above 4.5 (see the test).
 *
 * @param accent "#rrggbb"
 */
export function textOn(accent: string): "#fff" | "#000" {
  const channel = (offset: number) => (parseInt(accent.slice(offset, offset + 2), 16) / 255) ** 2.2;
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  // 0.179 is the luminance on which white and black contrast equally, at 4.58:1.
  return luminance > 0.179 ? "#000" : "#fff";
}
