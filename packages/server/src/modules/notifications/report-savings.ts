import type { Platform } from "../../core/platform";
import { savingsReports } from "../rewards";
import { notify } from "./service";

/** Tells homes once a month whether they used less than expected, and where to find what would save most. */
export async function reportSavings(platform: Platform): Promise<void> {
  for (const { userId, month, outcome, differenceKwh } of await savingsReports(platform)) {
    await notify(platform, {
      userId,
      kind: "savings",
      name: `month_${outcome}`,
      values: { month, kwh: differenceKwh },
      path: outcome === "saved" ? "/mine" : "/dashboard",
      cause: `savings:${month}`,
    });
  }
}
