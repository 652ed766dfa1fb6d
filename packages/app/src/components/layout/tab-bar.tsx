import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { cx } from "../../ui/cx";
import { SiteLink } from "../site-link";
import { currentOf, type IconNavItem } from "./nav-items";

interface TabBarProps {
  items: readonly IconNavItem[];
  /** `fixed` floats over a scrolling page, `static` is below a screen that fills the window. */
  position: "fixed" | "static";
}

/** The main screens within reach of a thumb, on phones. */
export function TabBar({ items, position }: TabBarProps) {
  const t = useT();
  const [path] = useLocation();
  return (
    <nav
      aria-label={t("nav.tabs")}
      // base.css hides it while a phone's keyboard fills half of the window.
      data-tab-bar
      className={cx(
        "border-t border-line bg-surface pb-safe md:hidden",
        position === "fixed" ? "fixed inset-x-0 bottom-0 z-header" : "shrink-0",
      )}
    >
      <ul className="flex">
        {items.map((item) => {
          const { to, label, icon: Icon } = item;
          const current = currentOf(item, path);
          return (
            <li key={to} className="min-w-0 flex-1">
              <SiteLink
                to={to}
                aria-current={current}
                className={cx(
                  "flex h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium",
                  current ? "text-brand-strong" : "text-muted",
                )}
              >
                <Icon aria-hidden="true" className="size-5" />
                {t(label)}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
