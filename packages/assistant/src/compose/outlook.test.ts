import { expect, it } from "vitest";
import { meteredHousehold } from "../../../../tests/fixtures/metered-household";
import { compositionOf, ownFrame } from "../../../../tests/support/composed";
import { HOUR_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { Language } from "@wattleaf/shared/i18n/language";
import { finish } from "./draft";
import { forecastAnswer } from "./outlook";

const home = meteredHousehold();
const own = await home.meter();
/** The same home without the readings from midnight to 8:00 UTC. */
const lacking = meteredHousehold({
  meter: async () =>
    own && {
      ...own,
      series: async (fromMs, toMs) => {
        const series = await own.series(fromMs, toMs);
        const startMs = Date.parse(series?.start ?? "");
        const hourAt = (index: number) =>
          Math.floor((startMs + index * (series?.interval_seconds ?? 0) * SECOND_MS) / HOUR_MS) % 24;
        return series && { ...series, kwh: series.kwh.map((kwh, index) => (hourAt(index) < 8 ? null : kwh)) };
      },
    },
});

async function expected(data: typeof home, language: Language) {
  const c = compositionOf(ownFrame({ language, act: "forecast", period: "month0" }), data);
  await forecastAnswer(c);
  const { text, rejected } = finish(c.draft.sentences, c.evidence, language);
  expect(rejected).toEqual([]);
  return text.replaceAll(/\s?\[\d+\]/g, "");
}

it("says how much of the month so far is estimated, because it was not measured", async () => {
  expect(await expected(lacking, "en")).toMatch(/Readings of [\d,.]+ hours are missing so far\. I filled them in/);
  expect(await expected(lacking, "zh")).toMatch(/缺少 ?[\d,.]+ 小时的读数，已按同样的方式估算补上/);
  expect(await expected(home, "en")).not.toMatch(/missing/);
});
