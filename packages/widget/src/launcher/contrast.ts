/**
 * Text color for a partner's accent: white or black, whichever contrasts more. One of the two always reaches
 * 4.5:1, so no accent makes the button unreadable. Relative luminance as in WCAG 2.2, in few bytes: its two-part
 * transfer curve as one power, its weights (0.2126, 0.7152, 0.0722) as 3 : 10 : 1, and nothing scaled to 1; the contrast
 * at the worst accent stays above 4.5 (see the test).
 *
 * @param accent "#rrggbb"
 */
export function textOn(accent: string): "#fff" | "#000" {
  const channel = (offset: number) => parseInt(accent.slice(offset, offset + 2), 16) ** 2.2;
  // On this luminance white and black contrast equally, at 4.58:1.
  return 3 * channel(1) + 10 * channel(3) + channel(5) > 495e3 ? "#000" : "#fff";
}
