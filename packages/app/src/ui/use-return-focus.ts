import { useRef } from "react";

/** Marks the control that gets the initial focus when its dialog opens, if it is not the first one. */
export const firstFocus = { "data-first-focus": "" };

/**
 * Handlers for Radix's modal content that restore the previous focus. Radix only does so for its own Trigger; a dialog
 * opened from state would otherwise leave the focus at the top of the page.
 */
export function useReturnFocus() {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const first = event.target instanceof Element && event.target.querySelector("[data-first-focus]");
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!cameFrom.current?.isConnected) return;
      event.preventDefault();
      cameFrom.current.focus();
    },
  };
}
