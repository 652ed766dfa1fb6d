import type { ReactNode } from "react";
import { useT } from "../../lib/i18n";
import { Logo } from "../../ui/logo";
import { SiteLink } from "../site-link";
import { LanguageSwitch } from "./language-switch";
import { MAIN_ID } from "./main-id";
import { ReadOnlyBanner } from "./read-only-banner";
import { ThemeToggle } from "./theme-toggle";

/** A minimal frame for a sequence of steps, without links that lead away by accident. */
export function FlowLayout({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-[4rem] flex-wrap items-center justify-between gap-x-4 px-4 md:px-8">
        <SiteLink to="/" aria-label={t("nav.logo")} className="flex rounded-md p-1">
          <Logo />
        </SiteLink>
        <span className="flex items-center">
          <LanguageSwitch />
          <ThemeToggle />
        </span>
      </header>
      <ReadOnlyBanner />
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col focus:outline-none">
        {children}
      </main>
    </div>
  );
}
