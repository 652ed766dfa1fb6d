import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import {
  Activity,
  CircleUserRound,
  Gauge,
  type LucideIcon,
  MessageCircle,
  Network,
  Settings,
  Sparkles,
} from "lucide-react";
import { SiteLink } from "../../../components/site-link";
import { useT } from "../../../lib/i18n";
import { findRoute, notFoundRoute } from "../../../routes";
import { cx } from "../../../ui/cx";

interface ShellItem {
  to: string;
  label: MessageKey;
  icon: LucideIcon;
}

const items: readonly ShellItem[] = [
  { to: "/chat", label: "chat.page.nav.chat", icon: MessageCircle },
  { to: "/dashboard", label: "chat.page.nav.dashboard", icon: Gauge },
  { to: "/device", label: "chat.page.nav.device", icon: Activity },
  { to: "/vpp", label: "chat.page.nav.vpp", icon: Network },
  { to: "/mine", label: "chat.page.nav.mine", icon: CircleUserRound },
  { to: "/settings", label: "chat.page.nav.settings", icon: Settings },
  { to: "/pricing", label: "chat.page.nav.upgrade", icon: Sparkles },
];

/** The product's existing screens. */
export function ShellNav({ onLeave }: { onLeave?: () => void }) {
  const t = useT();
  return (
    <nav aria-label={t("chat.page.nav.label")} className="shrink-0 border-t border-line pt-3">
      <ul>
        {items
          .filter(({ to }) => findRoute(to) !== notFoundRoute)
          .map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <SiteLink
                to={to}
                aria-current={to === "/chat" ? "page" : undefined}
                onClick={() => onLeave?.()}
                className={cx(
                  "flex h-9 items-center gap-3 rounded-md px-2 text-sm font-medium hover:bg-sunken",
                  to === "/chat" ? "text-brand-strong" : "text-ink",
                )}
              >
                <Icon aria-hidden="true" className="size-4 text-muted" />
                {t(label)}
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
