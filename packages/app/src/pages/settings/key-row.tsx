import type { ApiKey } from "@wattleaf/shared/contracts/api-keys";
import { formatInstant, formatInstantDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";

interface KeyRowProps {
  apiKey: ApiKey;
  onRevoke: () => void;
}

export function KeyRow({ apiKey, onRevoke }: KeyRowProps) {
  const t = useT();
  const language = useLanguage();
  const { name, prefix, createdAt, lastUsedAt, expiresAt } = apiKey;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-4 py-5 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
        <code className="font-mono text-sm text-muted">{prefix}…</code>
      </div>
      <dl className="order-last col-span-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[8rem_12rem_8rem] lg:order-none lg:col-span-1">
        <Fact label={t("settings.key.created")} text={formatInstantDay(createdAt, language)} />
        <Fact
          label={t("settings.key.lastUsed")}
          text={lastUsedAt ? formatInstant(lastUsedAt, language) : t("settings.key.unused")}
        />
        <Fact
          label={t("settings.key.expires")}
          text={expiresAt ? formatInstantDay(expiresAt, language) : t("settings.key.forever")}
        />
      </dl>
      <Button variant="secondary" size="sm" aria-label={t("settings.key.revokeNamed", { name })} onClick={onRevoke}>
        {t("settings.key.revoke")}
      </Button>
    </li>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex justify-between gap-3 sm:block">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{text}</dd>
    </div>
  );
}
