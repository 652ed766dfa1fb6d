import type { ApiKey } from "@wattleaf/shared/contracts/api-keys";
import { formatInstant, formatInstantDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";

interface KeyRowProps {
  apiKey: ApiKey;
  onRotate: () => void;
  onRevoke: () => void;
}

export function KeyRow({ apiKey, onRotate, onRevoke }: KeyRowProps) {
  const t = useT();
  const language = useLanguage();
  const { name, prefix, createdAt, lastUsedAt, expiresAt, scopes, previous } = apiKey;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-4 py-5 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
        <code className="font-mono text-sm text-muted">{prefix}…</code>
        <p className="mt-2 flex flex-wrap gap-2">
          {scopes.map((scope) => (
            <Badge key={scope}>{t(`settings.scope.${scope}`)}</Badge>
          ))}
        </p>
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
      <span className="flex flex-col gap-2">
        <Button variant="secondary" size="sm" aria-label={t("settings.key.rotateNamed", { name })} onClick={onRotate}>
          {t("settings.key.rotate")}
        </Button>
        <Button variant="secondary" size="sm" aria-label={t("settings.key.revokeNamed", { name })} onClick={onRevoke}>
          {t("settings.key.revoke")}
        </Button>
      </span>
      {previous && (
        <p className="order-last col-span-full text-sm tabular-nums text-muted">
          {t("settings.key.previous", { prefix: previous.prefix, end: formatInstant(previous.endsAt, language) })}
        </p>
      )}
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
