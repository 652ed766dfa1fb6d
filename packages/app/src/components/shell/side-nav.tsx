import { Sparkles } from "lucide-react";
import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { cx } from "../../ui/cx";
import { Logo } from "../../ui/logo";
import { currentOf, type IconNavItem } from "../layout/nav-items";
import { SiteLink } from "../site-link";
import { shellNav } from "./shell-nav";

const upgrade: IconNavItem = { to: "/pricing", label: "nav.upgrade", icon: Sparkles };

/** The app's screens: a rail of icons with their names on tablets, a sidebar on wide screens. */
export function SideNav() {
  const t = useT();
  const { user } = useSession();
  return (
    <nav
      aria-label={t("nav.app")}
      className="sticky top-0 z-header hidden h-dvh w-20 shrink-0 flex-col gap-1 overflow-y-auto border-r border-line bg-surface px-2 py-3 md:flex xl:w-56 xl:px-3"
    >
      <SiteLink
        to="/"
        aria-label={t("nav.logo")}
        className="mb-3 flex h-10 shrink-0 items-center justify-center rounded-md xl:justify-start xl:px-2"
      >
        <span className="xl:hidden">
          <Logo show="mark" />
        </span>
        <span className="hidden xl:block">
          <Logo />
        </span>
      </SiteLink>
      <ul className="flex flex-col gap-1">
        {shellNav.map((item) => (
          <SideNavItem key={item.to} {...item} />
        ))}
      </ul>
      {user && (
        <ul className="mt-auto pt-3">
          <SideNavItem {...upgrade} />
        </ul>
      )}
    </nav>
  );
}

function SideNavItem(item: IconNavItem) {
  const t = useT();
  const [path] = useLocation();
  const { to, label, icon: Icon } = item;
  const current = currentOf(item, path);
  return (
    <li>
      <SiteLink
        to={to}
        aria-current={current}
        className={cx(
          "flex min-h-[3.5rem] flex-col items-center justify-center gap-1 rounded-md border border-transparent px-1 text-center text-xs font-medium transition duration-150 xl:min-h-[2.75rem] xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-left xl:text-sm",
          current ? "bg-brand-soft text-brand-strong" : "text-muted hover:bg-sunken hover:text-ink",
        )}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {t(label)}
      </SiteLink>
    </li>
  );
}
