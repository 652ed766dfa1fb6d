import { HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { splitCents, toCents } from "./shares";

/** A price and when it holds: from `startMs` up to but without `endMs`. */
export interface PricedSpan {
  startMs: number;
  endMs: number;
  pricePerKwh: number;
}

/** What a buyer pays for an event, in units of the plant's currency. */
export interface DispatchTerms {
  /** Reduction that was asked for, kW over the whole event. */
  requestedKw: number;
  /** One price throughout, or the price of each interval. */
  pricePerKwh: number | readonly number[];
  /** Paid once per event for each kW that was held on average, up to the requested. */
  capacityPricePerKw: number;
  /** Taken for each kWh that stayed undelivered. */
  penaltyPerKwh: number;
  /** In no interval more is paid than this share of the request; 1 pays nothing beyond it. */
  paidUpTo: number;
  /** The operator's part of the revenue, 0 to 1. */
  operatorShare: number;
}

export interface ParticipantReading {
  id: string;
  /** What the site would have used in each interval, kWh. */
  baselineKwh: Float64Array;
  /** What it used, kWh; NaN where the meter gave none. */
  meteredKwh: Float64Array;
}

export interface IntervalDelivery {
  requestedKwh: number;
  baselineKwh: number;
  meteredKwh: number;
  /** Baseline less metered over all participants; negative when the plant used more than its baseline. */
  deliveredKwh: number;
  paidKwh: number;
}

export interface ParticipantShare {
  id: string;
  deliveredKwh: number;
  /** The participant's part of the energy that is paid. */
  paidKwh: number;
  /** Intervals without a reading; they count as nothing delivered. */
  missingIntervals: number;
  revenueCents: number;
}

export interface Settlement {
  intervals: IntervalDelivery[];
  requestedKwh: number;
  deliveredKwh: number;
  paidKwh: number;
  /** Delivered ÷ requested energy. */
  performance: number;
  energyCents: number;
  capacityCents: number;
  penaltyCents: number;
  /** Energy + capacity − penalty. */
  revenueCents: number;
  operatorCents: number;
  participants: ParticipantShare[];
}

/**
 * What an event delivered and what it is worth.
 *
 * - delivered = baseline − metered, summed over the participants in each interval, so one who uses more than the
 *   baseline takes from what the others deliver
 * - paid in an interval: what was delivered, at least nothing and at most `paidUpTo` × requested
 * - an interval's paid energy belongs to those who delivered in it, in proportion; so does the revenue, after the
 *   operator's share, by the energy's worth where the price changes. A revenue that penalties have made negative is the operator's alone.
 *
 * `revenueCents` = `operatorCents` + the participants' `revenueCents`, to the cent.
 *
 * @param intervalSeconds length of every interval; all participants have the same number of them
 */
export function settleEvent(
  intervalSeconds: number,
  intervalCount: number,
  terms: DispatchTerms,
  readings: readonly ParticipantReading[],
): Settlement {
  const hours = intervalSeconds / HOUR_SECONDS;
  const requestedKwhPerInterval = terms.requestedKw * hours;
  const paidKwhOf = readings.map(() => 0);
  const weightOf = readings.map(() => 0);
  const intervals = Array.from({ length: intervalCount }, (_, at): IntervalDelivery => {
    const delivered = readings.map((reading) => deliveredIn(reading, at));
    const deliveredKwh = sum(delivered);
    const paidKwh = Math.min(Math.max(0, deliveredKwh), requestedKwhPerInterval * terms.paidUpTo);
    const positive = delivered.map((kwh) => Math.max(0, kwh));
    const positiveKwh = sum(positive);
    if (positiveKwh > 0) {
      for (const [index, kwh] of positive.entries()) {
        const part = (paidKwh * kwh) / positiveKwh;
        paidKwhOf[index] = (paidKwhOf[index] ?? 0) + part;
        weightOf[index] = (weightOf[index] ?? 0) + part * weightIn(terms, at);
      }
    }
    const metered = readings.filter((reading) => isMetered(reading, at));
    return {
      requestedKwh: requestedKwhPerInterval,
      baselineKwh: sum(metered.map(({ baselineKwh }) => baselineKwh[at] ?? 0)),
      meteredKwh: sum(metered.map(({ meteredKwh }) => meteredKwh[at] ?? 0)),
      deliveredKwh,
      paidKwh,
    };
  });

  const shares = readings.map((reading, index) => ({
    id: reading.id,
    ...deliveredBy(reading),
    paidKwh: paidKwhOf[index] ?? 0,
    weight: weightOf[index] ?? 0,
  }));
  const deliveredKwh = sum(intervals.map((interval) => interval.deliveredKwh));
  return settlementOf(intervalSeconds, terms, intervals, shares, deliveredKwh);
}

/** A participant's energy, and what its part of the revenue weighs. */
export interface WeightedShare extends Omit<ParticipantShare, "revenueCents"> {
  weight: number;
}

/**
 * The money of an event whose energy is known.
 * @param heldKwh energy that counts as held for the capacity payment
 */
export function settlementOf(
  intervalSeconds: number,
  terms: DispatchTerms,
  intervals: IntervalDelivery[],
  shares: readonly WeightedShare[],
  heldKwh: number,
): Settlement {
  const hours = (intervalSeconds / HOUR_SECONDS) * intervals.length;
  const requestedKwh = terms.requestedKw * hours;
  const deliveredKwh = sum(intervals.map((interval) => interval.deliveredKwh));
  const paidKwh = sum(intervals.map((interval) => interval.paidKwh));
  const missingKwh = sum(
    intervals.map((interval) => Math.max(0, interval.requestedKwh - Math.max(0, interval.deliveredKwh))),
  );
  const heldKw = Math.min(terms.requestedKw, Math.max(0, heldKwh) / hours);

  const energyCents = toCents(energyPayment(terms, intervals));
  const capacityCents = toCents(heldKw * terms.capacityPricePerKw);
  const penaltyCents = toCents(missingKwh * terms.penaltyPerKwh);
  const revenueCents = energyCents + capacityCents - penaltyCents;
  const shared = Math.max(0, revenueCents);
  const forParticipants = paidKwh > 0 ? shared - Math.round(shared * terms.operatorShare) : 0;
  const hasWeight = shares.some(({ weight }) => weight > 0);
  const revenueOf = splitCents(
    forParticipants,
    shares.map((share) => (hasWeight ? share.weight : share.paidKwh)),
  );

  return {
    intervals,
    requestedKwh,
    deliveredKwh,
    paidKwh,
    performance: requestedKwh > 0 ? deliveredKwh / requestedKwh : 0,
    energyCents,
    capacityCents,
    penaltyCents,
    revenueCents,
    operatorCents: revenueCents - forParticipants,
    participants: shares.map(({ weight: _, ...share }, index) => ({ ...share, revenueCents: revenueOf[index] ?? 0 })),
  };
}

/** Baseline less metered over the event, and the intervals that one of them lacks, which count as nothing. */
export function deliveredBy(reading: ParticipantReading): Pick<ParticipantShare, "deliveredKwh" | "missingIntervals"> {
  let deliveredKwh = 0;
  let missingIntervals = 0;
  for (let at = 0; at < reading.baselineKwh.length; at += 1) {
    deliveredKwh += deliveredIn(reading, at);
    if (!isMetered(reading, at)) missingIntervals += 1;
  }
  return { deliveredKwh, missingIntervals };
}

const energyPayment = ({ pricePerKwh }: DispatchTerms, intervals: readonly IntervalDelivery[]): number =>
  typeof pricePerKwh === "number"
    ? sum(intervals.map(({ paidKwh }) => paidKwh)) * pricePerKwh
    : sum(intervals.map(({ paidKwh }, at) => paidKwh * (pricePerKwh[at] ?? 0)));

/** What a participant's part of an interval weighs: its energy, or its worth where the price changes. */
const weightIn = ({ pricePerKwh }: DispatchTerms, at: number): number =>
  typeof pricePerKwh === "number" ? 1 : (pricePerKwh[at] ?? 0);

/** The average price of a participant's reduction: 1 where the price does not change, 0 without a reduction. */
export function worthOf(terms: DispatchTerms, reading: ParticipantReading): number {
  const below = Array.from(reading.baselineKwh, (_, at) => Math.max(0, deliveredIn(reading, at)));
  const belowKwh = sum(below);
  return belowKwh > 0 ? sum(below.map((kwh, at) => kwh * weightIn(terms, at))) / belowKwh : 0;
}

/**
 * The price of each settlement interval: the mean of the prices that hold during it, by how long each does.
 * @param spans cover the event; time that none of them covers is free
 */
export function pricePerInterval(
  spans: readonly PricedSpan[],
  { startMs, endMs }: { startMs: number; endMs: number },
  intervalSeconds: number,
): number[] {
  const lengthMs = intervalSeconds * SECOND_MS;
  return Array.from({ length: (endMs - startMs) / lengthMs }, (_, at) => {
    const fromMs = startMs + at * lengthMs;
    return sum(
      spans.map((span) => {
        const overlapMs = Math.min(span.endMs, fromMs + lengthMs) - Math.max(span.startMs, fromMs);
        return (Math.max(0, overlapMs) / lengthMs) * span.pricePerKwh;
      }),
    );
  });
}

const isMetered = ({ baselineKwh, meteredKwh }: ParticipantReading, at: number): boolean =>
  !Number.isNaN(difference(baselineKwh[at], meteredKwh[at]));

const deliveredIn = ({ baselineKwh, meteredKwh }: ParticipantReading, at: number): number =>
  difference(baselineKwh[at], meteredKwh[at]) || 0;

const difference = (baselineKwh = Number.NaN, meteredKwh = Number.NaN): number => baselineKwh - meteredKwh;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);
