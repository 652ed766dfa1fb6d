/** The figures of a chart, one row for each of its labels. */
export interface ChartData {
  title: string;
  unit: string;
  labels: readonly string[];
  /** A `unit` of its own replaces the chart's. */
  series: readonly { name: string; unit?: string; values: readonly (number | null)[] }[];
}

/** RFC 4180, with a byte order mark: without it spreadsheets read Chinese names in another encoding. */
export function toCsv({ unit, labels, series }: ChartData): string {
  const head = ["", ...series.map(({ name, unit: own = unit }) => `${name} (${own})`)];
  const rows = labels.map((label, at) => [label, ...series.map(({ values }) => values[at]?.toString() ?? "")]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;
}

const quoted = (cell: string): string => {
  // A name that begins like a formula is run as one by spreadsheets.
  const safe = /^[=+@\t]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The same as a table: the first cell of a row is its label. */
export function toTable({ unit, labels, series }: ChartData, format: (value: number) => string) {
  const columns = [
    { label: "", align: "start" as const },
    ...series.map(({ name, unit: own = unit }) => ({ label: `${name} (${own})`, align: "end" as const })),
  ];
  const cell = (value: number | null | undefined) => (value === null || value === undefined ? "–" : format(value));
  return { columns, rows: labels.map((label, at) => [label, ...series.map(({ values }) => cell(values[at]))]) };
}
