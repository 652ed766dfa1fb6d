import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { ListChecks, type LucideIcon, MessageCircle, Store, Trophy, Upload } from "lucide-react";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Card } from "../../ui/card";

interface QuickAction {
  to: string;
  icon: LucideIcon;
  title: MessageKey;
}

const setup: QuickAction = { to: "/onboarding", icon: ListChecks, title: "dashboard.next.setup" };
const ask: QuickAction = { to: "/chat", icon: MessageCircle, title: "dashboard.next.ask" };
const upload: QuickAction = { to: "/chat", icon: Upload, title: "dashboard.next.upload" };
const places: readonly QuickAction[] = [
  { to: "/marketplace", icon: Store, title: "dashboard.next.store" },
  { to: "/leaderboard", icon: Trophy, title: "dashboard.next.rank" },
];

export function QuickActions({ user }: { user: CurrentUser }) {
  const t = useT();
  const actions = user.readOnly
    ? [ask, ...places]
    : [...(user.onboarding.completed ? [] : [setup]), ask, upload, ...places];
  return (
    <Card as="section" padding="none" aria-labelledby="quick-actions" className="p-4 md:p-6">
      <h2 id="quick-actions" className="text-lg font-semibold">
        {t("dashboard.next.title")}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {actions.map(({ to, icon: Icon, title }) => (
          <li key={title}>
            <SiteLink
              to={to}
              className="flex h-full min-h-[2.75rem] items-center gap-2.5 rounded-md border border-line px-3 py-2 text-sm font-medium transition duration-150 hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
              <span className="min-w-0">{t(title)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
