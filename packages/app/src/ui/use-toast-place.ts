import { useLayoutEffect, useRef, useState } from "react";
import { toastBottomPx } from "./toast-place";

/** What people write in, press and go by: fields to write in with their Send, the tab bar, dialogs, titles. */
const KEPT_CLEAR = "form:has(textarea), [type=submit], [data-tab-bar], [role=dialog], h1";

/**
 * Where the toast goes: above what is at the foot of the window, a keyboard included, or below the header where there
 * is no room left for it.
 */
export function useToastPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [bottomPx, setBottomPx] = useState<number | null>(null);
  useLayoutEffect(() => {
    const fit = () => place.current && setBottomPx(measure(place.current));
    fit();
    window.addEventListener("resize", fit);
    window.visualViewport?.addEventListener("resize", fit);
    return () => {
      window.removeEventListener("resize", fit);
      window.visualViewport?.removeEventListener("resize", fit);
    };
  }, []);
  return { place, style: bottomPx === null ? undefined : { top: "auto", bottom: bottomPx } };
}

function measure(place: HTMLElement): number | null {
  const layoutHeightPx = document.documentElement.clientHeight;
  const viewport = window.visualViewport;
  const visiblePx = viewport ? Math.min(layoutHeightPx, viewport.offsetTop + viewport.height) : layoutHeightPx;
  const boxes = Array.from(document.querySelectorAll(KEPT_CLEAR), (element) => element.getBoundingClientRect());
  const shown = boxes.filter(({ width, height }) => width > 0 && height > 0);
  const abovePx = toastBottomPx(visiblePx, place.getBoundingClientRect(), shown);
  return abovePx === null ? null : abovePx + layoutHeightPx - visiblePx;
}
