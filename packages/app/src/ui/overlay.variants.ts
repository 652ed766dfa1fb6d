/** The backdrop of a dialog or a sheet. */
export const overlayLook = "fixed inset-0 z-overlay bg-black/50 animate-fade-in";

export const closeButtonLook =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted transition duration-150 hover:bg-ink/[0.06] hover:text-ink";
