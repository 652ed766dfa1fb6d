import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { ChevronRight, ListChecks, type LucideIcon, MessageCircle, Upload } from "lucide-react";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";

interface NextStep {
  to: string;
  icon: LucideIcon;
  title: MessageKey;
  text: MessageKey;
}

const setup: NextStep = {
  to: "/onboarding",
  icon: ListChecks,
  title: "dashboard.next.setup",
  text: "dashboard.next.setupText",
};
const ask: NextStep = { to: "/chat", icon: MessageCircle, title: "dashboard.next.ask", text: "dashboard.next.askText" };
const upload: NextStep = {
  to: "/chat",
  icon: Upload,
  title: "dashboard.next.upload",
  text: "dashboard.next.uploadText",
};

export function NextSteps({ user }: { user: CurrentUser }) {
  const t = useT();
  const steps = [...(user.onboarding.completed ? [] : [setup]), ...(user.hasUploadedBill ? [ask, upload] : [])];
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-xl font-semibold">
        {t("dashboard.next.title")}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {steps.map(({ to, icon: Icon, title, text }) => (
          <li key={title}>
            <SiteLink to={to} className="flex items-center gap-4 py-4 transition duration-150 hover:bg-sunken">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{t(title)}</span>
                <span className="block text-sm text-muted">{t(text)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
