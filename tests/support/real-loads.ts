import { DAY_MS, HOUR_SECONDS } from "../../packages/shared/src/domain/time";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { greenButtonReadings } from "../../packages/engine/src/import/green-button/green-button-readings";
import { parseGreenButton } from "../../packages/engine/src/import/green-button/parse-green-button";
import type { IntervalSeries } from "../../packages/engine/src/time-series/interval-series";
import { commonSeconds } from "../../packages/engine/src/time-series/interval-length";
import { STEPS_PER_UNIT } from "../../packages/engine/src/time-series/usage-readings";

const WH_PER_KWH = 1_000;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const LEAST_READ_SHARE = 0.8;

/** Published meter files, kept beside the repository and not in it. */
const shared = process.env.WATTLEAF_SHARED_DATA ?? fileURLToPath(new URL("../../../shared/data", import.meta.url));

export const hasRealLoads = existsSync(`${shared}/greenbutton`) && existsSync(`${shared}/ukdale_house2_1min`);

/** A Green Button file as a series on local time, stored as UTC, so clock changes show as a gap or are dropped. */
export function greenButtonLoad(file: string): IntervalSeries {
  const { readings } = greenButtonReadings(parseGreenButton(readFileSync(`${shared}/greenbutton/${file}`, "utf8")));
  const intervalSeconds = commonSeconds(readings) ?? HOUR_SECONDS;
  const kwhAt = new Map(
    readings.map(({ localStart, amount }) => [localStart, amount / STEPS_PER_UNIT.Wh / WH_PER_KWH]),
  );
  return onGrid(kwhAt, intervalSeconds);
}

/** The mains of a house metered every minute, as a series of minutes. */
export function minuteLoad(folder: string, files: readonly string[]): IntervalSeries {
  const kwhAt = new Map<number, number>();
  for (const file of files) {
    const [, ...lines] = gunzipSync(readFileSync(`${shared}/${folder}/${file}`))
      .toString("utf8")
      .trim()
      .split("\n");
    for (const line of lines) {
      const [time = "", watts = ""] = line.split(",");
      if (watts === "") continue;
      kwhAt.set(
        Date.parse(`${time.replace(" ", "T").replace("Z", "")}Z`) / 1_000,
        Number(watts) / WH_PER_KWH / MINUTES_PER_HOUR,
      );
    }
  }
  return onGrid(kwhAt, SECONDS_PER_MINUTE);
}

/** 4.4 years of a London house by the hour, a third of them without a reading. */
export function ukdaleHouse1(): IntervalSeries {
  const kwhAt = new Map<number, number>();
  const file = `${shared}/other/ukdale_house1_hourly_2012-11_2017-03.csv.gz`;
  const [, ...lines] = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
  for (const line of lines) {
    const [time = "", watts = ""] = line.split(",");
    if (watts !== "") kwhAt.set(Date.parse(time) / 1_000, Number(watts) / WH_PER_KWH);
  }
  return { ...onGrid(kwhAt, HOUR_SECONDS), timeZone: "Europe/London" };
}

/** Almost five years of a US home by the day: what the home used, whatever its panels and battery gave. */
export function dailyHome(): { day: string; wh: number }[] {
  const [, ...lines] = readFileSync(`${shared}/other/craigahobbs_home_solar.csv`, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [time = "", kwh = ""] = line.split(",");
    return { day: time.slice(0, 10), wh: Number(kwh) * WH_PER_KWH };
  });
}

/** Homes that were metered for months without any program, by the day; of days with a fifth of the readings missing, none. */
export function unchangedHomes(): Record<string, { day: string; wh: number }[]> {
  return {
    "a US home, 2020–2025": dailyHome(),
    "single family, 2011": mostlyWholeDays(JUDGED_LOADS.desert()),
    "multi family, 2011": mostlyWholeDays(JUDGED_LOADS.coastal()),
    "UK-DALE house 2, 2013": mostlyWholeDays(JUDGED_LOADS.ukdale()),
    "REFIT house 2, 2014": mostlyWholeDays(
      minuteLoad("refit_house2_1min", [
        "REFIT_House2_2014-04.csv.gz",
        "REFIT_House2_2014-05.csv.gz",
        "REFIT_House2_2014-06.csv.gz",
      ]),
    ),
  };
}

/** Days with at least 80 % of their readings, scaled to all of them. */
function mostlyWholeDays({ startMs, intervalSeconds, kwh }: IntervalSeries): { day: string; wh: number }[] {
  const days = new Map<string, number[]>();
  kwh.forEach((energy, index) => {
    if (Number.isNaN(energy)) return;
    const day = new Date(startMs + index * intervalSeconds * 1_000).toISOString().slice(0, 10);
    const read = days.get(day) ?? [];
    read.push(energy);
    days.set(day, read);
  });
  const expected = DAY_MS / (intervalSeconds * 1_000);
  return Array.from(days).flatMap(([day, readings]) =>
    readings.length < LEAST_READ_SHARE * expected
      ? []
      : [{ day, wh: (readings.reduce((sum, each) => sum + each, 0) / readings.length) * expected * WH_PER_KWH }],
  );
}

function onGrid(kwhAt: ReadonlyMap<number, number>, intervalSeconds: number): IntervalSeries {
  const starts = [...kwhAt.keys()].toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  const kwh = new Float64Array((last - first) / intervalSeconds + 1).fill(Number.NaN);
  for (const [start, energy] of kwhAt) kwh[(start - first) / intervalSeconds] = energy;
  return { startMs: first * 1_000, intervalSeconds, kwh, timeZone: "UTC" };
}

/** Loads for evaluating the forecast: a year of two Californian homes, a month in the Midwest, ten weeks in England. */
export const JUDGED_LOADS = {
  desert: () => greenButtonLoad("Desert_Single_Family_Jan_1_2011_to_Jan_1_2012_RetailCustomer_7.xml"),
  coastal: () => greenButtonLoad("Coastal_Multi_Family_12hr_Jan_1_2011_to_Jan_1_2012_RetailCustomer_3.xml"),
  ameren: () => greenButtonLoad("ameren_res_electric_15min_09-15-2023_10-15-2023.xml"),
  ukdale: () =>
    minuteLoad("ukdale_house2_1min", [
      "UKDALE_House2_2013-05.csv.gz",
      "UKDALE_House2_2013-06.csv.gz",
      "UKDALE_House2_2013-07.csv.gz",
    ]),
} as const;
