import { sayAgainstAverage } from "./against-average";
import type { Composer } from "./composition";
import { sayDayOfWeek } from "./days";
import { needBill, sayNotInFile } from "./own-data";
import { sayHours } from "./usage";

export const peakHour: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.peakHour", "peak-and-off-peak");
  if (!bill) return;
  if (!bill.peakHour || !bill.peakHourAverage) return sayNotInFile(c, bill, "assistant.subject.peakHour");
  c.draft.say("assistant.peakHour.value", { hour: c.show(bill.peakHour), average: c.show(bill.peakHourAverage) });
  if (bill.peakDemand && bill.peakDemandAt) {
    c.draft.say("assistant.peakHour.demand", { demand: c.show(bill.peakDemand), at: c.show(bill.peakDemandAt) });
  }
  c.draft.say("assistant.peakHour.tip");
};

export const peakDemand: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.peakDemand", "demand-charges");
  if (!bill) return;
  if (bill.billedDemand) {
    c.draft.say("assistant.peakDemand.billed", { demand: c.show(bill.billedDemand), file: c.show(bill.file) });
    return;
  }
  if (!bill.peakDemand || !bill.peakDemandAt) return sayNotInFile(c, bill, "assistant.subject.peakDemand");
  c.draft.say("assistant.peakDemand.value", { demand: c.show(bill.peakDemand), at: c.show(bill.peakDemandAt) });
  if (bill.peakHour) c.draft.say("assistant.peakDemand.hour", { hour: c.show(bill.peakHour) });
  c.draft.say("assistant.peakDemand.tip");
};

export const baseLoad: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.baseLoad", "what-is-base-load");
  if (!bill) return;
  if (!bill.baseLoad && bill.isNet) return c.draft.say("assistant.baseLoad.solar", {}, [bill.source]);
  if (!bill.baseLoad || !bill.baseLoadPerDay) return sayNotInFile(c, bill, "assistant.subject.baseLoad");
  c.draft.say("assistant.baseLoad.value", { watts: c.show(bill.baseLoad, { keepWatts: true }) });
  c.draft.say(bill.baseLoadShare ? "assistant.baseLoad.share" : "assistant.baseLoad.perDay", {
    perDay: c.show(bill.baseLoadPerDay),
    ...(bill.baseLoadShare ? { share: c.show(bill.baseLoadShare) } : {}),
  });
  c.draft.say("assistant.baseLoad.tip", {}, []);
};

export const nightShare: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.night", "peak-and-off-peak");
  if (!bill || (await sayHours(c))) return;
  if (!bill.nightShare || !bill.nightPerDay) return sayNotInFile(c, bill, "assistant.subject.night");
  c.draft.say("assistant.night.value", {
    share: c.show(bill.nightShare),
    hours: c.showHours(bill.nightStart, bill.nightEnd),
    perDay: c.show(bill.nightPerDay),
  });
  if (bill.baseLoad) c.draft.say("assistant.night.base", { watts: c.show(bill.baseLoad, { keepWatts: true }) });
};

export const weekdayWeekend: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.weekend", "peak-and-off-peak");
  if (!bill) return;
  if (await sayDayOfWeek(c, bill)) return;
  const { weekday, weekend, weekendDifference } = bill;
  if (!weekday || !weekend || !weekendDifference) return sayNotInFile(c, bill, "assistant.subject.weekend");
  c.draft.say("assistant.weekend.value", { weekend: c.show(weekend), weekday: c.show(weekday) });
  c.draft.say(Number(weekendDifference.value) >= 0 ? "assistant.weekend.more" : "assistant.weekend.less", {
    difference: c.showSize(weekendDifference),
  });
};

export const averageDay: Composer = async (c) => {
  const bill = await needBill(c, "assistant.subject.average", "kwh-and-kw");
  if (!bill || (await sayHours(c)) || (await sayAgainstAverage(c))) return;
  c.draft.say("assistant.average.value", { average: c.show(bill.averagePerDay), days: c.show(bill.days) });
  if (bill.weekday && bill.weekend)
    c.draft.say("assistant.average.split", { weekday: c.show(bill.weekday), weekend: c.show(bill.weekend) });
};
