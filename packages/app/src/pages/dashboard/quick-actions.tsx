import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { ChevronRight, Gauge, ListChecks, type LucideIcon, MessageCircle, Store, Trophy, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Card } from "../../ui/card";

interface QuickAction {
  /** The link target, or null for the dialog that connects a meter. */
  to: string | null;
  icon: LucideIcon;
  title: MessageKey;
  text: MessageKey;
}

const setup: QuickAction = {
  to: "/onboarding",
  icon: ListChecks,
  title: "dashboard.next.setup",
  text: "dashboard.next.setupText",
};
const meter: QuickAction = {
  to: null,
  icon: Gauge,
  title: "dashboard.meter.connect",
  text: "dashboard.next.meterText",
};
const ask: QuickAction = {
  to: "/chat",
  icon: MessageCircle,
  title: "dashboard.next.ask",
  text: "dashboard.next.askText",
};
const upload: QuickAction = {
  to: "/chat",
  icon: Upload,
  title: "dashboard.next.upload",
  text: "dashboard.next.uploadText",
};
const places: readonly QuickAction[] = [
  { to: "/marketplace", icon: Store, title: "dashboard.next.store", text: "dashboard.next.storeText" },
  { to: "/leaderboard", icon: Trophy, title: "dashboard.next.rank", text: "dashboard.next.rankText" },
];

interface QuickActionsProps {
  user: CurrentUser;
  hasMeter: boolean;
  onConnect: () => void;
}

export function QuickActions({ user, hasMeter, onConnect }: QuickActionsProps) {
  const t = useT();
  const actions = user.readOnly
    ? [ask, ...places]
    : [...(user.onboarding.completed ? [] : [setup]), ...(hasMeter ? [] : [meter]), ask, upload, ...places];
  return (
    <Card as="section" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="text-lg font-semibold">
        {t("dashboard.next.title")}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {actions.map(({ to, icon: Icon, title, text }) => (
          <li key={title}>
            <ActionLine to={to} onConnect={onConnect}>
              <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{t(title)}</span>
                <span className="block text-sm text-muted">{t(text)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </ActionLine>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const lineLook =
  "flex w-full items-center gap-4 rounded-md py-3 text-left transition duration-150 hover:text-brand-strong";

function ActionLine({ to, onConnect, children }: { to: string | null; onConnect: () => void; children: ReactNode }) {
  if (to === null) {
    return (
      <button type="button" onClick={onConnect} className={lineLook}>
        {children}
      </button>
    );
  }
  return (
    <SiteLink to={to} className={lineLook}>
      {children}
    </SiteLink>
  );
}
