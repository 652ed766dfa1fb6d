import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Logo } from "../../ui/logo";
import { Sheet } from "../../ui/sheet";
import { SiteLink } from "../site-link";
import { DemoLink } from "./demo-link";
import { LanguageSwitch } from "./language-switch";
import { mainNav, toolsNav } from "./nav-items";
import { ThemeToggle } from "./theme-toggle";

interface MobileMenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function MobileMenuSheet({ open, onOpenChange }: MobileMenuSheetProps) {
  const t = useT();
  const session = useSession();
  const close = () => onOpenChange(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("menu.title")}
      closeLabel={t("menu.close")}
      header={<Logo />}
    >
      <nav aria-label={t("menu.navigation")} className="flex min-h-full flex-col gap-6">
        <MenuSection title={t("menu.navigation")}>
          {mainNav.map(({ to, label }) => (
            <MenuItem key={to} to={to} onChoose={close}>
              {t(label)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection title={t("menu.tools")}>
          {toolsNav.map(({ to, label, icon: Icon }) => (
            <MenuItem key={to} to={to} onChoose={close}>
              <Icon aria-hidden="true" className="size-5 text-muted" />
              {t(label)}
            </MenuItem>
          ))}
        </MenuSection>
        <div className="flex items-center justify-between border-t border-line pt-3">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
        {!session.user && (
          <div className="mt-auto flex flex-col gap-3">
            <DemoLink variant="secondary" onClick={close} />
            <Button asChild>
              <SiteLink to="/login" onClick={close}>
                {t("nav.getStarted")}
              </SiteLink>
            </Button>
          </div>
        )}
      </nav>
    </Sheet>
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

function MenuItem({ to, onChoose, children }: { to: string; onChoose: () => void; children: ReactNode }) {
  const [path] = useLocation();
  return (
    <li>
      <SiteLink
        to={to}
        onClick={onChoose}
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
