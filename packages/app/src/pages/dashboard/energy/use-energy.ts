import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { useState } from "react";
import { trpc } from "../../../lib/trpc";
import { type EnergyView, lastDayOf, localDateOf, periodAt, RESOLUTION_OF, shiftPeriod, spanOf } from "./period";

/** A meter whose readings reach from somewhere to somewhere. */
export type ReadyMeter = Meter & { firstReadingAt: string; lastReadingAt: string };

export const hasReadings = (meter: Meter): meter is ReadyMeter =>
  meter.firstReadingAt !== null && meter.lastReadingAt !== null;

/** The energy of one period of a meter, which period that is, and what leads to the ones beside it. */
export function useEnergy({ id, timeZone, firstReadingAt, lastReadingAt }: ReadyMeter) {
  const firstDate = localDateOf(Date.parse(firstReadingAt), timeZone);
  // The end of the last reading is an instant that is no longer covered.
  const lastDate = localDateOf(Date.parse(lastReadingAt) - 1, timeZone);
  const [view, setView] = useState<EnergyView>("month");
  const [date, setDate] = useState(lastDate);
  const period = periodAt(view, date);

  const readings = useQuery({
    ...trpc.meters.readings.queryOptions({
      meter_id: id,
      ...spanOf(view, period, timeZone),
      resolution: RESOLUTION_OF[view],
    }),
    // The present picture stays until the next one is there.
    placeholderData: keepPreviousData,
  });
  const go = (by: number) => {
    const next = shiftPeriod(view, period, by);
    const last = lastDayOf(view, next);
    setDate(last < lastDate ? last : lastDate);
  };
  return {
    view,
    setView,
    period,
    readings,
    previous: period > periodAt(view, firstDate) ? () => go(-1) : null,
    next: period < periodAt(view, lastDate) ? () => go(1) : null,
  };
}
