import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { IconButton } from "../../ui/icon-button";
import { Logo } from "../../ui/logo";
import { closeButtonLook } from "../../ui/overlay.variants";
import { SiteLink } from "../site-link";
import { dialogCommand } from "../dialog-command";
import { DemoLink } from "./demo-link";
import { LanguageSwitch } from "./language-switch";
import { mainNav, toolsNav } from "./nav-items";
import { ThemeToggle } from "./theme-toggle";
import { VisitorOnly } from "./visitor-only";

const ID = "menu";

/** The navigation of small screens: a modal dialog that the browser itself opens, or document/menu.ts where it cannot. */
export function MobileMenu() {
  const t = useT();
  return (
    <>
      <IconButton label={t("menu.open")} className="lg:hidden" {...dialogCommand("show-modal", ID)}>
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      <dialog
        id={ID}
        data-menu
        aria-label={t("menu.title")}
        className="fixed inset-y-0 left-auto right-0 m-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none border-l border-line bg-surface p-0 text-ink shadow-lg animate-slide-in-right"
      >
        <div className="flex h-full flex-col">
          <div className="flex h-16 shrink-0 items-center justify-between border-b border-line pl-6 pr-3">
            <Logo />
            <button
              type="button"
              aria-label={t("menu.close")}
              className={closeButtonLook}
              {...dialogCommand("close", ID)}
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          <nav
            aria-label={t("menu.navigation")}
            className="flex grow flex-col gap-6 overflow-y-auto overscroll-contain px-6 py-6"
          >
            <MenuSection title={t("menu.navigation")}>
              {mainNav.map(({ to, label }) => (
                <MenuItem key={to} to={to}>
                  {t(label)}
                </MenuItem>
              ))}
            </MenuSection>
            <MenuSection title={t("menu.tools")}>
              {toolsNav.map(({ to, label, icon: Icon }) => (
                <MenuItem key={to} to={to}>
                  <Icon aria-hidden="true" className="size-5 text-muted" />
                  {t(label)}
                </MenuItem>
              ))}
            </MenuSection>
            <div className="flex items-center justify-between border-t border-line pt-3">
              <LanguageSwitch />
              <ThemeToggle />
            </div>
            <VisitorOnly className="mt-auto flex flex-col gap-3">
              <DemoLink variant="secondary" />
              <Button asChild>
                <SiteLink to="/login">{t("nav.getStarted")}</SiteLink>
              </Button>
            </VisitorOnly>
          </nav>
        </div>
      </dialog>
    </>
  );
}

function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-sm font-semibold text-muted">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function MenuItem({ to, children }: { to: string; children: ReactNode }) {
  const [path] = useLocation();
  return (
    <li>
      <SiteLink
        to={to}
        aria-current={path === to ? "page" : undefined}
        className={cx(
          "-mx-3 flex h-11 items-center gap-3 rounded-md px-3 font-medium",
          path === to ? "bg-brand-soft text-brand-strong" : "text-ink hover:bg-sunken",
        )}
      >
        {children}
      </SiteLink>
    </li>
  );
}
