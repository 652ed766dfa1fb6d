import { nightLoad } from "../../tools/night-load";
import type { Fact, Source } from "../../tools/facts";
import type { Composition } from "../composition";
import { filterPhrase } from "./filter-words";

/** Whether the nights are asked about. */
export const isOfNights = ({ frame: { filters = [], mentions } }: Composition): boolean =>
  mentions?.asksAllNight === true || filters.includes("night");

/** What the base load comes to at night and in a year, beside an average night. False where no hours are known. */
export async function addNightLoad(c: Composition, baseLoad: Fact | null, source: Source): Promise<boolean> {
  const { always, average } = await c.use(nightLoad, { watts: baseLoad && Number(baseLoad.value), source });
  const night = filterPhrase(["night"], c.language);
  if (always)
    c.draft.add("assistant.figures.baseLoadOfNight", {
      night,
      energy: c.show(always.night),
      year: c.show(always.year, { whole: true }),
    });
  if (average)
    c.draft.add("assistant.figures.averageNight", {
      night,
      energy: c.show(average.energy),
      watts: c.show(average.watts, { keepWatts: true }),
    });
  return average !== null;
}
