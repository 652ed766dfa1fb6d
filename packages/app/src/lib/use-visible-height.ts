import { useEffect } from "react";

/** Browsers' own bars move by less than this; a keyboard takes more. */
const KEYBOARD_MIN_PX = 120;
const HEIGHT = "--visible-height";

/**
 * Tells the style sheet of the on-screen keyboard: `data-keyboard` on the document and the height that it leaves. Where
 * the viewport's meta tag shrinks the page by itself (`interactive-widget`) there is nothing to tell; Safari lays the
 * keyboard over the page and tells only the visual viewport.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const page = document.documentElement;
    if (!viewport) return;
    const show = (heightPx: number | null) => {
      page.toggleAttribute("data-keyboard", heightPx !== null);
      if (heightPx === null) page.style.removeProperty(HEIGHT);
      else page.style.setProperty(HEIGHT, `${heightPx}px`);
    };
    const fit = () => {
      // Zoomed in by two fingers, the visible part is small for another reason.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height;
      const hasKeyboard = covered > KEYBOARD_MIN_PX;
      show(hasKeyboard ? viewport.height : null);
      // Safari has scrolled the page up to show the field; it is in view now.
      if (hasKeyboard) window.scrollTo(0, 0);
    };
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
      show(null);
    };
  }, []);
}
