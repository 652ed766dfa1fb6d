import type { Appliance } from "../../frame/frame";
import { billFacts } from "../../tools/bill-facts";
import { usePatterns } from "../../tools/use-patterns";
import { addHomeInstead } from ".";
import type { Composition } from "../composition";
import { addBaseLoad } from "./special";

/**
 * What readings too far apart for single appliances still tell: the whole home in the time that is asked of, else what is
 * always on and the busiest hours.
 */
export async function addByTime(c: Composition, appliances: readonly Appliance[]): Promise<void> {
  // Standby is no single appliance: it is the load that never stops.
  if (appliances.length > 0 && appliances.every((one) => one === "standby")) return addBaseLoad(c);
  c.draft.add("assistant.missing.coarse");
  if (await addHomeInstead(c)) return;
  const { bill } = await c.use(billFacts, {});
  if (bill?.baseLoad && bill.baseLoadShare && !bill.isNet)
    c.draft.add("assistant.breakdown.alwaysOn", {
      watts: c.show(bill.baseLoad, { keepWatts: true }),
      share: c.show(bill.baseLoadShare),
    });
  if (appliances.length > 0) return;
  const { busiest } = await c.use(usePatterns, {});
  if (busiest)
    c.draft.add("assistant.breakdown.busiest", {
      hours: c.showHours(busiest.start, busiest.end),
      share: c.show(busiest.share),
    });
}
