import { useQuery } from "@tanstack/react-query";
import type { Meter, Repairs } from "@wattleaf/shared/contracts/meters";
import { REPAIR_KINDS } from "@wattleaf/shared/domain/meters";
import { formatDateTime } from "@wattleaf/shared/i18n/format/dates";
import { LoadError } from "../../../components/load-error";
import { formatNumber } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useMayChange } from "../../../lib/may-change";
import { trpc } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Skeleton } from "../../../ui/skeleton";
import { Cell, HeaderCell, Table } from "../../../ui/table";
import { repairRows } from "./repair-rows";
import { useRepair } from "./use-repair";

interface RepairsDialogProps {
  meter: Meter;
  open: boolean;
  onClose: () => void;
}

/** A meter's faulty readings, before and after, why they were changed, and the way back. */
export function RepairsDialog({ meter, open, onClose }: RepairsDialogProps) {
  const t = useT();
  const mayChange = useMayChange();
  const { applied } = meter.repairs;
  const query = useQuery({ ...trpc.meters.repairs.queryOptions({ meter_id: meter.id }), enabled: open });
  const repair = useRepair();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("dashboard.repairs.title")}
      description={t(applied ? "dashboard.repairs.text" : "dashboard.repairs.textUndone")}
      closeLabel={t("action.close")}
      size="lg"
      footer={
        mayChange && (
          <Button
            variant="secondary"
            loading={repair.isPending}
            onClick={() => repair.mutate({ meter_id: meter.id, applied: !applied })}
          >
            {t(applied ? "dashboard.repairs.undo" : "dashboard.repairs.redo")}
          </Button>
        )
      }
    >
      {query.isLoadingError ? (
        <LoadError title={t("dashboard.repairs.failed")} query={query} />
      ) : query.data ? (
        <Found found={query.data} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  );
}

function Found({ found: { repairs, total } }: { found: Repairs }) {
  const t = useT();
  const language = useLanguage();
  const kinds = REPAIR_KINDS.filter((kind) => repairs.some((one) => one.kind === kind));
  const kWh = (wattHours: number) => `${formatNumber(wattHours / 1_000, language, 3)} kWh`;
  return (
    <>
      <ul className="list-disc space-y-1 pl-5 text-sm text-muted">
        {kinds.map((kind) => (
          <li key={kind}>{t(`dashboard.repairs.why.${kind}`)}</li>
        ))}
      </ul>
      <Table caption={t("dashboard.repairs.title")} className="max-h-80 overflow-y-auto">
        <thead>
          <tr>
            <HeaderCell>{t("dashboard.repairs.at")}</HeaderCell>
            <HeaderCell>{t("dashboard.repairs.kind")}</HeaderCell>
            <HeaderCell align="end">{t("dashboard.repairs.before")}</HeaderCell>
            <HeaderCell align="end">{t("dashboard.repairs.after")}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {repairRows(repairs).map(({ start, kind, intervals, beforeWh, afterWh }) => (
            <tr key={start}>
              {/* The meter's own clock, whatever the reader's is. */}
              <Cell>{formatDateTime(start.slice(0, 19), language)}</Cell>
              <Cell>{t(`dashboard.repairs.kind.${kind}`)}</Cell>
              <Cell align="end">{beforeWh === null ? t("dashboard.repairs.none") : kWh(beforeWh)}</Cell>
              <Cell align="end">
                {intervals === 1
                  ? kWh(afterWh)
                  : t("dashboard.repairs.each", {
                      intervals: formatNumber(intervals, language, 0),
                      energy: kWh(afterWh),
                    })}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {total > repairs.length && (
        <p className="text-sm text-muted">
          {t("dashboard.repairs.newest", {
            shown: formatNumber(repairs.length, language, 0),
            total: formatNumber(total, language, 0),
          })}
        </p>
      )}
    </>
  );
}
