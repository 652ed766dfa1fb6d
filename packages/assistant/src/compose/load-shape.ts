import { addAgainstAverage } from "./against-average";
import type { Composer } from "./composition";
import { addDayOfWeek } from "./days";
import { needBill, addNotInFile } from "./own-data";
import { addHours } from "./usage";

export const peakHour: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.peakHour", "peak-and-off-peak");
  if (!bill) return;
  if (!bill.peakHour || !bill.peakHourAverage) return addNotInFile(c, bill, "assistant.subject.peakHour");
  c.draft.add("assistant.peakHour.value", { hour: c.show(bill.peakHour), average: c.show(bill.peakHourAverage) });
  if (bill.peakDemand && bill.peakDemandAt) {
    c.draft.add("assistant.peakHour.demand", { demand: c.show(bill.peakDemand), at: c.show(bill.peakDemandAt) });
  }
  c.draft.add("assistant.peakHour.tip");
};

export const peakDemand: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.peakDemand", "demand-charges");
  if (!bill) return;
  if (bill.billedDemand) {
    c.draft.add("assistant.peakDemand.billed", { demand: c.show(bill.billedDemand), file: c.show(bill.file) });
    return;
  }
  if (!bill.peakDemand || !bill.peakDemandAt) return addNotInFile(c, bill, "assistant.subject.peakDemand");
  c.draft.add("assistant.peakDemand.value", { demand: c.show(bill.peakDemand), at: c.show(bill.peakDemandAt) });
  if (bill.peakHour) c.draft.add("assistant.peakDemand.hour", { hour: c.show(bill.peakHour) });
  c.draft.add("assistant.peakDemand.tip");
};

export const baseLoad: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.baseLoad", "what-is-base-load");
  if (!bill) return;
  if (!bill.baseLoad && bill.isNet) return c.draft.add("assistant.baseLoad.solar", {}, [bill.source]);
  if (!bill.baseLoad || !bill.baseLoadPerDay) return addNotInFile(c, bill, "assistant.subject.baseLoad");
  c.draft.add("assistant.baseLoad.value", { watts: c.show(bill.baseLoad, { keepWatts: true }) });
  c.draft.add(bill.baseLoadShare ? "assistant.baseLoad.share" : "assistant.baseLoad.perDay", {
    perDay: c.show(bill.baseLoadPerDay),
    ...(bill.baseLoadShare ? { share: c.show(bill.baseLoadShare) } : {}),
  });
  c.draft.add("assistant.baseLoad.tip", {}, []);
};

export const nightShare: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.night", "peak-and-off-peak");
  if (!bill || (await addHours(c))) return;
  if (!bill.nightShare || !bill.nightPerDay) return addNotInFile(c, bill, "assistant.subject.night");
  c.draft.add("assistant.night.value", {
    share: c.show(bill.nightShare),
    hours: c.showHours(bill.nightStart, bill.nightEnd),
    perDay: c.show(bill.nightPerDay),
  });
  if (bill.baseLoad) c.draft.add("assistant.night.base", { watts: c.show(bill.baseLoad, { keepWatts: true }) });
};

export const weekdayWeekend: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.weekend", "peak-and-off-peak");
  if (!bill) return;
  if (await addDayOfWeek(c, bill)) return;
  const { weekday, weekend, weekendDifference } = bill;
  if (!weekday || !weekend || !weekendDifference) return addNotInFile(c, bill, "assistant.subject.weekend");
  c.draft.add("assistant.weekend.value", { weekend: c.show(weekend), weekday: c.show(weekday) });
  c.draft.add(Number(weekendDifference.value) >= 0 ? "assistant.weekend.more" : "assistant.weekend.less", {
    difference: c.showSize(weekendDifference),
  });
};

export const averageDay: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.average", "kwh-and-kw");
  if (!bill || (await addHours(c)) || (await addAgainstAverage(c))) return;
  c.draft.add("assistant.average.value", { average: c.show(bill.averagePerDay), days: c.show(bill.days) });
  if (bill.weekday && bill.weekend)
    c.draft.add("assistant.average.split", { weekday: c.show(bill.weekday), weekend: c.show(bill.weekend) });
};
