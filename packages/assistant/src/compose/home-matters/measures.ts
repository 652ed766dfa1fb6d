import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import { applianceBreakdown } from "../../tools/appliance-breakdown";
import { loadName } from "../../tools/load-name";
import { savingsEstimate } from "../../tools/savings-estimate";
import { shiftSaving } from "../../tools/shift-saving";
import { tariffCompare } from "../../tools/tariff-compare";
import type { AssistantKey } from "../../messages";
import { namedParts } from "../breakdown-list";
import type { Composer, Composition } from "../composition";
import type { Figure } from "../format";
import { savings } from "../savings";

interface Measure {
  key: AssistantKey;
  values: Readonly<Record<string, Figure | string>>;
  /** A year's money; what has none comes last. */
  worth: number;
}

const MOST = 3;
/** Less in a year is no measure. */
const LEAST = 5;

const ADVICE: Partial<Record<string, AssistantKey>> = {
  heating: "assistant.measure.heating",
  electric_heating: "assistant.measure.heating",
  cooling: "assistant.measure.cooling",
  air_conditioner: "assistant.measure.cooling",
};

/** "Two or three things that would bring my bill down the most": what the own readings and tariff leave to do, by its worth. */
export const measures: Composer = async (c) => {
  const found = [
    ...(await ofTariff(c)),
    ...(await ofHours(c)),
    ...(await ofBaseLoad(c)),
    ...(await ofLargestLoads(c)),
  ].toSorted((a, b) => b.worth - a.worth);
  if (found.length === 0) return savings(c);
  c.draft.add("assistant.measure.lead");
  for (const { key, values } of found.slice(0, MOST)) c.draft.line(key, values);
  const { percent, yearly } = await c.use(savingsEstimate, {});
  if (yearly) c.draft.add("assistant.measure.range", { low: c.show(percent.low), high: c.show(percent.high) });
};

async function ofTariff(c: Composition): Promise<Measure[]> {
  const found = await c.use(tariffCompare, { kind: undefined });
  if (found.missing) return [];
  const [best] = found.ranked;
  const worth = Number(best?.saving?.value ?? 0);
  if (!best || best.isOwn || !best.saving || worth < LEAST) return [];
  return [
    {
      key: found.isSample ? "assistant.measure.tariffSample" : "assistant.measure.tariff",
      values: { name: c.show(best.name), saving: c.show(best.saving, { whole: true }) },
      worth,
    },
  ];
}

async function ofHours(c: Composition): Promise<Measure[]> {
  const { shift } = await c.use(shiftSaving, {});
  const worth = Number(shift?.saving.value ?? 0);
  if (!shift || worth < LEAST) return [];
  return [{ key: "assistant.measure.hours", values: { saving: c.show(shift.saving, { whole: true }) }, worth }];
}

async function ofBaseLoad(c: Composition): Promise<Measure[]> {
  const { baseLoad } = await c.use(savingsEstimate, {});
  if (!baseLoad) return [];
  const worth = Number(baseLoad.money?.value ?? 0);
  return [
    {
      key: baseLoad.money ? "assistant.measure.baseMoney" : "assistant.measure.base",
      values: {
        watts: c.show(baseLoad.watts, { keepWatts: true }),
        typical: c.show(baseLoad.typical, { keepWatts: true }),
        energy: c.show(baseLoad.energy, { whole: true }),
        ...(baseLoad.money ? { money: c.show(baseLoad.money, { whole: true }) } : {}),
      },
      worth,
    },
  ];
}

async function ofLargestLoads(c: Composition): Promise<Measure[]> {
  const found = await c.use(applianceBreakdown, {});
  if (found.missing) return [];
  const measured: Measure[] = [];
  for (const { name, energy, share } of namedParts(found.parts).slice(0, MOST)) {
    const part = {
      part: loadName(name, c.language),
      energy: c.show(energy, { whole: true }),
      share: c.show(share),
    };
    const key = ADVICE[name];
    if (key) measured.push({ key, values: part, worth: 0 });
    if (name !== "ev_like" && name !== "ev_charger") continue;
    const load: DayPart = name;
    const { shift } = await c.use(shiftSaving, { load });
    const saved = Number(shift?.saving.value ?? 0);
    // What is already in the cheap hours can only be driven less.
    measured.push(
      shift && saved >= LEAST
        ? {
            key: "assistant.measure.car",
            values: { ...part, saving: c.show(shift.saving, { whole: true }) },
            worth: saved,
          }
        : { key: "assistant.measure.carFine", values: part, worth: 0 },
    );
  }
  return measured;
}
