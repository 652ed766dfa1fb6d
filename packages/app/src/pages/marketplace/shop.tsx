import { useQuery } from "@tanstack/react-query";
import type { MarketplaceItem } from "@wattleaf/shared/contracts/marketplace";
import { MARKETPLACE_CATEGORIES } from "@wattleaf/shared/domain/marketplace";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { PackageOpen } from "lucide-react";
import { useState } from "react";
import { LoadError } from "../../components/load-error";
import { useAddressChoice } from "../../lib/address-choice";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/state-message";
import { ItemCard } from "./item-card";
import { PurchaseDialog } from "./purchase-dialog";
import { usePurchase } from "./use-purchase";

const CATEGORIES = ["all", ...MARKETPLACE_CATEGORIES] as const;
type Category = (typeof CATEGORIES)[number];

const GRID = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";
const PLACEHOLDERS = 8;

export function Shop() {
  const [category, choose] = useAddressChoice("category", CATEGORIES);
  return (
    <div className="flex flex-col gap-6">
      <CategoryButtons category={category} onChoose={choose} />
      <Items category={category} />
    </div>
  );
}

function CategoryButtons({ category, onChoose }: { category: Category; onChoose: (category: Category) => void }) {
  const t = useT();
  return (
    <div role="group" aria-label={t("store.categories")} className="flex flex-wrap gap-2">
      {CATEGORIES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === category}
          onClick={() => onChoose(each)}
          className="inline-flex min-h-[2.75rem] items-center rounded-full border border-line-strong/60 bg-surface px-4 text-sm font-semibold text-ink transition duration-150 hover:border-brand-strong aria-pressed:border-brand-strong aria-pressed:bg-brand-strong aria-pressed:text-on-brand"
        >
          {t(`store.category.${each}`)}
        </button>
      ))}
    </div>
  );
}

function Items({ category }: { category: Category }) {
  const t = useT();
  const language = useLanguage();
  // Others buy too: the stock is read again when the store is opened later.
  const items = useQuery({
    ...trpc.marketplace.items.queryOptions({ language }),
    staleTime: MINUTE_MS,
    refetchOnMount: true,
  });
  const [chosen, setChosen] = useState<MarketplaceItem | null>(null);
  const purchase = usePurchase();
  if (items.isPending) return <Placeholders />;
  if (items.isLoadingError) return <LoadError title={t("store.loadFailed")} query={items} />;
  const shown = items.data.filter((item) => category === "all" || item.category === category);
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<PackageOpen className="size-6" />}
        title={t("store.empty.title")}
        description={t(category === "all" ? "store.empty.all" : "store.empty.category")}
      />
    );
  return (
    <>
      {shown.some(({ sample }) => sample) && <p className="text-sm text-muted">{t("store.sample")}</p>}
      <ul aria-label={t("store.items")} className={GRID}>
        {shown.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            isPending={purchase.isPending && chosen?.id === item.id}
            onBuy={() => setChosen(item)}
          />
        ))}
      </ul>
      {chosen && (
        <PurchaseDialog
          // A dialog has a key of its own for the purchase: buying the same item again is another one.
          key={chosen.id}
          item={chosen}
          purchase={purchase}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

function Placeholders() {
  const t = useT();
  return (
    <div>
      <p role="status" className="sr-only">
        {t("store.loading")}
      </p>
      <div className={GRID}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <div key={`${index}`} className="overflow-hidden rounded-xl border border-line bg-surface">
            <Skeleton className="aspect-video w-full rounded-none" />
            <div className="flex flex-col gap-3 p-5">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-11 w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
