import type { TableAttachment } from "@wattleaf/shared/contracts/attachments";
import { Cell, HeaderCell, Table } from "../../ui/table";

/** With more rows, a table scrolls in its own box instead of the page. */
const MOST_ROWS = 31;

/** The first cell of a row is its header. */
export function DataTable({ title, columns, rows }: Pick<TableAttachment, "columns" | "rows" | "title">) {
  return (
    <Table caption={title} {...(rows.length > MOST_ROWS ? { className: "max-h-96 overflow-y-auto" } : {})}>
      <thead>
        <tr>
          {columns.map(({ label, align }) => (
            <HeaderCell key={label} align={align}>
              {label}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows never move
          <tr key={rowIndex}>
            {row.map((cell, index) =>
              index === 0 ? (
                <HeaderCell key="name" scope="row" className="min-w-24 font-medium">
                  {cell}
                </HeaderCell>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- cells never move
                <Cell key={index} align={columns[index]?.align ?? "start"} className="whitespace-nowrap">
                  {cell}
                </Cell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
