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
  it("show days and months in readable form", () => {
    expect(withReadableLabels(chart(["2026-10-01", "2026-10"]), "en").labels).toEqual(["Oct 1", "Oct 2026"]);
    expect(withReadableLabels(chart(["2026-10-01", "2026-10"]), "zh").labels).toEqual(["10月1日", "2026年10月"]);
  });

  it("are times in the reader's format", () => {
    expect(withReadableLabels(chart(["16:00", "16:15"]), "en").labels).toEqual(["4 PM", "4:15 PM"]);
    expect(withReadableLabels(chart(["16:00", "16:15"]), "zh").labels).toEqual(["16:00", "16:15"]);
  });

  it("are unchanged where they are neither dates nor times", () => {
    expect(withReadableLabels(chart(["Time of use"]), "en").labels).toEqual(["Time of use"]);
  });
});
