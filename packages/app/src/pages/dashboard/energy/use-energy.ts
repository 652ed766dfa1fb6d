import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { useState } from "react";
import { trpc, trpcClient } from "../../../lib/trpc";
import { energyOf, type Measure, METRIC_OF } from "./energy";
import {
  codeOf,
  type EnergyView,
  firstDayOf,
  lastDayOf,
  localDateOf,
  periodAt,
  RESOLUTION_OF,
  shiftPeriod,
  yearBefore,
} from "../../../components/energy/period";

/** A meter with readings. */
export type ReadyMeter = Meter & { firstReadingAt: string; lastReadingAt: string };

export const hasReadings = (meter: Meter): meter is ReadyMeter =>
  meter.firstReadingAt !== null && meter.lastReadingAt !== null;

/** The meter's newest local date. The end of the last reading is exclusive. */
export const newestDateOf = ({ lastReadingAt, timeZone }: ReadyMeter): string =>
  localDateOf(Date.parse(lastReadingAt) - 1, timeZone);

/** Whether the meter has ever sold energy; undefined while that is not known. */
export function useSells(meterId: string): boolean | undefined {
  const usage = useQuery(trpc.meters.usage.queryOptions({ meter_id: meterId }));
  return usage.isPending ? undefined : (usage.data?.facts?.exported ?? 0) > 0;
}

/** The energy of one period of a meter, the period itself, and its neighbors. */
export function useEnergy(meter: ReadyMeter) {
  const { id, timeZone, firstReadingAt } = meter;
  const firstDate = localDateOf(Date.parse(firstReadingAt), timeZone);
  const lastDate = newestDateOf(meter);
  const [view, setView] = useState<EnergyView>("month");
  const [measure, setMeasure] = useState<Measure>("energy");
  const [byLoad, setByLoad] = useState(false);
  // Follows the newest readings, which keep arriving during an import, until the user picks a period.
  const [chosenDate, setChosenDate] = useState<string | null>(null);
  const period = periodAt(view, chosenDate ?? lastDate);
  const group = RESOLUTION_OF[view];

  const question = { metric: METRIC_OF[measure], period: codeOf(view, period), group, meter_id: id } as const;
  const earlier = codeOf(view, yearBefore(view, period));
  const sells = useSells(id);
  const energy = useQuery({
    queryKey: [...trpc.meters.readings.queryKey({ meter_id: id, from: period, to: view }), measure],
    // The figures are the answers that the assistant gives to the same questions. Few at a time: each is a Worker's job.
    queryFn: async ({ signal }) => {
      const ask = async (asked: EnergyQuestion) => (await trpcClient.energyQuery.ask.mutate(asked, { signal })).answer;
      const isOver = lastDayOf(view, period) < lastDate;
      const sellsEnergy = sells && measure === "energy";
      const [own, before, sold, produced, ownUse, credit, peak] = await Promise.all([
        ask({ ...question, compared_to: earlier }),
        // Of a period that goes on, the comparison ends where the readings do.
        isOver ? null : ask({ ...question, period: earlier }),
        sellsEnergy ? ask({ ...question, metric: "sold" }) : null,
        sellsEnergy ? ask({ ...question, metric: "produced" }) : null,
        sellsEnergy ? ask({ ...question, metric: "own_use" }) : null,
        sells && measure === "cost" ? ask({ ...question, metric: "credit" }) : null,
        // Of a day that goes on, the hours of the same weekday before.
        view === "day"
          ? ask({
              ...question,
              metric: "bought",
              period: isOver ? period : shiftPeriod("week", period, -1),
              filters: ["peak"],
            })
          : null,
      ]);
      // Without anything to compare with, the question has no answer at all.
      const answered = own.status === "gap" ? await ask(question) : own;
      const answers = { own: answered, earlier: before, sold, produced, ownUse, credit, peak };
      return { view, period, measure, ...energyOf(view, period, answers) };
    },
    enabled: sells !== undefined,
    // Keeps the current chart until the next one is loaded.
    placeholderData: keepPreviousData,
  });
  const loads = useQuery({
    ...trpc.meters.breakdown.queryOptions({
      meter_id: id,
      from: firstDayOf(period),
      to: lastDayOf(view, period),
      group,
    }),
    enabled: byLoad && measure === "energy",
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
    measure,
    setMeasure,
    byLoad,
    setByLoad,
    period,
    energy,
    loads: byLoad && measure === "energy" ? (loads.data ?? null) : null,
    previous: period > periodAt(view, firstDate) ? () => go(-1) : null,
    next: period < periodAt(view, lastDate) ? () => go(1) : null,
  };
}
