import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { HOUR_SECONDS, SECOND_MS } from "../../packages/shared/src/domain/time";
import { analyzeMains } from "../../packages/engine/src/nilm/analyze";
import { clockOf } from "../../packages/engine/src/nilm/home-loads";
import { homeRegion } from "../../packages/engine/src/nilm/home-region";
import { shippedModels } from "../../packages/engine/src/nilm/shipped-models";

const MINUTE_SECONDS = 60;

interface LackingHome {
  name: string;
  timeZone: string;
  /** What it is known not to have: appliances, and the categories of longer intervals. */
  absent: readonly string[];
  /** Folder and file prefix. */
  files: string;
  months: readonly string[];
  intervalSeconds: number;
}

const CAR = ["ev_charger", "ev_like"];
const HEATING = ["electric_heating", "heating"];
const COOLING = ["air_conditioner", "cooling"];

/** Sources and doubts: docs/methods/nilm.md, "Appliances that are not there". */
const HOMES: readonly LackingHome[] = [
  {
    name: "UK-DALE 1, months",
    timeZone: "Europe/London",
    absent: [...CAR, ...HEATING, ...COOLING, "electric_shower", "oven"],
    files: "nilm_more/ukdale_house1_",
    months: ["2014-01_boiler_1min", "2014-07_boiler_1min"],
    intervalSeconds: MINUTE_SECONDS,
  },
  {
    name: "UK-DALE 1, days",
    timeZone: "Europe/London",
    absent: [...CAR, ...HEATING, ...COOLING, "electric_shower", "oven"],
    files: "nilm_more/ukdale_house1_",
    months: ["2014-08-24_1min", "2014-11-09_1min", "2014-12-07_1min"],
    intervalSeconds: MINUTE_SECONDS,
  },
  {
    name: "UK-DALE 1, 4.4 years",
    timeZone: "Europe/London",
    absent: [...CAR, ...HEATING, ...COOLING],
    files: "other/ukdale_house1_hourly_",
    months: ["2012-11_2017-03"],
    intervalSeconds: HOUR_SECONDS,
  },
  {
    name: "UK-DALE 2",
    timeZone: "Europe/London",
    absent: [...CAR, ...HEATING, ...COOLING],
    files: "ukdale_house2_1min/UKDALE_House2_",
    months: ["2013-05", "2013-06", "2013-07"],
    intervalSeconds: MINUTE_SECONDS,
  },
  {
    name: "REFIT 2",
    timeZone: "Europe/London",
    absent: [...CAR, ...HEATING, ...COOLING],
    files: "refit_house2_1min/REFIT_House2_",
    months: ["2014-04", "2014-05", "2014-06"],
    intervalSeconds: MINUTE_SECONDS,
  },
  {
    name: "REFIT 2, more",
    timeZone: "Europe/London",
    absent: [...CAR, ...HEATING, ...COOLING],
    files: "nilm_more/refit_house2_",
    months: ["2013-10_1min", "2014-03_1min"],
    intervalSeconds: MINUTE_SECONDS,
  },
  {
    name: "IDEAL 65",
    timeZone: "Europe/London",
    absent: [...CAR, ...HEATING, ...COOLING],
    files: "ideal_1min/IDEAL_House65_",
    months: ["2017-06", "2018-02"],
    intervalSeconds: MINUTE_SECONDS,
  },
  {
    name: "AMPds 2, Canada",
    timeZone: "America/Vancouver",
    absent: [...CAR, "kettle", "electric_shower"],
    files: "nilm_more/ampds2_house1_",
    months: ["sampledays_1min"],
    intervalSeconds: MINUTE_SECONDS,
  },
];

/** The meter's own interval, and those of smart meters. */
const INTERVALS = [MINUTE_SECONDS, 5 * MINUTE_SECONDS, 15 * MINUTE_SECONDS, 30 * MINUTE_SECONDS, HOUR_SECONDS];

const INVENTED_SHARE = 0.05;
const BELIEVED = 0.5;

const folder = new URL("../../../shared/data/", import.meta.url);

/** Readings without a gap in their times. */
interface Part {
  startMs: number;
  watts: Float64Array;
}

interface AbsentRow {
  home: string;
  "interval s": number;
  "looked for": number;
  invented: string;
  "share of energy"?: number;
  /** In the month or the stretch of days in which it is largest. */
  "largest share of a part"?: number;
  confidence?: number;
  believed?: "YES" | "no";
}

