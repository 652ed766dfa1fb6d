import type { MarketplaceItem, PostalAddress } from "@wattleaf/shared/contracts/marketplace";
import { useId } from "react";
import { ItemPicture } from "../../components/store/item-picture";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { firstFocus } from "../../ui/use-return-focus";
import { AddressForm } from "./address-form";
import type { usePurchase } from "./use-purchase";

interface PurchaseDialogProps {
  item: MarketplaceItem;
  purchase: ReturnType<typeof usePurchase>;
  onClose: () => void;
}

/** Asks once more, with what will be left. */
export function PurchaseDialog({ item, purchase, onClose }: PurchaseDialogProps) {
  const t = useT();
  const language = useLanguage();
  const { user } = useSession();
  const balance = user?.greenCoins ?? 0;
  const coins = (count: number) => t("store.coins", { count: formatNumber(count, language, 0) });
  const formId = useId();
  const isShipped = item.category === "products";
  const order = { itemId: item.id, quantity: 1, language };
  const buy = () => purchase.mutate(order, { onSettled: onClose });
  // What is typed stays if the purchase fails.
  const buyFor = (address: PostalAddress) => purchase.mutate({ ...order, address }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("store.confirm.title", { name: item.name })}
      description={item.description}
      closeLabel={t("action.close")}
      closesOnBackdrop={!isShipped}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("store.confirm.cancel")}
          </Button>
          <Button
            {...(isShipped ? { type: "submit", form: formId } : { ...firstFocus, onClick: buy })}
            loading={purchase.isPending}
          >
            {purchase.isPending
              ? t("store.processing")
              : t("store.confirm.buy", { count: formatNumber(item.price, language, 0) })}
          </Button>
        </>
      }
    >
      <ItemPicture item={item} className="aspect-video max-h-40 w-full rounded-lg object-cover" />
      <dl className="divide-y divide-line border-y border-line tabular-nums">
        <Line label={t("store.confirm.balance")} value={coins(balance)} />
        <Line label={t("store.confirm.price")} value={`−${coins(item.price)}`} />
        <Line label={t("store.confirm.after")} value={coins(balance - item.price)} strong />
      </dl>
      {isShipped && <AddressForm id={formId} onSubmit={buyFor} />}
    </Dialog>
  );
}

function Line({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? "flex justify-between gap-4 py-2.5 font-semibold" : "flex justify-between gap-4 py-2.5"}>
      <dt className={strong ? undefined : "text-muted"}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
