import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { Coins } from "lucide-react";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { SectionHeading } from "../../ui/section-heading";
import type { ReadyMeter } from "./energy/use-energy";
import { Today, TodaySkeleton } from "./today";

interface OverviewProps {
  user: CurrentUser;
  /** The meter whose newest day the header shows; undefined until it is known whether there is one. */
  meter: ReadyMeter | null | undefined;
}

export function Overview({ user, meter }: OverviewProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <SectionHeading
        level={1}
        size="page"
        title={t("dashboard.greeting", { name: user.firstName })}
        {...(meter === null ? { lead: t("dashboard.text") } : {})}
      />
      <p className="flex items-center gap-3 rounded-xl bg-brand-soft px-5 py-3">
        <Coins aria-hidden="true" className="size-6 text-brand-strong" />
        <span className="text-2xl font-bold tabular-nums">{formatNumber(user.greenCoins, language)}</span>
        <span className="text-muted">{t("dashboard.coins")}</span>
      </p>
      {meter === undefined && <TodaySkeleton />}
      {meter && <Today key={meter.id} meter={meter} />}
    </div>
  );
}
