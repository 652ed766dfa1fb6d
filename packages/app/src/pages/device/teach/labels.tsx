import { useMutation, useQuery } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { Trash2 } from "lucide-react";
import { formatDay, formatTime } from "../../../lib/format";
import { apiErrorOf, apiErrorText } from "../../../lib/api-error";
import { useT } from "../../../lib/i18n";
import { useMayChange } from "../../../lib/may-change";
import { refreshMeters } from "../../../lib/meters";
import { showToast } from "../../../lib/show-toast";
import { trpc } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { IconButton } from "../../../ui/icon-button";
import { localMoment } from "../../../components/devices/local-moment";
import { useApplianceName } from "./use-appliance-name";

/** What the user has said of the meter's runs, each of which can be taken back. */
export function Labels({ meter }: { meter: Meter }) {
  const t = useT();
  const language = useLanguage();
  const mayChange = useMayChange();
  const nameOf = useApplianceName();
  const { data } = useQuery(trpc.meters.labels.queryOptions({ meter_id: meter.id }));
  const removal = useMutation(
    trpc.meters.removeLabel.mutationOptions({
      onSuccess: () => {
        showToast({ title: t("devicePage.teach.removed") });
        void refreshMeters();
      },
      onError: (error) => {
        const description = apiErrorText(apiErrorOf(error), language, t);
        showToast({ title: t("devicePage.teach.failed"), description, variant: "destructive" });
      },
    }),
  );
  return (
    <section aria-labelledby="labels" className="flex flex-col gap-1 border-t border-line pt-4">
      <h3 id="labels" className="font-semibold">
        {t("devicePage.teach.labels")}
      </h3>
      {!data || data.labels.length === 0 ? (
        <p className="text-sm text-muted">{t("devicePage.teach.labels.none")}</p>
      ) : (
        <ul>
          {data.labels.map(({ id, appliance, start, end }) => {
            const [from, to] = [localMoment(start, meter.timeZone), localMoment(end, meter.timeZone)];
            const what = t("devicePage.teach.label", {
              name: nameOf(appliance),
              day: formatDay(from.date, language),
              from: formatTime(from.minute, language),
              to: formatTime(to.minute, language),
            });
            return (
              <li key={id} className="flex items-center justify-between gap-3">
                <span className="text-sm">{what}</span>
                {mayChange && (
                  <IconButton
                    size="sm"
                    label={t("devicePage.teach.removeOf", { what })}
                    onClick={() => removal.mutate({ meter_id: meter.id, label_id: id })}
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                  </IconButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
