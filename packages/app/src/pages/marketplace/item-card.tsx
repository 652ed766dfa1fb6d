import type { MarketplaceItem } from "@wattleaf/shared/contracts/marketplace";
import { LOW_STOCK } from "@wattleaf/shared/domain/marketplace";
import { useId } from "react";
import { useLocation } from "wouter";
import { SiteLink } from "../../components/site-link";
import { ItemPicture } from "../../components/store/item-picture";
import { useAddressQuery } from "../../lib/address-query";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { loginPath } from "../../lib/return-path";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { type Obstacle, useObstacle } from "./use-obstacle";

interface ItemCardProps {
  item: MarketplaceItem;
  isPending: boolean;
  onBuy: () => void;
}

export function ItemCard({ item, isPending, onBuy }: ItemCardProps) {
  const t = useT();
  const language = useLanguage();
  const { name, description, category, price, stockQuantity } = item;
  return (
    <li className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface">
      <ItemPicture item={item} className="aspect-video w-full object-cover" />
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge>{t(`store.category.${category}`)}</Badge>
          {stockQuantity > 0 && stockQuantity <= LOW_STOCK && (
            <span className="text-sm font-semibold text-amber">{t("store.left", { n: stockQuantity })}</span>
          )}
        </div>
        <div>
          <h2 className="text-lg font-semibold leading-snug text-balance">{name}</h2>
          <p className="mt-1 text-sm text-muted text-pretty">{description}</p>
        </div>
        <p className="mt-auto pt-1 text-lg font-bold tabular-nums">
          {t("store.coins", { count: formatNumber(price, language, 0) })}
        </p>
        <BuyButton item={item} isPending={isPending} onBuy={onBuy} />
      </div>
    </li>
  );
}

/** Out of reach, the button keeps the focus and says why; pressed all the same, it answers with the reason. */
function BuyButton({ item, isPending, onBuy }: ItemCardProps) {
  const t = useT();
  const noteId = useId();
  const { obstacle, tell } = useObstacle(item);
  if (item.stockQuantity === 0)
    return (
      <Button disabled className="w-full">
        {t("store.soldOut")}
      </Button>
    );
  if (isPending)
    return (
      <Button loading className="w-full">
        {t("store.processing")}
      </Button>
    );
  return (
    <>
      <Button
        className="w-full"
        aria-label={t("store.buyItem", { name: item.name })}
        aria-disabled={obstacle ? true : undefined}
        aria-describedby={obstacle ? noteId : undefined}
        onClick={obstacle ? tell : onBuy}
      >
        {t("store.buy")}
      </Button>
      {obstacle && (
        <p id={noteId} className="text-sm text-muted">
          <ObstacleNote obstacle={obstacle} />
        </p>
      )}
    </>
  );
}

function ObstacleNote({ obstacle }: { obstacle: Obstacle }) {
  const t = useT();
  const language = useLanguage();
  const [path] = useLocation();
  const query = useAddressQuery().toString();
  const look = "font-semibold text-brand-strong underline";
  if (obstacle.kind === "visitor")
    return (
      <SiteLink to={loginPath(query ? `${path}?${query}` : path)} className={look}>
        {t("store.needsLogin")}
      </SiteLink>
    );
  if (obstacle.kind === "readOnly") return t("store.readOnly");
  if (obstacle.kind === "contact")
    return (
      <>
        {t("store.needsContact")}{" "}
        <SiteLink to="/settings" className={look}>
          {t(obstacle.hasEmail ? "store.confirmEmail" : "store.addEmail")}
        </SiteLink>
      </>
    );
  const text = obstacle.kind === "coins" ? "store.needsCoins" : "store.needsVerified";
  return (
    <>
      {t(text, { n: formatNumber(obstacle.missingCoins, language, 0) })}{" "}
      <SiteLink to="/help/earning-coins" className={look}>
        {t("store.earn")}
      </SiteLink>
    </>
  );
}
