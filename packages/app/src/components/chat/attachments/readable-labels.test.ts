import type { ChartAttachment } from "@wattleaf/shared/contracts/attachments";
import { describe, expect, it } from "vitest";
import { withReadableLabels } from "./readable-labels";

const chart = (labels: string[]): ChartAttachment => ({
  kind: "chart",
  title: "Your days",
  form: "bars",
  unit: "kWh",
  sandbox: false,
  labels,
  series: [],
});

describe("a chart's labels", () => {
  it("are days and months as people write them", () => {
    expect(withReadableLabels(chart(["2026-10-01", "2026-10"]), "en").labels).toEqual(["Oct 1", "Oct 2026"]);
    expect(withReadableLabels(chart(["2026-10-01", "2026-10"]), "zh").labels).toEqual(["10月1日", "2026年10月"]);
  });

  it("stay as they are where they are no dates", () => {
    expect(withReadableLabels(chart(["16:15", "Time of use"]), "en").labels).toEqual(["16:15", "Time of use"]);
  });
});
