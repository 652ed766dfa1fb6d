import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { closeButtonLook, overlayLook } from "./overlay.variants";
import { useReturnFocus } from "./use-return-focus";

/** On a phone, a dialog is as wide as the screen. */
const widths = { sm: "sm:max-w-sm", md: "sm:max-w-lg", lg: "sm:max-w-2xl", xl: "sm:max-w-6xl" } as const;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  size?: keyof typeof widths;
  /** Whether a click outside closes it; not where that would lose data. */
  closesOnBackdrop?: boolean;
  /** Footer buttons; the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** What dialog.tsx shows, with Radix's code for it. */
export function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = "md",
  closesOnBackdrop = true,
  footer,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={cx(overlayLook, "grid items-end justify-items-center overflow-y-auto sm:items-center sm:p-6")}
        >
          <Radix.Content
            {...returnFocus}
            {...(closesOnBackdrop ? {} : { onPointerDownOutside: stay })}
            // Without a description Radix would warn about a missing one.
            {...(description ? {} : { "aria-describedby": undefined })}
            className={cx(
              "relative w-full rounded-t-xl border border-transparent bg-surface text-ink shadow-lg animate-rise focus:outline-none sm:rounded-xl",
              widths[size],
            )}
          >
            <div className="flex items-start gap-4 pl-6 pr-3 pt-3">
              <Radix.Title className="grow pt-2.5 text-xl font-semibold">{title}</Radix.Title>
              <Radix.Close aria-label={closeLabel} className={closeButtonLook}>
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            </div>
            <div className="flex flex-col gap-4 px-6 pb-6 pt-1">
              {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
              {children}
              {footer && (
                <div className="mt-2 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-end">{footer}</div>
              )}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

const stay = (event: Event) => event.preventDefault();
