import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { askEnergy, type EnergyAnswer, type EnergyQuestion } from "../../packages/shared/src/contracts/energy-query";
import { listMeters, meterBills, meterUsage } from "../../packages/shared/src/contracts/meters";
import {
  codeOf,
  ENERGY_VIEWS,
  localDateOf,
  periodAt,
  RESOLUTION_OF,
  yearBefore,
} from "../../packages/app/src/components/energy/period";
import { loadAreas } from "../../packages/app/src/lib/load-areas";
import { queryClient } from "../../packages/app/src/lib/query-client";
import { trpc } from "../../packages/app/src/lib/trpc";
import { energyOf, MEASURES, METRIC_OF } from "../../packages/app/src/pages/dashboard/energy/energy";
import { EnergyFigures } from "../../packages/app/src/pages/dashboard/energy/energy-figures";
import { hasReadings } from "../../packages/app/src/pages/dashboard/energy/use-energy";
import { KeyFigures } from "../../packages/app/src/pages/dashboard/key-figures";
import { Bills } from "../../packages/app/src/pages/dashboard/meter/bills";
import type { BrowserSession } from "./browser-session";
import { made } from "./made";

/** What the dashboard says in English of a meter, from the answers that its own server gives. */
export interface DashboardText {
  /** The overview's figures of the newest day, week, month and year, in energy, money and CO2. */
  figures: readonly string[];
  /** One line for each bill that is shown at first. */
  bills: readonly string[];
  /** The figures that a whole history supports, such as the base load. */
  facts: string;
}

/** What is asked beside what was bought. */
const SOLAR_METRICS = ["sold", "produced", "own_use"] as const;

async function inTurn<Item, Result>(items: readonly Item[], each: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  // oxlint-disable-next-line no-await-in-loop -- the server answers a few questions at a time
  for (const item of items) results.push(await each(item));
  return results;
}

/** Renders the dashboard's own components with what the session's server answers. */
export async function dashboardText(session: BrowserSession, meterId: string): Promise<DashboardText> {
  await loadAreas("en", ["dashboard"]);
  const { meters } = await made(session, listMeters, {});
  const meter = meters.find(({ id }) => id === meterId);
  if (!meter || !hasReadings(meter)) throw new Error("The meter has no readings");
  const ask = async (question: EnergyQuestion): Promise<EnergyAnswer> =>
    (await made(session, askEnergy, { ...question, meter_id: meterId })).answer;

  const newest = localDateOf(Date.parse(meter.lastReadingAt) - 1, meter.timeZone);
  const figures: string[] = [];
  for (const view of ENERGY_VIEWS)
    for (const measure of MEASURES) {
      const period = periodAt(view, newest);
      const asked = { metric: METRIC_OF[measure], period: codeOf(view, period), group: RESOLUTION_OF[view] };
      // oxlint-disable-next-line no-await-in-loop -- the server answers a few questions at a time
      const compared = await ask({ ...asked, compared_to: codeOf(view, yearBefore(view, period)) });
      // oxlint-disable-next-line no-await-in-loop
      const own = compared.status === "gap" ? await ask(asked) : compared;
      const ofSun = measure === "energy" ? SOLAR_METRICS : [];
      // oxlint-disable-next-line no-await-in-loop
      const [sold = null, produced = null, ownUse = null] = await inTurn(ofSun, (metric) => ask({ ...asked, metric }));
      const answers = { own, earlier: null, sold, produced, ownUse, peak: null };
      const energy = { view, measure, ...energyOf(view, period, answers) };
      figures.push(`${view}, ${measure}: ${textOf(<EnergyFigures energy={energy}>{null}</EnergyFigures>)}`);
    }

  const { facts } = await made(session, meterUsage, { meter_id: meterId });
  const bills = await made(session, meterBills, { meter_id: meterId });
  const sold = await ask({ metric: "sold", group: "bill" });
  const billsKey = trpc.meters.bills.queryKey({ meter_id: meterId });
  queryClient.setQueryData(billsKey, bills);
  queryClient.setQueryData(trpc.meters.usage.queryKey({ meter_id: meterId }), { facts } as never);
  queryClient.setQueryData([...billsKey, "sold", meter.lastReadingAt], sold.status === "answered" ? sold.rows : []);
  const html = render(<Bills meter={meter} />);
  return {
    figures,
    bills: Array.from(html.matchAll(/<summary[^>]*>(.*?)<\/summary>/gs), ([, line]) => plain(line ?? "")),
    facts: facts ? textOf(<KeyFigures facts={facts} />) : "",
  };
}

const render = (page: ReactNode): string =>
  renderToStaticMarkup(<QueryClientProvider client={queryClient}>{page}</QueryClientProvider>);
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/\s+/g, " ")
    .trim();
const textOf = (page: ReactNode): string => plain(render(page));
