import { useMutation, useQuery } from "@tanstack/react-query";
import type { PartnerTariffEntry } from "@wattleaf/shared/contracts/partners/tariffs";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { operationAddress } from "../../../components/documentation/operation-address";
import { LoadError } from "../../../components/load-error";
import { SiteLink } from "../../../components/site-link";
import { useT } from "../../../lib/i18n";
import { trpc } from "../../../lib/trpc";
import { Skeleton } from "../../../ui/skeleton";
import { Part } from "../part";
import { Removable } from "../removable";
import { TariffRow } from "./tariff-row";
import { TariffUpload } from "./tariff-upload";

/** The partner's own rate plans, which the assistant explains and compares on the partner's pages. */
export function Tariffs({ partner }: { partner: Partner }) {
  const t = useT();
  const tariffs = useQuery(trpc.partners.listTariffs.queryOptions({ partner_id: partner.id }));
  const { mutateAsync: remove } = useMutation(trpc.partners.removeTariff.mutationOptions());
  return (
    <Part title={t("partners.tariffs.title")} text={t("partners.tariffs.text")}>
      <p className="max-w-prose">
        <SiteLink
          to={operationAddress("tariffs.bill")}
          className="inline-block py-1 font-semibold text-brand-strong underline underline-offset-4"
        >
          {t("partners.tariffs.format")}
        </SiteLink>
      </p>
      {tariffs.isPending && <Skeleton className="h-24" aria-label={t("state.loading")} />}
      {tariffs.isLoadingError && <LoadError title={t("partners.loadFailed")} query={tariffs} />}
      <Removable<PartnerTariffEntry>
        label={t("partners.tariffs.title")}
        text={t("partners.tariffs.confirmText")}
        nameOf={({ name }) => name}
        remove={({ id }) => remove({ partner_id: partner.id, tariff_id: id })}
      >
        {(ask) => (
          <>
            {tariffs.data?.length === 0 && <p className="text-muted">{t("partners.tariffs.none")}</p>}
            <ul className="flex flex-col divide-y divide-line">
              {tariffs.data?.map((tariff) => (
                <TariffRow key={tariff.id} tariff={tariff} onRemove={() => ask(tariff)} />
              ))}
            </ul>
          </>
        )}
      </Removable>
      <TariffUpload partnerId={partner.id} />
    </Part>
  );
}
