import { eventInput, type OpenAdrEvent } from "@wattleaf/shared/contracts/openadr/objects";
import type { createOpenAdrEvent } from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_EVENT_CHARACTERS, MAX_EVENT_HOURS, MAX_KW, MAX_PRICE } from "@wattleaf/shared/domain/vpp";
import { fieldError } from "@wattleaf/shared/field-error";
import type { PricedSpan } from "@wattleaf/engine/demand-response/settlement/settle-event";
import type { EventRow, PlantRow } from "../vpp";
import { HOUR_MS, QUARTER_HOUR_MS } from "@wattleaf/shared/domain/time";
import { isoDuration, timedIntervals } from "./interval-time";
import { isoOf, kept, numberOf, oneOf, withoutNulls } from "./values";

const REQUEST = "DISPATCH_SETPOINT_RELATIVE";
const PRICE = "PRICE";

type EventInput = Omit<InputOf<typeof createOpenAdrEvent>, "id">;
type Terms = Pick<EventRow, "details" | "endMs" | "name" | "pricePerKwh" | "requestedKw" | "startMs">;

/** An event of a plant as OpenADR tells it; one that came from there keeps its own intervals. */
export function eventOf(event: EventRow, plant: PlantRow): OutputOf<typeof createOpenAdrEvent> {
  const provisioned = {
    id: event.id,
    createdDateTime: isoOf(event.createdAtMs),
    modificationDateTime: isoOf(event.modifiedAtMs),
    objectType: "EVENT" as const,
    programID: plant.id,
    eventName: event.name,
  };
  if (event.details) {
    const { intervals, ...details } = event.details as OpenAdrEvent;
    return { ...withoutNulls(details), intervals, ...provisioned };
  }
  return {
    ...provisioned,
    payloadDescriptors: [
      { objectType: "EVENT_PAYLOAD_DESCRIPTOR", payloadType: REQUEST, units: "KW" },
      { objectType: "EVENT_PAYLOAD_DESCRIPTOR", payloadType: PRICE, units: "KWH", currency: plant.currency },
    ],
    intervalPeriod: { start: isoOf(event.startMs), duration: isoDuration(event.endMs - event.startMs) },
    intervals: [{ id: 0, payloads: [oneOf(REQUEST, -(event.requestedKw ?? 0)), oneOf(PRICE, event.pricePerKwh)] }],
  };
}

/**
 * What an OpenADR event asks of a plant: from its first interval to its last, one power throughout. The price may differ
 * from interval to interval.
 * @param nowMs when a signal without a start begins to hold
 * @throws DomainError invalid_input for a span, a power or a price that a plant cannot be called with
 */
export function eventTermsOf(event: EventInput, nowMs: number): Terms {
  const asked = new Set(event.intervals.map(({ payloads }) => numberOf(payloads, REQUEST)));
  if (asked.size > 1) {
    throw fieldError("intervals", `Use the same ${REQUEST} for every interval, or create several events.`);
  }
  const [request] = asked;
  // A signal without a request, such as a week's prices, is passed on and not settled. It needs no times.
  const intervals = request
    ? timedIntervals(event.intervalPeriod, event.intervals, "intervals")
    : timedIntervals(event.intervalPeriod, atLeastOne(event.intervals), "intervals", { startMs: nowMs });
  const startMs = Math.min(...intervals.map((interval) => interval.startMs));
  const endMs = Math.max(...intervals.map((interval) => interval.endMs));
  if (request && endMs - startMs > MAX_EVENT_HOURS * HOUR_MS) {
    throw fieldError("intervalPeriod", `An event that requests power can last up to ${MAX_EVENT_HOURS} hours.`);
  }
  if (request && (startMs % QUARTER_HOUR_MS !== 0 || endMs % QUARTER_HOUR_MS !== 0)) {
    throw fieldError("intervalPeriod", "An event that requests power must start and end on a full quarter hour.");
  }
  const prices = intervals.map(({ payloads }) => numberOf(payloads, PRICE) ?? 0);
  const lowest = request ? 0 : -MAX_PRICE;
  if (prices.some((price) => price < lowest || price > MAX_PRICE)) {
    throw fieldError("intervals", `Use a ${PRICE} from ${lowest} to ${MAX_PRICE}.`);
  }
  const lengthsMs = intervals.map((interval) => interval.endMs - interval.startMs);
  if (Math.abs(request ?? 0) > MAX_KW) throw fieldError("intervals", `Request up to ${MAX_KW} kW.`);
  return {
    name: event.eventName ?? null,
    startMs,
    endMs,
    // Zero asks for nothing, as no request at all does.
    requestedKw: request ? Math.abs(request) : null,
    pricePerKwh: weightedMean(prices, lengthsMs),
    details: kept(eventInput.omit({ id: true, programID: true, eventName: true }).parse(event), MAX_EVENT_CHARACTERS),
  };
}

/** An event that only asks for reports has no intervals; its time is then the event's own. */
const atLeastOne = (intervals: EventInput["intervals"]): EventInput["intervals"] =>
  intervals.length > 0 ? intervals : [{ id: 0, payloads: [] }];

/** The mean price over the event: exactly the price where all intervals have the same one. */
function weightedMean(prices: readonly number[], lengthsMs: readonly number[]): number {
  const [first = 0] = prices;
  if (prices.every((price) => price === first)) return first;
  const totalMs = lengthsMs.reduce((sum, length) => sum + length, 0);
  return prices.reduce((sum, price, at) => sum + price * (lengthsMs[at] ?? 0), 0) / totalMs;
}

/** The price of each of an event's intervals; undefined where one price holds throughout. */
export function pricesOf(event: Pick<EventRow, "details">): PricedSpan[] | undefined {
  if (!event.details) return undefined;
  const { intervalPeriod, intervals } = event.details as Pick<OpenAdrEvent, "intervalPeriod" | "intervals">;
  const spans = timedIntervals(intervalPeriod, intervals, "intervals").map(({ startMs, endMs, payloads }) => ({
    startMs,
    endMs,
    pricePerKwh: numberOf(payloads, PRICE) ?? 0,
  }));
  return new Set(spans.map(({ pricePerKwh }) => pricePerKwh)).size > 1 ? spans : undefined;
}
