import type { TableAttachment } from "@wattleaf/shared/contracts/attachments";

export function Table({ columns, rows }: Pick<TableAttachment, "columns" | "rows">) {
  const classOf = (column: number) => (columns[column]?.align === "end" ? "wl-end" : undefined);
  return (
    <table class="wl-table">
      <thead>
        <tr>
          {columns.map(({ label }, column) => (
            <th key={column} scope="col" class={classOf(column)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column} class={classOf(column)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
