import { Search } from "lucide-react";
import { lazy, Suspense, useLayoutEffect, useState } from "react";
import { useT } from "../../lib/i18n";
import { IconButton } from "../../ui/icon-button";

const PaletteDialog = lazy(() => import("./palette-dialog").then((module) => ({ default: module.PaletteDialog })));

interface PaletteButtonProps {
  /** `field`: looks like a search field from tablets on; `icon`: where there is little room, and none of it on phones. */
  look: "field" | "icon";
}

/** Opens the command palette, also by Ctrl+K or Command+K. */
export function PaletteButton({ look }: PaletteButtonProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setWasOpened(true);
  };
  useShortcut(() => change(true));
  return (
    <>
      {/* On a phone the chat's header has no room for it. */}
      <span className={look === "field" ? "ml-auto md:hidden" : "hidden sm:contents"}>
        <IconButton label={t("nav.search")} aria-keyshortcuts="Control+K Meta+K" onClick={() => change(true)}>
          <Search aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
      {look === "field" && (
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => change(true)}
          className="hidden h-10 w-full max-w-sm items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm text-muted transition duration-150 hover:border-muted md:flex"
        >
          <Search aria-hidden="true" className="size-4" />
          {t("nav.search")}
          <kbd aria-hidden="true" className="ml-auto rounded border border-line px-1.5 font-sans text-xs">
            {SHORTCUT}
          </kbd>
        </button>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <PaletteDialog open={open} onOpenChange={change} />
        </Suspense>
      )}
    </>
  );
}

const SHORTCUT = /Mac|iP(?:hone|ad)/.test(globalThis.navigator?.userAgent ?? "") ? "⌘K" : "Ctrl K";

function useShortcut(onPress: () => void): void {
  // As soon as the button is there, and not only after it was painted.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
