import { Leaf } from "lucide-react";
import { CoinTableButton } from "../../components/coins/coin-table-button";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { useLanguage } from "../../stores/language";
import { SectionHeading } from "../../ui/section-heading";

export function StoreHeader() {
  const t = useT();
  const language = useLanguage();
  const { user } = useSession();
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <SectionHeading level={1} size="page" title={t("store.title")} lead={t("store.lead")} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {user && (
          <p className="flex items-center gap-3 rounded-lg border border-line bg-surface px-5 py-3">
            <Leaf aria-hidden="true" className="size-6 text-brand-strong" />
            <span>
              <span className="block text-sm text-muted">{t("store.balance")}</span>
              <span className="block text-xl font-bold tabular-nums">
                {t("user.coins", { count: formatNumber(user.greenCoins, language, 0) })}
              </span>
            </span>
          </p>
        )}
        <div className="flex">
          <CoinTableButton />
        </div>
      </div>
    </header>
  );
}
