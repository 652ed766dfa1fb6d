import type { SettlementStatement } from "@wattleaf/shared/contracts/vpp/index";
import { SAMPLE_PLANT_ID, SAMPLE_PREFIX } from "@wattleaf/shared/domain/vpp";
import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { dayKinds } from "@wattleaf/engine/demand-response/baseline/day-kind";
import { eventStatement } from "@wattleaf/engine/demand-response/settlement/event-statement";
import { meteredSite, SiteGroup } from "@wattleaf/engine/demand-response/settlement/site-group";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayOf, isWeekend } from "@wattleaf/engine/time-series/calendar";
import { baselineOptions, dispatchTerms, toStatementResponse } from "../events/statement";
import type { DeviceRow, EventRow, ParticipantRow, PlantRow, SettlementRow } from "../rows";
import { SIMULATED_SITES, simulatedKwh, simulatedShedKw } from "./simulated-sites";

const TIME_ZONE = "America/Los_Angeles";
const SIMULATED_DAYS = 70;
/** Business days back from today, and how many kW were asked for. */
const PAST_CALLS: readonly [daysBack: number, requestedKw: number][] = [
  [1, 190],
  [5, 210],
  [9, 170],
];
const NEXT_CALL_KW = 200;
const CALLED_FROM_HOUR = 17;
const CALLED_TO_HOUR = 19;
const PRICE_USD_PER_KWH = 1.1;
const OPERATOR_SHARE = 0.2;
/** Not a real account: the sample is available to all users. */
const NO_ACCOUNT = "";

export interface SamplePlant {
  plant: PlantRow;
  participants: ParticipantRow[];
  devices: DeviceRow[];
  /** Latest start first. */
  events: {
    event: EventRow;
    settled: Pick<SettlementRow, "operatorCents" | "performance" | "revenueCents"> | null;
    statement: SettlementStatement | null;
  }[];
}

let latest: { day: number; sample: SamplePlant } | undefined;

/**
 * A plant of twelve simulated sites, visible to all users. Its meter readings are simulated and deterministic by day;
 * its baselines, deliveries and revenue come from the regular engine.
 */
export function samplePlant(nowMs: number): SamplePlant {
  const day = dayOf(zoneClock(TIME_ZONE)(nowMs));
  if (latest?.day !== day) latest = { day, sample: simulate(day) };
  return latest.sample;
}

function simulate(today: number): SamplePlant {
  const plant = samplePlantRow();
  const past = PAST_CALLS.map(([daysBack, requestedKw], index) =>
    called(`${SAMPLE_PREFIX}event-${index + 1}`, businessDay(today, -daysBack), requestedKw),
  );
  const next = called(`${SAMPLE_PREFIX}event-next`, businessDay(today, 1), NEXT_CALL_KW);
  const participants = SIMULATED_SITES.map(({ name }, index) => participantRow(name, index));
  const series = SIMULATED_SITES.map((_, index) => meter(index, today, past));
  const nameOf = new Map(participants.map(({ id, name }) => [id, name]));

  const settled = past.map((event) => {
    const options = baselineOptions(
      plant,
      past.filter((other) => other !== event),
    );
    const sites = participants.map(({ id }, index) => meteredSite(id, series[index], event, HOUR_SECONDS, options));
    const group = new SiteGroup(event, HOUR_SECONDS, options);
    for (const site of sites) group.add(site);
    const terms = dispatchTerms(plant, event, event.requestedKw ?? 0);
    const statement = eventStatement(event, HOUR_SECONDS, terms, sites, group.reduction());
    const { performance, revenueCents, operatorCents } = statement;
    return {
      event,
      settled: { performance, revenueCents, operatorCents },
      statement: toStatementResponse(plant, event, statement, nameOf, event.endMs),
    };
  });
  return {
    plant,
    participants,
    devices: SIMULATED_SITES.map((site, index) => deviceRow(site, index)),
    events: [{ event: next, settled: null, statement: null }, ...settled],
  };
}

