import { useMutation } from "@tanstack/react-query";
import type { Partner, SigningKey } from "@wattleaf/shared/contracts/partners/workspaces";
import { MAX_SIGNING_KEYS, SIGNING_ALGORITHMS, type SigningAlgorithm } from "@wattleaf/shared/domain/partners";
import { type FormEvent, useRef, useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { formatInstant, formatInstantDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Select } from "../../ui/select";
import { Textarea } from "../../ui/textarea";
import { Part } from "./part";
import { Secret } from "./secret";
import { useFailure, useFaults, useRefresh } from "./use-partners";

/** The keys that a partner's server signs its customers' identities with. */
export function Identity({ partner }: { partner: Partner }) {
  const t = useT();
  const language = useLanguage();
  const refresh = useRefresh();
  const onError = useFailure();
  const [algorithm, setAlgorithm] = useState<SigningAlgorithm>("HS256");
  const [publicKey, setPublicKey] = useState("");
  const [toRevoke, setToRevoke] = useState<SigningKey | null>(null);
  const creation = useMutation(
    trpc.partners.createSigningKey.mutationOptions({
      onError,
      async onSuccess() {
        setPublicKey("");
        await refresh();
      },
    }),
  );
  const revocation = useMutation(
    trpc.partners.revokeSigningKey.mutationOptions({
      onError,
      onSuccess: () => refresh(),
      onSettled: () => setToRevoke(null),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (creation.isPending) return;
    creation.mutate({ partner_id: partner.id, algorithm, ...(algorithm === "HS256" ? {} : { publicKey }) });
  };
  const form = useRef<HTMLFormElement>(null);
  const faultOf = useFaults(creation.error, form);
  const created = creation.data;
  return (
    <Part title={t("partners.identity.title")} text={t("partners.identity.text")} guide="customer-identity">
      {created?.secret && (
        <Secret label={t("partners.identity.secret", { keyId: created.keyId })} secret={created.secret} />
      )}
      {partner.signingKeys.length === 0 && <p className="text-muted">{t("partners.identity.none")}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {partner.signingKeys.map((key) => (
          <li key={key.keyId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <code className="break-all font-mono text-sm">{key.keyId}</code>
              <p className="text-sm text-muted">
                {key.algorithm} · {t("partners.created", { day: formatInstantDay(key.createdAt, language) })} ·{" "}
                {key.lastUsedAt
                  ? t("partners.lastUsed", { time: formatInstant(key.lastUsedAt, language) })
                  : t("partners.unused")}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t("partners.identity.revokeNamed", { keyId: key.keyId })}
              onClick={() => setToRevoke(key)}
            >
              {t("partners.identity.revoke")}
            </Button>
          </li>
        ))}
      </ul>
      {partner.signingKeys.length < MAX_SIGNING_KEYS ? (
        <Form ref={form} noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
          <Field label={t("partners.identity.algorithm")}>
            <Select
              value={algorithm}
              onChange={({ target }) => setAlgorithm(target.value as SigningAlgorithm)}
              options={SIGNING_ALGORITHMS.map((value) => ({ value, label: t(`partners.identity.${value}`) }))}
            />
          </Field>
          {algorithm !== "HS256" && (
            <Field label={t("partners.identity.publicKey")} error={faultOf("publicKey")} required>
              <Textarea rows={6} value={publicKey} onChange={({ target }) => setPublicKey(target.value)} />
            </Field>
          )}
          <Button type="submit" loading={creation.isPending} className="self-start">
            {t("partners.identity.create")}
          </Button>
        </Form>
      ) : (
        <p className="text-muted">{t("partners.identity.full")}</p>
      )}
      <ConfirmDialog
        open={toRevoke !== null}
        title={t("partners.identity.confirm", { keyId: toRevoke?.keyId ?? "" })}
        text={t("partners.identity.confirmText")}
        cancelLabel={t("partners.cancel")}
        confirmLabel={t("partners.identity.revoke")}
        isPending={revocation.isPending}
        onConfirm={() => toRevoke && revocation.mutate({ partner_id: partner.id, keyId: toRevoke.keyId })}
        onClose={() => setToRevoke(null)}
      />
    </Part>
  );
}
