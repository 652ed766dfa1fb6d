import type { ReactNode } from "react";
import { Header } from "./header";
import { MAIN_ID } from "./main-id";
import { ReadOnlyBanner } from "./read-only-banner";
import { TabBar } from "./tab-bar";

/** Fills the window exactly, also above a phone's keyboard; the page scrolls inside itself. */
export function ScreenLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col">
      <Header />
      <ReadOnlyBanner />
      <main id={MAIN_ID} tabIndex={-1} className="flex min-h-0 grow flex-col focus:outline-none">
        {children}
      </main>
      <TabBar position="static" />
    </div>
  );
}
