import { type ReactNode, useRef } from "react";
import { useVisibleHeight } from "../../lib/use-visible-height";
import { MAIN_ID } from "./main-id";
import { ReadOnlyBanner } from "./read-only-banner";
import { TabBar } from "./tab-bar";

/** A screen with a header of its own that fills what a phone's keyboard leaves of the window. */
export function AppLayout({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useVisibleHeight(frame);
  return (
    <div ref={frame} className="flex h-dvh flex-col">
      <ReadOnlyBanner />
      <main id={MAIN_ID} tabIndex={-1} className="flex min-h-0 grow flex-col focus:outline-none">
        {children}
      </main>
      <TabBar position="static" />
    </div>
  );
}
