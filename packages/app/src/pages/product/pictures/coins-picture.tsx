import { useT } from "../../../lib/i18n";

/** The rewards that every account can earn, as its ledger shows them. */
const ENTRIES = [
  { reason: "welcome", coins: 50 },
  { reason: "bill", coins: 100 },
  { reason: "devices", coins: 50 },
] as const;
const balance = ENTRIES.reduce((sum, { coins }) => sum + coins, 0);

export function CoinsPicture() {
  const t = useT();
  return (
    <dl className="max-w-md divide-y divide-line border-y border-line tabular-nums">
      {ENTRIES.map(({ reason, coins }) => (
        <div key={reason} className="flex justify-between gap-4 py-2">
          <dt>{t(`product.coins.${reason}`)}</dt>
          <dd className="font-semibold text-brand-strong">{`+${coins}`}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 py-2 font-bold">
        <dt>{t("product.coins.balance")}</dt>
        <dd>{balance}</dd>
      </div>
    </dl>
  );
}
