import { ClaimNote } from "../../components/claim-note";
import { useAddressChoice } from "../../lib/address-choice";
import { useT } from "../../lib/i18n";
import { cx } from "../../ui/cx";
import { Cell, HeaderCell, Table } from "../../ui/table";
import { SORTS, sortedBy } from "./compared";

const range = ([from, to]: readonly [number, number]) => `${from}–${to}`;

/** Four industries side by side; the column that they are sorted by is in the address. */
export function Comparison() {
  const t = useT();
  const [sort, sortBy] = useAddressChoice("sort", SORTS);
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className="text-3xl font-bold tracking-tight">
        {t("solutionsTable.title")}
      </h2>
      <p className="mt-2 text-muted">{t("solutionsTable.text")}</p>
      <Table caption={t("solutionsTable.title")} className="mt-6">
        <thead>
          <tr>
            <HeaderCell>{t("solutionsTable.industry")}</HeaderCell>
            {SORTS.map((column) => (
              <HeaderCell
                key={column}
                aria-sort={column !== sort ? "none" : column === "savings" ? "descending" : "ascending"}
              >
                <button
                  type="button"
                  onClick={() => sortBy(column)}
                  className={cx("py-2 text-left font-semibold hover:text-ink", column === sort && "text-brand-strong")}
                >
                  {t(`solutionsTable.${column}`)}
                  <span aria-hidden="true">{column === sort ? (column === "savings" ? " ↓" : " ↑") : ""}</span>
                </button>
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortedBy(sort).map(({ id, savings, weeks, roi, complexity }) => (
            <tr key={id} className="tabular-nums">
              <HeaderCell scope="row">{t(`solutionsTable.${id}`)}</HeaderCell>
              <Cell>
                {`${range(savings)}%`}
                <ClaimNote id="industry-savings" />
              </Cell>
              <Cell>{t("solutionsTable.weeks.value", { range: range(weeks) })}</Cell>
              <Cell>{t("solutionsTable.roi.value", { range: range(roi) })}</Cell>
              <Cell>{t(`solutionsTable.complexity.${complexity}`)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
