import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Header } from "./header";
import { MAIN_ID } from "./main-id";
import { tabBarNav } from "./nav-items";
import { ReadOnlyBanner } from "./read-only-banner";
import { TabBar } from "./tab-bar";

/** Header, page, footer, and the tab bar on phones. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <ReadOnlyBanner />
      {/* At least the rest of the window, so that the footer does not jump when a page that is loading finds its size. */}
      <main id={MAIN_ID} tabIndex={-1} className="flex min-h-[calc(100dvh-4rem)] grow flex-col focus:outline-none">
        {children}
      </main>
      <Footer />
      <TabBar items={tabBarNav} position="fixed" />
    </div>
  );
}
