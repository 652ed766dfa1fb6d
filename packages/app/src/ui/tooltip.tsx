import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

const OPEN_DELAY_MS = 700;
/** After one tooltip was shown, its neighbors open at once for this long. */
const SKIP_DELAY_MS = 300;

/** Rendered once around the app, so that neighboring tooltips share their delay. */
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
  /** The element it describes; must be focusable. */
  children: ReactNode;
}

/** A short explanation on hover and focus. Never put required information only here: touch devices cannot hover. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-toast max-w-[18rem] rounded-md border border-transparent bg-ink px-3 py-1.5 text-sm text-paper shadow-md animate-fade-in"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
