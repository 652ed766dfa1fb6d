import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { cx } from "../../ui/cx";
import { tabsVariants } from "../../ui/tabs.variants";
import type { NavItem } from "../layout/nav-items";
import { SiteLink } from "../site-link";

const pages: readonly NavItem[] = [
  { to: "/leaderboard", label: "nav.leaderboard" },
  { to: "/marketplace", label: "nav.store" },
  { to: "/mine", label: "nav.myRewards" },
];

/** Leads between the pages of rewards; looks like a row of tabs. */
export function RewardsNav() {
  const t = useT();
  const [path] = useLocation();
  const look = tabsVariants.underline;
  return (
    <nav aria-label={t("nav.rewards")}>
      <ul className={look.list}>
        {pages.map(({ to, label }) => {
          const isHere = path === to;
          return (
            <li key={to} className="-mb-px flex">
              <SiteLink
                to={to}
                aria-current={isHere ? "page" : undefined}
                data-state={isHere ? "active" : "inactive"}
                className={cx(look.trigger, "mb-0")}
              >
                {t(label)}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
