import type { TableAttachment } from "@wattleaf/shared/contracts/attachments";
import { DataTable } from "../../charts/data-table";
import { AttachmentCard } from "./attachment-card";

export function TableCard({ table }: { table: TableAttachment }) {
  return (
    <AttachmentCard title={table.title} sandbox={table.sandbox}>
      <DataTable title={table.title} columns={table.columns} rows={table.rows} />
    </AttachmentCard>
  );
}
