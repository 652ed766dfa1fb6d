import type { ReactNode } from "react";
import { Router } from "wouter";
import { DocumentToasts } from "../components/layout/document-toasts";
import { Footer } from "../components/layout/footer";
import { Header } from "../components/layout/header";
import { MAIN_ID } from "../components/layout/main-id";
import { SkipLink } from "../components/layout/skip-link";
import { tabBarNav } from "../components/layout/nav-items";
import { TabBar } from "../components/layout/tab-bar";
import { LanguageContext, type LanguageStore } from "../stores/language";

interface DocumentRootProps {
  languageStore: LanguageStore;
  path: string;
  children: ReactNode;
}

/** The frame of a document: header, page, footer, and the tab bar on phones. Only the prerenderer renders it. */
export function DocumentRoot({ languageStore, path, children }: DocumentRootProps) {
  return (
    <LanguageContext value={languageStore}>
      <Router ssrPath={path}>
        <SkipLink />
        <div className="flex min-h-dvh flex-col">
          <Header />
          <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col focus:outline-none">
            {children}
          </main>
          <Footer />
          <TabBar items={tabBarNav} position="fixed" />
        </div>
        <DocumentToasts />
      </Router>
    </LanguageContext>
  );
}
