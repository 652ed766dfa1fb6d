import { useMutation, useQuery } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { localTariffName } from "@wattleaf/shared/i18n/bill-line";
import { useId, useState } from "react";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Select } from "../../ui/select";
import { Skeleton } from "../../ui/skeleton";
import { LoadError } from "../load-error";

interface RatePlanDialogProps {
  meter: Pick<Meter, "id" | "tariffId">;
  open: boolean;
  onClose: () => void;
}

/** Chooses the tariff that a meter's costs, bills and advice are computed under. */
export function RatePlanDialog({ meter, open, onClose }: RatePlanDialogProps) {
  const t = useT();
  const formId = useId();
  const save = useSave(onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("utility.ratePlan.title")}
      description={t("utility.ratePlan.text")}
      closeLabel={t("action.close")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("utility.ratePlan.cancel")}
          </Button>
          <Button type="submit" form={formId} loading={save.isPending}>
            {t("utility.ratePlan.save")}
          </Button>
        </>
      }
    >
      <RatePlanForm
        id={formId}
        chosen={meter.tariffId}
        onChoose={(tariffId) => save.mutate({ meter_id: meter.id, tariff_id: tariffId })}
      />
    </Dialog>
  );
}

interface RatePlanFormProps {
  id: string;
  chosen: string | null;
  onChoose: (tariffId: string | null) => void;
}

function RatePlanForm({ id, chosen, onChoose }: RatePlanFormProps) {
  const t = useT();
  const language = useLanguage();
  const list = useQuery(trpc.tariffs.list.queryOptions({}));
  const [value, setValue] = useState(chosen ?? "");
  if (list.isPending) return <Skeleton className="h-20" />;
  if (list.isLoadingError) return <LoadError title={t("utility.ratePlan.listFailed")} query={list} />;
  const plans = list.data.tariffs.map(({ tariff_id, provider, name }) => ({
    value: tariff_id,
    label: localTariffName(name, language),
    // As a part of each name it would leave no room for the plan's on a phone.
    group: t(`utility.provider.${provider}`),
  }));
  return (
    <Form id={id} onSubmit={() => onChoose(value || null)}>
      <Field label={t("utility.ratePlan.label")} hint={t("utility.ratePlan.hint")}>
        <Select
          value={value}
          onChange={(event) => setValue(event.target.value)}
          options={[{ value: "", label: t("utility.ratePlan.none") }, ...plans]}
        />
      </Field>
    </Form>
  );
}

function useSave(onSaved: () => void) {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.meters.setTariff.mutationOptions({
      onSuccess: async () => {
        // Every figure in money may change.
        await queryClient.invalidateQueries();
        showToast({ title: t("utility.ratePlan.saved") });
        onSaved();
      },
      onError: (error) =>
        showToast({
          title: t("utility.ratePlan.saveFailed"),
          description: apiErrorText(apiErrorOf(error), language, t),
          variant: "destructive",
        }),
    }),
  );
}
