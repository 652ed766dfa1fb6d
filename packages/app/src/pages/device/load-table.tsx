import type { meterBreakdown } from "@wattleaf/shared/contracts/meters";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { formatPercent } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { LOAD_COLORS } from "@wattleaf/shared/domain/load-colors";
import { useLanguage } from "../../stores/language";
import { Swatch } from "../../ui/swatch";
import { Cell, HeaderCell, Table } from "../../ui/table";
import { useFormatCost, useFormatKwh } from "./use-energy-text";

type Breakdown = Pick<OutputOf<typeof meterBreakdown>, "currency" | "layers">;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Energy, cost and confidence of each load, the largest first. */
export function LoadTable({ caption, layers, currency }: Breakdown & { caption: string }) {
  const t = useT();
  const language = useLanguage();
  const formatKwh = useFormatKwh();
  const formatCost = useFormatCost(currency);
  const isPriced = currency !== null;
  const rows = layers.toSorted((a, b) => sum(b.kwh) - sum(a.kwh));
  return (
    <div className="flex flex-col gap-2">
      <Table caption={caption}>
        <thead>
          <tr>
            <HeaderCell>{t("devicePage.detected.load")}</HeaderCell>
            <HeaderCell align="end">{t("devicePage.detected.energy")}</HeaderCell>
            {isPriced && <HeaderCell align="end">{t("devicePage.detected.cost")}</HeaderCell>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, kwh, cost, confidence }) => (
            <tr key={name}>
              <HeaderCell scope="row">
                <span className="flex items-center gap-2 font-medium">
                  <Swatch color={LOAD_COLORS[name]} />
                  {t(`load.${name}`)}
                </span>
                {confidence !== null && (
                  <span className="block pl-5 text-xs font-normal text-muted">
                    {t("devicePage.detected.confidence", { share: formatPercent(confidence, language, 0) })}
                  </span>
                )}
              </HeaderCell>
              <Cell align="end">{formatKwh(sum(kwh))}</Cell>
              {isPriced && <Cell align="end">{cost ? formatCost(sum(cost)) : "–"}</Cell>}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-xs text-muted">{t(isPriced ? "devicePage.detected.note" : "devicePage.detected.noTariff")}</p>
    </div>
  );
}
