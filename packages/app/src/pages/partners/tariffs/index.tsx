import { useMutation, useQuery } from "@tanstack/react-query";
import type { PartnerTariffEntry } from "@wattleaf/shared/contracts/partners/tariffs";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../../../components/confirm-dialog";
import { operationAddress } from "../../../components/documentation/operation-address";
import { LoadError } from "../../../components/load-error";
import { SiteLink } from "../../../components/site-link";
import { useT } from "../../../lib/i18n";
import { showToast } from "../../../lib/show-toast";
import { trpc } from "../../../lib/trpc";
import { Skeleton } from "../../../ui/skeleton";
import { Part } from "../part";
import { useFailure, useRefresh } from "../use-partners";
import { TariffRow } from "./tariff-row";
import { TariffUpload } from "./tariff-upload";

/** The partner's own rate plans, which the assistant explains and compares on the partner's pages. */
export function Tariffs({ partner }: { partner: Partner }) {
  const t = useT();
  const refresh = useRefresh();
  const fail = useFailure();
  const tariffs = useQuery(trpc.partners.listTariffs.queryOptions({ partner_id: partner.id }));
  const [toRemove, setToRemove] = useState<PartnerTariffEntry | null>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // The button that asked for the removal is gone with its row: what is left of the list gets the focus.
  useEffect(() => {
    if (removedId !== null) list.current?.focus();
  }, [removedId]);
  const removal = useMutation(
    trpc.partners.removeTariff.mutationOptions({
      onError(error) {
        fail(error);
        setToRemove(null);
      },
      async onSuccess(_, { tariff_id: id }) {
        await refresh();
        showToast({ title: t("partners.tariffs.removed", { name: toRemove?.name ?? "" }) });
        // At once: an open dialog would take the focus back.
        setToRemove(null);
        setRemovedId(id);
      },
    }),
  );
  return (
    <Part title={t("partners.tariffs.title")} text={t("partners.tariffs.text")}>
      <p className="max-w-prose">
        <SiteLink
          to={operationAddress("tariffs.bill")}
          className="font-semibold text-brand-strong underline underline-offset-4"
        >
          {t("partners.tariffs.format")}
        </SiteLink>
      </p>
      {tariffs.isPending && <Skeleton className="h-24" aria-label={t("state.loading")} />}
      {tariffs.isLoadingError && <LoadError title={t("partners.loadFailed")} query={tariffs} />}
      <div ref={list} role="group" tabIndex={-1} aria-label={t("partners.tariffs.title")}>
        {tariffs.data?.length === 0 && <p className="text-muted">{t("partners.tariffs.none")}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {tariffs.data?.map((tariff) => (
            <TariffRow key={tariff.id} tariff={tariff} onRemove={() => setToRemove(tariff)} />
          ))}
        </ul>
      </div>
      <TariffUpload partnerId={partner.id} />
      <ConfirmDialog
        open={toRemove !== null}
        title={t("partners.tariffs.confirm", { name: toRemove?.name ?? "" })}
        text={t("partners.tariffs.confirmText")}
        cancelLabel={t("partners.cancel")}
        confirmLabel={t("partners.remove")}
        isPending={removal.isPending}
        onConfirm={() => toRemove && removal.mutate({ partner_id: partner.id, tariff_id: toRemove.id })}
        onClose={() => setToRemove(null)}
      />
    </Part>
  );
}
