import { applianceChange } from "../../tools/appliance-change";
import { loadName } from "../../tools/load-name";
import { useChange } from "../../tools/use-change";
import type { Composition } from "../composition";
import { addPartOfDay } from "../figures/changed-part";
import { item } from "../figures/groups";
import { FigureWriter } from "../figures/writer";
import { LEAST_CHANGE } from "../least-change";
import type { Held } from "./held-against";

/** A load that made less of the change explains none of it. */
const LEAST_SHARE = 0.25;

/** What the readings tell of a change: hours, part of the week, days, and the load that made the most of it. */
export async function addCauses(c: Composition, held: Held): Promise<void> {
  const { period, comparedTo } = held;
  const isRise = held.change >= 0;
  if (Math.abs(held.change) < LEAST_CHANGE) return;
  const { hours, week, days } = await c.use(useChange, { period, compared_to: comparedTo, isRise });
  const { source } = held.figures;
  addPartOfDay(c, hours);
  if (hours.isEven) c.draft.add("assistant.why.even", {}, [source]);
  if (week) {
    const direction = (value: number) => c.t(value >= 0 ? "assistant.why.moreADay" : "assistant.why.lessADay");
    c.draft.add("assistant.why.week", {
      weekday: c.showSize(week.weekday),
      direction: direction(Number(week.weekday.value)),
      weekend: c.showSize(week.weekend),
      direction2: direction(Number(week.weekend.value)),
    });
  }
  if (days.length > 0) {
    const writer = new FigureWriter(c, held.figures, {
      form: "rows",
      question: { metric: "bought", period, group: "day" },
    });
    writer.sentence("assistant.why.days", {
      list: writer.list(days.map((day) => item(writer, "assistant.figures.topItem", day))),
    });
  }
  if (!(await addLoad(c, held))) c.draft.add("assistant.why.notKnown", {}, [source]);
}

/** "Car charging, by estimate: 1.2 kWh a day more." False where no load is found that made a good part of the change. */
async function addLoad(c: Composition, { figures, compared, change }: Held): Promise<boolean> {
  const spanOf = ({ first, last }: typeof compared) => ({ from: String(first.value), to: String(last.value) });
  const found = await c.use(applianceChange, {
    now: { from: String(figures.first.value), to: String(figures.last.value) },
    before: spanOf(compared),
  });
  if (found.missing) return false;
  const named = found.changes.filter(({ name }) => name !== "base");
  const most = change >= 0 ? named[0] : named.at(-1);
  const whole = Number(figures.perDay?.value) - Number(compared.perDay?.value);
  if (!most || Number(most.change.value) / whole < LEAST_SHARE) return false;
  c.draft.add(change >= 0 ? "assistant.why.loadMore" : "assistant.why.loadLess", {
    load: loadName(most.name, c.language),
    change: c.showSize(most.change),
  });
  return true;
}
