import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("../../../shared/data/nilm_published_results/", import.meta.url);

/** Rows of a CSV file without quotes, by column. */
function csvRows(name: string): Record<string, string>[] {
  const path = fileURLToPath(new URL(name, folder));
  if (!existsSync(path)) return [];
  const [header = "", ...lines] = readFileSync(path, "utf8").trim().split("\n");
  const columns = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(columns.map((column, c) => [column, cells[c] ?? ""]));
  });
}

/** Best published F1 of each appliance: DeviceScope's UK-DALE benchmark, and NILMbench for refrigerators (REDD). */
export function publishedRows(): object[] {
  const rows = [
    ...csvRows("UKDALEBenchNILMResults.csv").map((row) => ({
      source: "DeviceScope, UK-DALE",
      appliance: row["Case"] ?? "",
      model: row["Model"] ?? "",
      F1: Number(row["F1_SCORE"]),
      TECA: Number(row["TECA"]),
    })),
    ...csvRows("nilmbench_leaderboard.csv").map((row) => ({
      source: `NILMbench, ${row["task"]}`,
      appliance: row["appliance"] ?? "",
      model: row["model"] ?? "",
      F1: Number(row["f1_mean"]),
      TECA: Number.NaN,
    })),
  ];
  const best = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const key = `${row.source} ${row.appliance}`;
    if (row.F1 > (best.get(key)?.F1 ?? 0)) best.set(key, row);
  }
  return [...best.values()];
}
