import type { Purchase } from "@wattleaf/shared/contracts/marketplace";
import { CopyButton } from "../../components/copy-button";
import { formatInstantDay, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { RewardButton } from "./reward-button";

/** What was bought, for how much, and what has become of it. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const language = useLanguage();
  const { itemName, quantity, totalCost, status, createdAt, sample } = purchase;
  return (
    <li className="flex flex-col gap-3 py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow">
          <h2 className="font-semibold">{itemName}</h2>
          <p className="text-sm tabular-nums text-muted">
            <time dateTime={createdAt}>{formatInstantDay(createdAt, language)}</time>
            {quantity > 1 && <> · {t("store.history.quantity", { n: quantity })}</>}
            {sample && <> · {t("store.history.sample")}</>}
          </p>
        </div>
        <p className="font-semibold tabular-nums">
          {t("store.coins", { count: formatNumber(totalCost, language, 0) })}
        </p>
        <Badge variant={status === "completed" ? "outline" : "neutral"}>{t(`store.status.${status}`)}</Badge>
      </div>
      <Codes purchase={purchase} />
      <RewardButton purchase={purchase} />
      <Details purchase={purchase} />
    </li>
  );
}

function Codes({ purchase: { voucherCodes } }: { purchase: Purchase }) {
  const t = useT();
  if (voucherCodes.length === 0) return null;
  return (
    <ul aria-label={t("store.history.codes")} className="flex flex-col gap-2">
      {voucherCodes.map((code) => (
        <li key={code} className="flex flex-wrap items-center gap-3">
          <code className="rounded-lg bg-sunken px-3 py-2 font-semibold break-all">{code}</code>
          <CopyButton text={code} variant="secondary" size="sm" aria-label={t("store.history.copy", { code })} />
        </li>
      ))}
    </ul>
  );
}

/** In plain sentences: what happens next, or what happened. */
function Details({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const language = useLanguage();
  const { status, inReview, totalCost, shipment, receipt, note } = purchase;
  const lines = [
    inReview && t("store.history.inReview"),
    status === "pending" && !inReview && t("store.history.packing"),
    status === "refunded" && t("store.history.returned", { count: formatNumber(totalCost, language, 0) }),
    shipment?.shippedAt && t("store.history.shipped", { day: formatInstantDay(shipment.shippedAt, language) }),
    receipt && t("store.history.receipt", { ...receipt }),
    shipment && status !== "refunded" && t("store.history.shipTo", { address: addressText(shipment.address) }),
    note && t("store.history.note", { note }),
  ].filter((line) => typeof line === "string");
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}

const addressText = ({
  name,
  line1,
  line2,
  city,
  region,
  postalCode,
  country,
}: NonNullable<Purchase["shipment"]>["address"]) =>
  [name, line1, line2, city, region, postalCode, country].filter(Boolean).join(", ");
