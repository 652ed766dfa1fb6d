import { useRef } from "react";

/**
 * Handlers for Radix's modal content that bring the focus back to where it was before. Radix does so only for its own
 * Trigger; a dialog opened from state would otherwise leave the keyboard at the top of the page.
 */
export function useReturnFocus() {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!cameFrom.current?.isConnected) return;
      event.preventDefault();
      cameFrom.current.focus();
    },
  };
}
