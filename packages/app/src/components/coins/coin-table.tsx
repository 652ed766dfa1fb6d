import { COIN_TABLE, type CoinRow } from "@wattleaf/shared/domain/coin-table";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Cell, HeaderCell, Table } from "../../ui/table";

/** What earns green coins, how many, and what makes them verified. Needs the message area `coins`. */
export function CoinTable() {
  const t = useT();
  return (
    <div className="flex flex-col gap-3">
      <Table caption={t("coins.title")}>
        <thead>
          <tr>
            <HeaderCell>{t("coins.column.action")}</HeaderCell>
            <HeaderCell>{t("coins.column.coins")}</HeaderCell>
            <HeaderCell>{t("coins.column.verified")}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {COIN_TABLE.map((row) => (
            <tr key={row.id}>
              <HeaderCell scope="row" className="font-medium">
                {t(`coins.row.${row.id}`)}
              </HeaderCell>
              <Cell className="tabular-nums">
                <Amount row={row} />
              </Cell>
              <Cell className="text-muted">{t(`coins.verified.${row.verifiedBy ?? "never"}`)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-sm text-muted">{t("coins.note")}</p>
    </div>
  );
}

function Amount({ row }: { row: CoinRow }) {
  const t = useT();
  const language = useLanguage();
  const values = { coins: row.coins, limit: formatNumber(row.limit ?? 0, language, 0) };
  return t(`coins.per.${row.id === "savings" || row.id === "event" ? row.id : row.per}`, values);
}
