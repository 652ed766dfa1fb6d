import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { useSurface } from "../../lib/surface";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Logo } from "../../ui/logo";
import { SiteLink } from "../site-link";
import { AccountLink } from "./account-link";
import { DemoLink } from "./demo-link";
import { LanguageSwitch } from "./language-switch";
import { MobileMenu } from "./mobile-menu";
import { mainNav } from "./nav-items";
import { ThemeToggle } from "./theme-toggle";
import { UserMenu } from "./user-menu";
import { VisitorOnly } from "./visitor-only";

export function Header() {
  const t = useT();
  return (
    <header className="sticky top-0 z-header border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-container items-center gap-2 px-4 md:px-8">
        <SiteLink to="/" aria-label={t("nav.logo")} className="-ml-1 flex rounded-md p-1">
          <Logo />
        </SiteLink>
        <MainNav />
        <div className="ml-auto flex items-center gap-1">
          <span className="hidden sm:contents">
            <LanguageSwitch />
            <ThemeToggle />
          </span>
          <AccountActions />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function MainNav() {
  const t = useT();
  const [path] = useLocation();
  return (
    <nav aria-label={t("nav.main")} className="ml-6 hidden lg:block">
      <ul className="flex">
        {mainNav.map(({ to, label }) => (
          <li key={to}>
            <SiteLink
              to={to}
              aria-current={path === to ? "page" : undefined}
              className={cx(
                "block whitespace-nowrap rounded-md px-2.5 py-2 text-sm font-medium transition duration-150 xl:px-3",
                path === to ? "text-brand-strong" : "text-muted hover:text-ink",
              )}
            >
              {t(label)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AccountActions() {
  const isDocument = useSurface() === "document";
  return isDocument ? <DocumentAccount /> : <AppAccount />;
}

function AppAccount() {
  const session = useSession();
  return session.user ? <UserMenu user={session.user} /> : <VisitorActions />;
}

/** A document arrives as a visitor's; in a signed-in browser document/account.ts shows the account instead. */
function DocumentAccount() {
  return (
    <>
      <VisitorOnly>
        <VisitorActions />
      </VisitorOnly>
      <span data-account="user" hidden>
        <AccountLink />
      </span>
    </>
  );
}

function VisitorActions() {
  const t = useT();
  return (
    <span className="ml-2 hidden items-center gap-2 lg:flex">
      <DemoLink variant="ghost" size="sm" />
      <Button size="sm" asChild>
        <SiteLink to="/login">{t("nav.getStarted")}</SiteLink>
      </Button>
    </span>
  );
}
