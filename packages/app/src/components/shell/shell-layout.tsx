import type { ReactNode } from "react";
import { MAIN_ID } from "../layout/main-id";
import { ReadOnlyBanner } from "../layout/read-only-banner";
import { BottomBar } from "./bottom-bar";
import { SideNav } from "./side-nav";
import { TopBar } from "./top-bar";

interface ShellProps {
  children: ReactNode;
}

/** The frame of the app's pages, without the public site's navigation and footer. */
export function ShellLayout({ children }: ShellProps) {
  return (
    <div className="flex min-h-dvh">
      <SideNav />
      <div className="flex min-w-0 grow flex-col">
        <TopBar />
        {/* The banner comes with the page's content; above it, it would move what is there. */}
        <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col pb-16 focus:outline-none md:pb-0">
          <ReadOnlyBanner />
          {children}
        </main>
        <BottomBar position="fixed" />
      </div>
    </div>
  );
}

/** The same for a page that fills the window, also above a phone's keyboard (base.css), and has a header of its own. */
export function ShellScreenLayout({ children }: ShellProps) {
  return (
    <div data-screen className="flex h-dvh">
      <SideNav />
      <div className="flex min-w-0 grow flex-col">
        <main id={MAIN_ID} tabIndex={-1} className="flex min-h-0 grow flex-col focus:outline-none">
          <ReadOnlyBanner />
          {children}
        </main>
        <BottomBar position="static" />
      </div>
    </div>
  );
}