/** What is found in real homes, with the shipped models and the home's time zone, of what they do not have. */
export function absentRows(): AbsentRow[] {
  return HOMES.flatMap((home) => {
    const months = home.months.flatMap((month) => partsOf(`${home.files}${month}.csv.gz`, home.intervalSeconds));
    if (months.length === 0) return [];
    return INTERVALS.filter((interval) => interval >= home.intervalSeconds).flatMap((intervalSeconds) =>
      rowsOf(home, months, intervalSeconds),
    );
  });
}

/** In how many months and stretches of days of these homes, metered by the minute, a fridge is found. */
export function fridgesFound(): { home: string; series: number; "with a fridge": number }[] {
  return HOMES.filter(({ intervalSeconds }) => intervalSeconds === MINUTE_SECONDS).flatMap((home) => {
    const parts = home.months.flatMap((month) => partsOf(`${home.files}${month}.csv.gz`, home.intervalSeconds));
    const found = parts.filter(({ startMs, watts }) => {
      const { timeZone, intervalSeconds } = home;
      const input = { watts, intervalSeconds, ...clockOf({ startMs, timeZone, intervalSeconds }) };
      return analyzeMains({ ...input, region: homeRegion(timeZone) }, shippedModels()).devices.some(
        ({ device }) => device === "fridge",
      );
    });
    return parts.length > 0 ? [{ home: home.name, series: parts.length, "with a fridge": found.length }] : [];
  });
}

function rowsOf(
  { name, timeZone, absent, intervalSeconds: metered }: LackingHome,
  parts: Part[],
  interval: number,
): AbsentRow[] {
  const found = new Map<string, { energyWh: number; believedWh: number; mostShare: number }>();
  let usedWh = 0;
  for (const { startMs, watts: fine } of parts) {
    const watts = meansOf(fine, interval / metered);
    const clock = clockOf({ startMs, timeZone, intervalSeconds: interval });
    const input = { watts, intervalSeconds: interval, ...clock, region: homeRegion(timeZone) };
    const ownWh = (watts.reduce((sum, value) => sum + (value > 0 ? value : 0), 0) * interval) / HOUR_SECONDS;
    usedWh += ownWh;
    for (const { device, energyWh, confidence } of analyzeMains(input, shippedModels()).devices) {
      if (!absent.includes(device)) continue;
      const so = found.get(device) ?? { energyWh: 0, believedWh: 0, mostShare: 0 };
      so.energyWh += energyWh;
      so.believedWh += energyWh * confidence;
      so.mostShare = Math.max(so.mostShare, energyWh / ownWh);
      found.set(device, so);
    }
  }
  const row = { home: name, "interval s": interval, "looked for": absent.length };
  if (found.size === 0) return [{ ...row, invented: "nothing" }];
  return [...found].map(([device, { energyWh, believedWh, mostShare }]) => {
    const confidence = believedWh / energyWh;
    return {
      ...row,
      invented: device,
      "share of energy": rounded(energyWh / usedWh),
      "largest share of a part": rounded(mostShare),
      confidence: rounded(confidence),
      believed: mostShare > INVENTED_SHARE && confidence >= BELIEVED ? "YES" : "no",
    };
  });
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

const meansOf = (watts: Float64Array, ratio: number) =>
  Float64Array.from(
    { length: Math.floor(watts.length / ratio) },
    (_, i) => watts.subarray(i * ratio, (i + 1) * ratio).reduce((sum, value) => sum + value, 0) / ratio,
  );

function partsOf(file: string, intervalSeconds: number): Part[] {
  const path = fileURLToPath(new URL(file, folder));
  if (!existsSync(path)) return [];
  const parts: { startMs: number; watts: number[] }[] = [];
  for (const line of gunzipSync(readFileSync(path)).toString().trim().split("\n").slice(1)) {
    const [time = "", watts = ""] = line.split(",");
    const ms = Date.parse(`${time.replace(" ", "T").replace(/Z$/, "")}Z`);
    let part = parts.at(-1);
    if (!part || ms !== part.startMs + part.watts.length * intervalSeconds * SECOND_MS)
      parts.push((part = { startMs: ms, watts: [] }));
    part.watts.push(watts === "" ? Number.NaN : Number(watts));
  }
  return parts.map(({ startMs, watts }) => ({ startMs, watts: Float64Array.from(watts) }));
}
