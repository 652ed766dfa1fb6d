import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { useState } from "react";
import { trpc, trpcClient } from "../../../lib/trpc";
import { energyOf } from "./energy";
import {
  type EnergyView,
  GROUP_OF,
  lastDayOf,
  localDateOf,
  periodAt,
  RESOLUTION_OF,
  shiftPeriod,
  spanOf,
} from "./period";

/** A meter with readings. */
export type ReadyMeter = Meter & { firstReadingAt: string; lastReadingAt: string };

export const hasReadings = (meter: Meter): meter is ReadyMeter =>
  meter.firstReadingAt !== null && meter.lastReadingAt !== null;

/** The energy of one period of a meter, the period itself, and its neighbors. */
export function useEnergy({ id, timeZone, firstReadingAt, lastReadingAt }: ReadyMeter) {
  const firstDate = localDateOf(Date.parse(firstReadingAt), timeZone);
  // The end of the last reading is exclusive.
  const lastDate = localDateOf(Date.parse(lastReadingAt) - 1, timeZone);
  const [view, setView] = useState<EnergyView>("month");
  // Follows the newest readings, which keep arriving during an import, until the user picks a period.
  const [chosenDate, setChosenDate] = useState<string | null>(null);
  const period = periodAt(view, chosenDate ?? lastDate);

  const span = { meter_id: id, ...spanOf(view, period, timeZone), resolution: RESOLUTION_OF[view] };
  const energy = useQuery({
    queryKey: trpc.meters.readings.queryKey(span),
    // The figures are the answer that the assistant gives to the same question; the readings tell of their gaps.
    queryFn: async ({ signal }) => {
      const [readings, { answer }] = await Promise.all([
        trpcClient.meters.readings.query(span, { signal }),
        trpcClient.energyQuery.ask.mutate(
          { metric: "bought", period, group: GROUP_OF[view], meter_id: id },
          { signal },
        ),
      ]);
      return energyOf(readings, answer);
    },
    // Keeps the current chart until the next one is loaded.
    placeholderData: keepPreviousData,
  });
  const go = (by: number) => {
    const next = shiftPeriod(view, period, by);
    const last = lastDayOf(view, next);
    setChosenDate(last < lastDate ? last : lastDate);
  };
  return {
    view,
    setView,
    period,
    energy,
    previous: period > periodAt(view, firstDate) ? () => go(-1) : null,
    next: period < periodAt(view, lastDate) ? () => go(1) : null,
  };
}
