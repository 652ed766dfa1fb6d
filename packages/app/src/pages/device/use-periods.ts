import type { Meter } from "@wattleaf/shared/contracts/meters";
import { useState } from "react";
import { firstDayOf, lastDayOf, localDateOf, periodAt, shiftPeriod } from "../../components/energy/period";
import { readersZone } from "../../components/devices/local-moment";

export const DEVICE_VIEWS = ["day", "month", "year"] as const;
export type DeviceView = (typeof DEVICE_VIEWS)[number];

const GROUP_OF = { day: "hour", month: "day", year: "month" } as const;

/** One period at a time, the newest first. @param newest local date, YYYY-MM-DD, after which there is nothing */
export function usePeriods(newest: string, oldest: string) {
  const [view, setView] = useState<DeviceView>("month");
  const [date, setDate] = useState<string | null>(null);
  const period = periodAt(view, date ?? newest);
  const go = (by: number) => {
    const last = lastDayOf(view, shiftPeriod(view, period, by));
    setDate(last < newest ? last : newest);
  };
  return {
    view,
    setView,
    period,
    span: { from: firstDayOf(period), to: lastDayOf(view, period), group: GROUP_OF[view] },
    previous: period > periodAt(view, oldest) ? () => go(-1) : null,
    next: period < periodAt(view, newest) ? () => go(1) : null,
  };
}
export type Periods = ReturnType<typeof usePeriods>;

/** Today, where the meter is, or the reader. */
export const todayAt = (meter: Meter | null): string => localDateOf(Date.now(), meter?.timeZone ?? readersZone());
