import { useEffect } from "react";

/** Browser toolbars change the height by less than this; a keyboard by more. */
const KEYBOARD_MIN_PX = 120;
const HEIGHT = "--visible-height";

/**
 * Exposes the on-screen keyboard to the style sheet: `data-keyboard` on the document and the remaining height. Nothing
 * to do where the viewport's meta tag resizes the page (`interactive-widget`); Safari overlays the keyboard and only
 * resizes the visual viewport.
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
      // During pinch zoom, the visible part is small for another reason.
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
