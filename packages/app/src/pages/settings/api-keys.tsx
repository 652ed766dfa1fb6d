import type { ApiKey } from "@wattleaf/shared/contracts/api-keys";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { API_CALLS_PER_MINUTE, MAX_API_KEYS } from "@wattleaf/shared/domain/api-keys";
import { KeyRound, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { LoadError } from "../../components/load-error";
import { SiteLink } from "../../components/site-link";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/state-message";
import { CreateKeyDialog } from "./create-key-dialog";
import { KeyRow } from "./key-row";
import { RevokeKeyDialog } from "./revoke-key-dialog";
import { RotateKeyDialog } from "./rotate-key-dialog";
import { useApiKeys } from "./use-api-keys";

export function ApiKeys({ user }: { user: CurrentUser }) {
  const t = useT();
  const language = useLanguage();
  const keys = useApiKeys();
  const [creating, setCreating] = useState(false);
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null);
  const [toRotate, setToRotate] = useState<ApiKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = keys.data?.length ?? 0;
  const full = count >= MAX_API_KEYS;
  const createButton = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setCreating(true)}>
      {t("settings.keys.create")}
    </Button>
  );

  return (
    <section id="api-keys" aria-labelledby="api-keys-title" className="scroll-mt-24 border-t border-line pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-prose">
          <h2 id="api-keys-title" ref={heading} tabIndex={-1} className="text-2xl font-semibold focus:outline-none">
            {t("settings.keys.title")}
          </h2>
          <p className="mt-2 text-muted">{t("settings.keys.text")}</p>
          <p className="mt-2 text-sm font-medium tabular-nums">
            {t("settings.keys.allowance", {
              plan: t(`settings.plan.${user.subscriptionTier}`),
              calls: formatNumber(API_CALLS_PER_MINUTE[user.subscriptionTier], language),
            })}
          </p>
        </div>
        {count > 0 && (
          <span className="flex flex-wrap items-center gap-3">
            <Button variant="ghost" asChild>
              <SiteLink to="/documentation">{t("settings.keys.docs")}</SiteLink>
            </Button>
            {!full && createButton}
          </span>
        )}
      </div>

      <div className="mt-6">
        {keys.isPending && <Placeholder />}
        {keys.isLoadingError && (
          <Card>
            <LoadError title={t("settings.keys.failed")} query={keys} />
          </Card>
        )}
        {keys.data && count === 0 && (
          <Card>
            <EmptyState
              icon={<KeyRound className="size-6" />}
              title={t("settings.keys.empty.title")}
              description={t("settings.keys.empty.text")}
              action={
                <span className="flex flex-wrap justify-center gap-3">
                  {createButton}
                  <Button variant="secondary" asChild>
                    <SiteLink to="/documentation">{t("settings.keys.empty.docs")}</SiteLink>
                  </Button>
                </span>
              }
            />
          </Card>
        )}
        {keys.data && count > 0 && (
          <>
            {full && (
              <Alert variant="warning" className="mb-4">
                {t("settings.keys.full", { max: MAX_API_KEYS })}
              </Alert>
            )}
            <ul aria-label={t("settings.keys.list")} className="divide-y divide-line border-y border-line">
              {keys.data.map((key) => (
                <KeyRow key={key.id} apiKey={key} onRotate={() => setToRotate(key)} onRevoke={() => setToRevoke(key)} />
              ))}
            </ul>
            <p className="mt-3 text-sm tabular-nums text-muted">
              {t("settings.keys.count", { count, max: MAX_API_KEYS })}
            </p>
          </>
        )}
      </div>

      <CreateKeyDialog open={creating} onClose={() => setCreating(false)} />
      <RotateKeyDialog apiKey={toRotate} onClose={() => setToRotate(null)} />
      <RevokeKeyDialog
        apiKey={toRevoke}
        onClose={() => setToRevoke(null)}
        // The button that opened the dialog is removed with its key.
        onRevoked={() => heading.current?.focus()}
      />
    </section>
  );
}

function Placeholder() {
  const t = useT();
  return (
    <div aria-busy="true" aria-label={t("state.loading")} className="flex flex-col gap-px border-y border-line">
      {["first", "second"].map((row) => (
        <div key={row} className="flex flex-col gap-3 py-5">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-5 w-full max-w-md" />
        </div>
      ))}
    </div>
  );
}
