import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

const OPEN_DELAY_MS = 700;
/** After one tooltip has shown, its neighbours show at once for this long. */
const SKIP_DELAY_MS = 300;

/** Stands once around the app, so that neighbouring tooltips know of each other. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** The element it belongs to; must be able to take the focus. */
  children: ReactNode;
}

/** A short explanation on hover and on keyboard focus. Never the only place of a needed fact: touch cannot hover. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-toast max-w-[18rem] rounded-md bg-ink px-3 py-1.5 text-sm text-paper shadow-md animate-fade-in"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
