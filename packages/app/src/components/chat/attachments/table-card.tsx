import type { TableAttachment } from "@wattleaf/shared/contracts/attachments";
import { Cell, HeaderCell, Table } from "../../../ui/table";
import { AttachmentCard } from "./attachment-card";

/** The first cell is the row's header. */
export function TableCard({ table }: { table: TableAttachment }) {
  return (
    <AttachmentCard title={table.title} sandbox={table.sandbox}>
      <AttachmentTable title={table.title} columns={table.columns} rows={table.rows} />
    </AttachmentCard>
  );
}

export function AttachmentTable({ title, columns, rows }: Pick<TableAttachment, "columns" | "rows" | "title">) {
  return (
    <Table caption={title}>
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
