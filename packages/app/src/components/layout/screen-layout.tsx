import type { ReactNode } from "react";
import { Header } from "./header";
import { MAIN_ID } from "./main-id";
import { ReadOnlyBanner } from "./read-only-banner";
import { TabBar } from "./tab-bar";

interface ScreenLayoutProps {
  header?: ReactNode;
  children: ReactNode;
}

/** Fills the window exactly, also above a phone's keyboard (base.css); the page has its own scroll area. */
export function ScreenLayout({ header = <Header />, children }: ScreenLayoutProps) {
  return (
    <div data-screen className="flex h-dvh flex-col">
      {header}
      <ReadOnlyBanner />
      <main id={MAIN_ID} tabIndex={-1} className="flex min-h-0 grow flex-col focus:outline-none">
        {children}
      </main>
      <TabBar position="static" />
    </div>
  );
}

/** The same for a page with its own header. */
export const AppLayout = ({ children }: { children: ReactNode }) => (
  <ScreenLayout header={null}>{children}</ScreenLayout>
);
