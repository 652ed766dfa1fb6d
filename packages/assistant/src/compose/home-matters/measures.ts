import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import { applianceBreakdown } from "../../tools/appliance-breakdown";
import { loadName } from "../../tools/load-name";
import { shiftSaving } from "../../tools/shift-saving";
import { tariffCompare } from "../../tools/tariff-compare";
import { type UsePatterns, usePatterns, type YearlySaving } from "../../tools/use-patterns";
import type { AssistantKey } from "../../messages";
import { namedParts } from "../breakdown-list";
import type { Composer, Composition } from "../composition";
import type { Figure } from "../format";
import { savings } from "../savings";

interface Measure {
  key: AssistantKey;
  values: Readonly<Record<string, Figure | string>>;
  /** A year's money, or kilowatt-hours where no price is known; what has none comes last. */
  worth: number;
}

const USUAL_COUNT = 3;
/** Less in a year is no measure. */
const LEAST = 5;

const ADVICE: Partial<Record<string, AssistantKey>> = {
  heating: "assistant.measure.heating",
  electric_heating: "assistant.measure.heating",
  cooling: "assistant.measure.cooling",
  air_conditioner: "assistant.measure.cooling",
};

const LEADS = {
  own: "assistant.measure.lead",
  rented: "assistant.measure.leadRented",
  shop: "assistant.measure.leadShop",
} as const satisfies Record<string, AssistantKey>;

/**
 * "How do I bring it down?", "three things that would help the most": what the own readings and tariff leave to do, by its
 * worth, each with its own figure.
 */
export const measures: Composer = async (c) => {
  const { count = USUAL_COUNT, home = "own" } = c.frame.mentions?.homeMatter?.measures ?? {};
  const patterns = await c.use(usePatterns, {});
  const loads = await ofLargestLoads(c);
  // A load that is found says more than its season.
  const season = loads.some(({ key }) => OF_SEASON.has(key)) ? [] : ofSeason(c, patterns);
  const found = [
    ...(await ofTariff(c)),
    ...(await ofHours(c)),
    ...ofAlwaysOn(c, patterns),
    ...loads,
    ...season,
    ...ofBusiestHours(c, patterns),
    ...ofWeekend(c, patterns),
  ].toSorted((a, b) => b.worth - a.worth);
  if (found.length === 0) return savings(c);
  c.draft.add(LEADS[home]);
  for (const { key, values } of found.slice(0, count)) c.draft.line(key, values);
  if (found.length < count && count > USUAL_COUNT) c.draft.add("assistant.measure.noMore");
};

const OF_SEASON: ReadonlySet<AssistantKey> = new Set<AssistantKey>([
  "assistant.measure.heating",
  "assistant.measure.cooling",
]);

/** "10%" and "357 kWh", with what it costs where that is known. */
function worthOf(
  c: Composition,
  { part, energy, money }: YearlySaving,
): { saving: Readonly<Record<string, Figure>>; worth: number } {
  const shown = c.show(energy, { whole: true });
  const ofPart: Readonly<Record<string, Figure>> = part ? { part: c.show(part) } : {};
  if (!money) return { saving: { saving: shown, ...ofPart }, worth: Number(energy.value) / WH_PER_KWH };
  const price = c.show(money, { whole: true });
  const saving = {
    text: c.t("assistant.measure.worth", { energy: shown.text, money: price.text }),
    sources: [...shown.sources, ...price.sources],
    doubts: [...(shown.doubts ?? []), ...(price.doubts ?? [])],
  };
  return { saving: { saving, ...ofPart }, worth: Number(money.value) };
}

const WH_PER_KWH = 1_000;

function ofAlwaysOn(c: Composition, { alwaysOn }: UsePatterns): Measure[] {
  if (!alwaysOn) return [];
  const { watts, typical, step } = alwaysOn;
  const { saving, worth } = worthOf(c, alwaysOn.saving);
  const shown = (fact: typeof watts) => c.show(fact, { keepWatts: true });
  // A step is one of several: what is above the common comes to as many of them.
  const steps = (Number(watts.value) - Number(typical.value)) / Number(step.value);
  return [
    {
      key: "assistant.measure.base",
      values: { watts: shown(watts), typical: shown(typical), step: shown(step), ...saving },
      worth: worth * Math.max(1, steps / 2),
    },
  ];
}

function ofBusiestHours(c: Composition, { busiest }: UsePatterns): Measure[] {
  if (!busiest) return [];
  const { saving, worth } = worthOf(c, busiest.saving);
  const hours = c.showHours(busiest.start, busiest.end);
  return [{ key: "assistant.measure.busiest", values: { hours, share: c.show(busiest.share), ...saving }, worth }];
}

function ofSeason(c: Composition, { season }: UsePatterns): Measure[] {
  if (!season) return [];
  const { high, low } = season;
  const { saving, worth } = worthOf(c, season.saving);
  return [
    {
      key: "assistant.measure.season",
      values: {
        highMonth: c.show(high.month),
        high: c.show(high.averagePerDay),
        lowMonth: c.show(low.month),
        low: c.show(low.averagePerDay),
        ...saving,
      },
      worth,
    },
  ];
}

function ofWeekend(c: Composition, { weekend: found }: UsePatterns): Measure[] {
  if (!found) return [];
  const { saving, worth } = worthOf(c, found.saving);
  const { weekday, weekend } = found;
  return [
    {
      key: "assistant.measure.weekend",
      values: { weekday: c.show(weekday), weekend: c.show(weekend), ...saving },
      worth,
    },
  ];
}

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

async function ofLargestLoads(c: Composition): Promise<Measure[]> {
  const found = await c.use(applianceBreakdown, {});
  if (found.missing) return [];
  const measured: Measure[] = [];
  for (const { name, energy, share } of namedParts(found.parts).slice(0, USUAL_COUNT)) {
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
