import { leastDraw } from "../../tools/least-draw";
import type { Composer } from "../composition";

const A_NIGHT = /^(?:day|mon|tue|wed|thu|fri|sat|sun)(?:0|-\d+)$|^\d{4}-\d\d-\d\d$/;

/** "The meter runs at night: is current leaking?": how much at least, and how to find out safely. */
export const nightDraw: Composer = async (c) => {
  const { period = "" } = c.frame;
  const { watts, hour, day } = await c.use(leastDraw, { period: A_NIGHT.test(period) ? period : "day-1" });
  if (watts && hour && day)
    c.draft.add("assistant.night.least", {
      watts: c.show(watts, { keepWatts: true }),
      hour: c.showHours(hour, hour),
      day: c.show(day),
    });
  c.draft.add(watts && Number(watts.value) === 0 ? "assistant.night.zero" : "assistant.night.usual");
  c.draft.add("assistant.night.check");
  c.draft.add("assistant.night.stop");
};
