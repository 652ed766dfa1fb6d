import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { Coins } from "lucide-react";
import { useT } from "../../lib/i18n";
import { formatNumber } from "../../lib/format";
import { useLanguage } from "../../stores/language";
import { SectionHeading } from "../../ui/section-heading";

export function Overview({ user }: { user: CurrentUser }) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-end justify-between gap-6">
      <SectionHeading
        level={1}
        size="page"
        title={t("dashboard.greeting", { name: user.firstName })}
        lead={t("dashboard.text")}
      />
      <p className="flex items-center gap-3 rounded-xl bg-brand-soft px-5 py-3">
        <Coins aria-hidden="true" className="size-6 text-brand-strong" />
        <span className="text-2xl font-bold tabular-nums">{formatNumber(user.greenCoins, language)}</span>
        <span className="text-muted">{t("dashboard.coins")}</span>
      </p>
    </div>
  );
}
