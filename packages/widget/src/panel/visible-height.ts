/** Where the panel covers the whole screen; panel.css.ts has the same bound. */
export const FULL_SCREEN = "(max-width: 480px)";

/**
 * Keeps the sheet as tall as what a phone's keyboard leaves of the screen: a fixed element is laid out behind the
 * keyboard, and the field to write in would be under it.
 *
 * @param signal stops following
 */
export function followVisibleHeight(panel: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window;
  const update = () => panel.style.setProperty("--wl-visible-height", `${visualViewport?.height}px`);
  visualViewport?.addEventListener("resize", update, { signal });
  if (visualViewport) update();
}
