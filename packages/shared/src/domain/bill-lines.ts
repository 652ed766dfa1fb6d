/** What a line of a bill charges or credits. */
export const BILL_LINE_KINDS = [
  "energy",
  "energy_credit",
  "export_credit",
  "fuel_adjustment",
  "demand_flat",
  "demand_tou",
  "demand_coincident",
  "fixed",
  "minimum",
  "tax",
] as const;
export type BillLineKind = (typeof BILL_LINE_KINDS)[number];
