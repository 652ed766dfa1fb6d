import { describe, expect, it } from "vitest";
import type { SlotName } from "./frame";
import { slotLabel } from "./labels";

const TODAY = "2026-11-23";

describe("a slot's label", () => {
  it.each<[SlotName, string, string, string]>([
    ["metric", "energy", "electricity used", "用电量"],
    ["metric", "export", "electricity sold", "上网电量"],
    ["filters", "weekend", "weekends", "周末"],
    ["filters", "mon+tue", "Mondays, Tuesdays", "周一、周二"],
    ["filters", "hours:18-21", "6–9 PM", "18:00–21:00"],
    ["filters", "hours:7:30-22", "7:30 AM–10 PM", "07:30–22:00"],
    ["group", "month", "by month", "按月"],
    ["pick", "top:5", "top 5", "最高的 5 个"],
    ["pick", "above:30kWh", "above 30 kWh", "高于 30 kWh"],
    ["pick", "above:10usd", "above $10", "高于 $10"],
    ["pick", "highest", "highest", "最高"],
    ["unit", "money", "money", "金额"],
    ["unit", "kWh", "kWh", "kWh"],
    ["appliances", "washer", "washing machine", "洗衣机"],
    ["devices", "Ceiling fan", "Ceiling fan", "Ceiling fan"],
    ["period", "month-1", "Oct 2026", "2026年10月"],
    ["period", "month0", "Nov 2026", "2026年11月"],
    ["period", "--10", "Oct 2026", "2026年10月"],
    ["period", "--12", "Dec 2025", "2025年12月"],
    ["period", "--06..--08", "Jun 2026 to Aug 2026", "2026年6月至2026年8月"],
    ["period", "2025", "2025", "2025年"],
    ["period", "day-1", "yesterday", "昨天"],
    ["period", "day-3", "Nov 20, 2026", "2026年11月20日"],
    ["period", "week-1", "last week", "上周"],
    ["period", "week-2", "week of Nov 9", "11月9日那一周"],
    ["period", "quarter-1", "Q3 2026", "2026年第 3 季度"],
    ["period", "mon0", "Nov 23, 2026", "2026年11月23日"],
    ["period", "tue0", "Nov 17, 2026", "2026年11月17日"],
    ["period", "last7d", "last 7 days", "最近 7 天"],
    ["period", "summer", "summer", "夏季"],
    ["period", "2025-summer", "summer 2025", "2025年夏季"],
    ["period", "since:--10-14", "since Oct 14, 2026", "2026年10月14日以来"],
    ["period", "holiday:christmas", "Christmas", "圣诞节"],
    ["period", "hour0", "now", "现在"],
    ["comparedTo", "year-1", "2025", "2025年"],
  ])("of %s %s", (slot, value, en, zh) => {
    expect(slotLabel(slot, value, "en", { today: TODAY })).toBe(en);
    expect(slotLabel(slot, value, "zh", { today: TODAY })).toBe(zh);
  });

  it("says that a solar home buys", () => {
    expect(slotLabel("metric", "energy", "en", { hasSolar: true })).toBe("electricity bought");
  });

  it.each([
    ["month-1", "last month"],
    ["month-3", "3 months ago"],
    ["--10", "October"],
    ["--10-14", "Oct 14"],
    ["fri-1", "last Friday"],
    ["year0", "this year"],
  ])("of %s without a day to count from", (code, label) => {
    expect(slotLabel("period", code, "en")).toBe(label);
  });
});
