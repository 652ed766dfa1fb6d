import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { closeButtonLook, overlayLook } from "./overlay.variants";
import { useReturnFocus } from "./use-return-focus";

const sides = {
  left: "left-0 animate-slide-in-left",
  right: "right-0 animate-slide-in-right",
} as const;

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The sheet's name; shown at the top unless a `header` replaces it. */
  title: string;
  closeLabel: string;
  side?: keyof typeof sides;
  /** Replaces the title, which is then only for screen readers. */
  header?: ReactNode;
  children: ReactNode;
}

/**
 * A panel that slides in from the side, for menus on small screens. Closes on Escape and on a tap on the backdrop; the
 * page behind does not scroll and the focus stays inside while it is open.
 */
export function Sheet({ open, onOpenChange, title, closeLabel, side = "right", header, children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={cx(
            "fixed inset-y-0 z-overlay flex w-[min(22rem,88vw)] flex-col border-x border-transparent bg-surface text-ink shadow-lg focus:outline-none",
            sides[side],
          )}
        >
          <div className="flex h-16 shrink-0 items-center gap-4 border-b border-line pl-6 pr-3">
            <div className="flex min-w-0 grow items-center">
              {header}
              <Radix.Title className={header ? "sr-only" : "text-lg font-semibold"}>{title}</Radix.Title>
            </div>
            <Radix.Close aria-label={closeLabel} className={closeButtonLook}>
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-6 py-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
