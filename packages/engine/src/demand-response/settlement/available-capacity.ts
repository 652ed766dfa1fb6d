import { isHourWithin } from "../../time-series/calendar";

/** A device that can give up, shift or feed in power when it is called. */
export interface FlexibleDevice {
  flexibleKw: number;
  /** Hours of the local day in which it may be called: from the first up to the second; 22 to 6 runs past midnight. */
  availableFromHour: number;
  availableToHour: number;
  optedIn: boolean;
}

export interface CapacityEstimate {
  /** Flexible power of the devices that may be called, kW. */
  enrolledKw: number;
  /** The power expected to be delivered, based on past events, kW. */
  expectedKw: number;
  /** The 80 % interval of what one event would deliver, kW. */
  lowKw: number;
  highKw: number;
}

/**
 * Before a plant has a track record, it counts as if it had had two events that delivered 80% of their request, with a
 * spread of 25 points. This is an assumption (docs/methods/vpp.md); each real event weighs half as much as the two
 * together.
 */
const PRIOR_EVENTS = 2;
const PRIOR_PERFORMANCE = 0.8;
const PRIOR_SPREAD = 0.25;
/** Quantile of the normal distribution that leaves 10 % on each side. */
const Z_80_PERCENT = 1.2816;
/** Deliveries below zero or above one and a half times the request are limited to these bounds. */
const PERFORMANCE_RANGE = [0, 1.5] as const;

/**
 * The capacity that a plant can be expected to deliver when it is called at an hour.
 * @param pastPerformance delivered ÷ requested of its settled events
 * @param localHour hour of the local day, 0 to 23
 */
export function availableCapacity(
  devices: readonly FlexibleDevice[],
  pastPerformance: readonly number[],
  localHour: number,
): CapacityEstimate {
  const enrolledKw = devices
    .filter((device) => device.optedIn && mayBeCalled(device, localHour))
    .reduce((kw, { flexibleKw }) => kw + flexibleKw, 0);
  const { mean, spread } = expectedPerformance(pastPerformance);
  const within = (share: number): number => enrolledKw * Math.min(1, Math.max(0, share));
  return {
    enrolledKw,
    expectedKw: within(mean),
    lowKw: within(mean - Z_80_PERCENT * spread),
    highKw: within(mean + Z_80_PERCENT * spread),
  };
}

/** Mean and spread of the next event's performance: the past and the prior, weighed by their number of events. */
function expectedPerformance(past: readonly number[]): { mean: number; spread: number } {
  const [least, most] = PERFORMANCE_RANGE;
  const seen = past.map((ratio) => Math.min(most, Math.max(least, ratio)));
  const events = seen.length + PRIOR_EVENTS;
  const mean = (seen.reduce((total, ratio) => total + ratio, 0) + PRIOR_EVENTS * PRIOR_PERFORMANCE) / events;
  const squares =
    seen.reduce((total, ratio) => total + (ratio - mean) ** 2, 0) +
    PRIOR_EVENTS * (PRIOR_SPREAD ** 2 + (PRIOR_PERFORMANCE - mean) ** 2);
  // The next event scatters around a mean that is itself known only from so many events.
  return { mean, spread: Math.sqrt((squares / events) * (1 + 1 / events)) };
}

const mayBeCalled = ({ availableFromHour, availableToHour }: FlexibleDevice, hour: number): boolean =>
  isHourWithin(hour, availableFromHour, availableToHour);