function meter(siteIndex: number, today: number, calls: readonly EventRow[]): IntervalSeries | undefined {
  const site = SIMULATED_SITES[siteIndex];
  if (!site) return undefined;
  const clock = zoneClock(TIME_ZONE);
  const startMs = utcOfLocal(clock, (today - SIMULATED_DAYS) * DAY_MS);
  const endMs = utcOfLocal(clock, today * DAY_MS);
  const kwh = Float64Array.from({ length: (endMs - startMs) / HOUR_MS }, (_, index) => {
    const utcMs = startMs + index * HOUR_MS;
    const localMs = clock(utcMs);
    const day = dayOf(localMs);
    const hour = (localMs - day * DAY_MS) / HOUR_MS;
    const used = simulatedKwh(site, siteIndex, day, hour, isWeekend(localMs / 1_000));
    const isCalled = calls.some((call) => utcMs >= call.startMs && utcMs < call.endMs);
    return isCalled ? used - simulatedShedKw(site, siteIndex, day) : used;
  });
  return { startMs, intervalSeconds: HOUR_SECONDS, kwh, timeZone: TIME_ZONE };
}

/** The business day so many before (negative) or after a day. */
function businessDay(from: number, steps: number): number {
  const kindOf = dayKinds({ calendar: "nerc", extraDays: [] });
  let day = from;
  for (let left = Math.abs(steps); left > 0;) {
    day += Math.sign(steps);
    if (kindOf(day) === "business") left -= 1;
  }
  return day;
}

function called(id: string, day: number, requestedKw: number): EventRow {
  const clock = zoneClock(TIME_ZONE);
  const startMs = utcOfLocal(clock, day * DAY_MS + CALLED_FROM_HOUR * HOUR_MS);
  const notifyAtMs = startMs - DAY_MS;
  return {
    userId: NO_ACCOUNT,
    id,
    plantId: SAMPLE_PLANT_ID,
    name: "Evening peak (simulated)",
    notifyAtMs,
    startMs,
    endMs: utcOfLocal(clock, day * DAY_MS + CALLED_TO_HOUR * HOUR_MS),
    requestedKw,
    pricePerKwh: PRICE_USD_PER_KWH,
    capacityPricePerKw: 0,
    penaltyPerKwh: 0,
    cancelledAtMs: null,
    details: null,
    createdAtMs: notifyAtMs,
    modifiedAtMs: notifyAtMs,
  };
}

const samplePlantRow = (): PlantRow => ({
  userId: NO_ACCOUNT,
  id: SAMPLE_PLANT_ID,
  name: "Sample plant (simulated)",
  timeZone: TIME_ZONE,
  currency: "USD",
  operatorShare: OPERATOR_SHARE,
  baselineMethod: "ten_of_ten",
  adjustment: "multiplicative",
  holidayCalendar: "nerc",
  paidUpTo: 1,
  details: null,
  createdAtMs: Date.UTC(2026, 0, 1),
  modifiedAtMs: Date.UTC(2026, 0, 1),
});

const participantRow = (name: string, index: number): ParticipantRow => ({
  userId: NO_ACCOUNT,
  id: `${SAMPLE_PREFIX}site-${index + 1}`,
  plantId: SAMPLE_PLANT_ID,
  name: `${name} (simulated)`,
  optedIn: true,
  details: null,
  createdAtMs: Date.UTC(2026, 0, 1),
  modifiedAtMs: Date.UTC(2026, 0, 1),
});

const deviceRow = (site: (typeof SIMULATED_SITES)[number], index: number): DeviceRow => ({
  userId: NO_ACCOUNT,
  id: `${SAMPLE_PREFIX}device-${index + 1}`,
  participantId: `${SAMPLE_PREFIX}site-${index + 1}`,
  name: site.kind,
  kind: site.kind,
  flexibleKw: site.flexibleKw,
  availableFromHour: site.availableFromHour,
  availableToHour: site.availableToHour,
  details: null,
  createdAtMs: Date.UTC(2026, 0, 1),
  modifiedAtMs: Date.UTC(2026, 0, 1),
});
