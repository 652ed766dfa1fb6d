import { type RefObject, useEffect } from "react";

/** Browsers' own bars move by less than this; a keyboard takes more. */
const KEYBOARD_MIN_PX = 120;

/**
 * Keeps an element of the window's height above the on-screen keyboard. Where the viewport's meta tag shrinks the page
 * by itself (`interactive-widget`) there is nothing to do; Safari lays the keyboard over the page and tells only the
 * visual viewport.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const fit = () => {
      const target = element.current;
      if (!target) return;
      // Zoomed in by two fingers, the visible part is small for another reason.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height;
      const hasKeyboard = covered > KEYBOARD_MIN_PX;
      target.style.height = hasKeyboard ? `${viewport.height}px` : "";
      target.toggleAttribute("data-keyboard", hasKeyboard);
      // Safari has scrolled the page up to show the field; it is in view now.
      if (hasKeyboard) window.scrollTo(0, 0);
    };
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
    };
  }, [element]);
}
