import { tariffCompare } from "../tools/tariff-compare";
import type { Entities } from "../understand/types";
import type { Composer } from "./composition";
import { addMissing } from "./needs";

/** Below this a year's saving is no reason to change anything. */
const WORTHWHILE_SAVING = 1;

const KINDS: Partial<Record<NonNullable<Entities["tariff"]>, "flat" | "tiered" | "time_of_use">> = {
  flat: "flat",
  tiered: "tiered",
  time_of_use: "time_of_use",
  night: "time_of_use",
  ev: "time_of_use",
};

/** "Is there a cheaper tariff for me?" */
export const compareTariffsAnswer: Composer = async (c) => {
  const { tariff } = c.understanding.entities;
  const kind = tariff && KINDS[tariff];
  const found = await c.use(tariffCompare, kind ? { kind } : {});
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.tariff", "choosing-a-tariff");
  const { ranked, own, days, firstDay, lastDay, meter } = found;
  const [best, second] = ranked;
  if (!best || !days || !firstDay || !lastDay || !meter) return addMissing(c, "readings", "assistant.subject.tariff");
  const span = { days: c.show(days), first: c.show(firstDay), last: c.show(lastDay) };
  const cost = (fact: typeof best.cost) => c.show(fact, { whole: true });
  if (tariff && !kind) c.draft.add("assistant.tariffs.noSuchKind");
  // "Would time of use be cheaper?" asks about the best of that kind, even when the own one stays cheapest.
  const asked = kind ? (ranked.find((one) => one.kind === kind && !one.isOwn) ?? best) : best;
  if (own && asked.isOwn)
    c.draft.add("assistant.tariffs.ownIsBest", { name: c.show(own.name), cost: cost(own.cost), ...span }, [meter]);
  else if (own && asked.saving && Number(asked.saving.value) >= WORTHWHILE_SAVING)
    c.draft.add(
      "assistant.tariffs.cheaper",
      {
        name: c.show(asked.name),
        cost: cost(asked.cost),
        saving: cost(asked.saving),
        own: c.show(own.name),
        ownCost: cost(own.cost),
        ...span,
      },
      [meter],
    );
  else if (own && asked.saving)
    c.draft.add(
      "assistant.tariffs.dearer",
      { name: c.show(asked.name), cost: cost(asked.cost), own: c.show(own.name), ownCost: cost(own.cost), ...span },
      [meter],
    );
  else
    c.draft.add("assistant.tariffs.cheapest", { name: c.show(asked.name), cost: cost(asked.cost), ...span }, [meter]);
  if (second && asked === best && !second.isOwn)
    c.draft.add("assistant.tariffs.second", { name: c.show(second.name), cost: cost(second.cost) });
  c.draft.add("assistant.tariffs.sample");
};
