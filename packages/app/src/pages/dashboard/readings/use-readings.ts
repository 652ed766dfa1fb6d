import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc, trpcClient } from "../../../lib/trpc";
import type { EvenSeries } from "../../../ui/chart/envelope";
import type { ReadyMeter } from "../energy/use-energy";
import { gridOf, isWanted, pageCount, pageWindow, powerOf, seriesOf, type WantedPages } from "./readings";

/** One request at a time: what is looked at draws itself in, and none of the answers is large. */
let queue: Promise<unknown> = Promise.resolve();
function inTurn<T>(request: () => Promise<T>): Promise<T> {
  const answer = queue.then(request);
  queue = answer.catch(() => undefined);
  return answer;
}

interface LoadedReadings {
  /** Mean power, kW; what is not loaded yet is as if it were not measured. */
  series: EvenSeries;
  /** Of the wanted pages, how many are loaded, 0–1. */
  share: number;
  /** Tries again; null where nothing failed. */
  refetch: (() => Promise<unknown>) | null;
}

/** The readings of the wanted pages as they arrive, the newest first; what was loaded before stays. */
export function useReadings(meter: ReadyMeter, wanted: WantedPages): LoadedReadings {
  const { grid, queries } = useMemo(() => {
    const made = gridOf(meter, wanted.resolution);
    const pages = Array.from({ length: pageCount(made) }, (_, page) => page);
    return {
      grid: made,
      queries: pages.toReversed().map((page) => {
        const { fromMs, toMs } = pageWindow(made, page);
        const span = { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() };
        const question = { meter_id: meter.id, ...span, resolution: made.resolution };
        return {
          queryKey: [...trpc.meters.readings.queryKey(question), "power"],
          queryFn: ({ signal }: { signal: AbortSignal }) =>
            inTurn(async () => powerOf(await trpcClient.meters.readings.query(question, { signal }), made.stepMs)),
          enabled: isWanted(page, wanted),
        };
      }),
    };
  }, [meter, wanted]);
  const { pages, loading, refetch } = useQueries({ queries, combine });
  const series = useMemo(() => seriesOf(grid, pages), [grid, pages]);
  const wantedCount = queries.filter(({ enabled }) => enabled).length;
  return { series, share: 1 - loading / Math.max(1, wantedCount), refetch };
}

interface PageResult {
  data: Float64Array | undefined;
  fetchStatus: string;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

function combine(results: readonly PageResult[]) {
  const failed = results.filter(({ isError }) => isError);
  return {
    pages: results.map(({ data }) => data).toReversed(),
    loading: results.filter(({ fetchStatus }) => fetchStatus === "fetching").length,
    refetch: failed.length > 0 ? () => Promise.all(failed.map((each) => each.refetch())) : null,
  };
}
