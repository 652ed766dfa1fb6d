import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { TrainedDevice } from "../../packages/engine/src/nilm/devices";

export type MeasuredDevice = TrainedDevice | "electric_shower" | "fridge";

/** Mains of a home with sub-meters, in watts per interval, without gaps in those that are trained on. */
export interface MeasuredHome {
  name: string;
  house: string;
  intervalSeconds: number;
  mains: Float64Array;
  /** Sub-meter readings by appliance. */
  devices: Partial<Record<MeasuredDevice, Float64Array>>;
  /** Appliances for which the sub-meters cover every run in the mains. */
  known: ReadonlySet<string>;
}

const COLUMNS: Record<string, MeasuredDevice> = {
  kettle: "kettle",
  microwave: "microwave",
  washingmachine: "washing_machine",
  washerdryer: "washing_machine",
  dishwasher: "dishwasher",
  shower: "electric_shower",
  fridge: "fridge",
};

const folder = new URL("../../../shared/data/", import.meta.url);
/** Folder, file prefix and months of the measured homes; each under CC BY 4.0 (docs/methods/nilm.md). */
const HOUSES = {
  "uk-dale-2": ["ukdale_house2_1min/UKDALE_House2", ["2013-05", "2013-06", "2013-07"]],
  "refit-2": ["refit_house2_1min/REFIT_House2", ["2014-04", "2014-05", "2014-06"]],
  "ideal-65": ["ideal_1min/IDEAL_House65", ["2017-06", "2018-02"]],
} as const satisfies Record<string, readonly [string, readonly string[]]>;
export type House = keyof typeof HOUSES;

const pathOf = (house: House, month: string) => fileURLToPath(new URL(`${HOUSES[house][0]}_${month}.csv.gz`, folder));

export const measuredHomesAreHere = (): boolean =>
  (Object.keys(HOUSES) as House[]).every((house) =>
    HOUSES[house][1].every((month) => existsSync(pathOf(house, month))),
  );

/** The months of a house; all by default. */
export const readHouse = (house: House, months: readonly string[] = HOUSES[house][1]): MeasuredHome[] =>
  months.map((month) => readMonth(house, month));

const readMonth = (house: House, month: string): MeasuredHome =>
  readHome(`${house} ${month}`, house, pathOf(house, month));

/** Measured days and months that no setting was chosen on and no model is trained on. */
const MORE_HOMES = [
  ["refit-2", "2013-10", "refit_house2_2013-10_1min"],
  ["refit-2", "2014-03", "refit_house2_2014-03_1min"],
  ["uk-dale-1", "2014-08-24", "ukdale_house1_2014-08-24_1min"],
  ["uk-dale-1", "2014-11-09", "ukdale_house1_2014-11-09_1min"],
  ["uk-dale-1", "2014-12-07", "ukdale_house1_2014-12-07_1min"],
  ["ampds2-1", "nine days", "ampds2_house1_sampledays_1min"],
] as const;

export const readMoreHomes = (house: (typeof MORE_HOMES)[number][0]): MeasuredHome[] =>
  MORE_HOMES.filter(([of]) => of === house).flatMap(([, days, file]) => {
    const path = fileURLToPath(new URL(`nilm_more/${file}.csv.gz`, folder));
    return existsSync(path) ? [readHome(`${house} ${days}`, house, path)] : [];
  });

function readHome(name: string, house: string, path: string): MeasuredHome {
  const [header = "", ...lines] = gunzipSync(readFileSync(path)).toString().trim().split("\n");
  const names = header.split(",").slice(1);
  const columns = names.map(() => new Float64Array(lines.length));
  lines.forEach((line, i) => {
    line
      .split(",")
      .slice(1)
      .forEach((cell, c) => {
        (columns[c] as Float64Array)[i] = cell === "" ? Number.NaN : Number(cell);
      });
  });
  const devices: MeasuredHome["devices"] = {};
  let mains = new Float64Array(0);
  names.forEach((column, c) => {
    const plain = column.toLowerCase().replaceAll("_", "");
    const device = COLUMNS[plain];
    if (device) devices[device] = columns[c] as Float64Array;
    else if (plain === "aggregate") mains = columns[c] as Float64Array<ArrayBuffer>;
  });
  return {
    name,
    house,
    intervalSeconds: 60,
    mains,
    devices,
    known: new Set(Object.keys(devices)),
  };
}

/** A slice of a home, in samples. */
export function cutHome(home: MeasuredHome, from: number, to: number): MeasuredHome {
  const devices: MeasuredHome["devices"] = {};
  for (const [device, watts] of Object.entries(home.devices)) {
    devices[device as TrainedDevice] = watts.slice(from, to);
  }
  return { ...home, mains: home.mains.slice(from, to), devices };
}

/** The same home at a lower resolution: means over whole new intervals. */
export function coarserHome(home: MeasuredHome, intervalSeconds: number): MeasuredHome {
  const ratio = intervalSeconds / home.intervalSeconds;
  if (ratio === 1) return home;
  const coarse = (watts: Float64Array) =>
    Float64Array.from({ length: Math.floor(watts.length / ratio) }, (_, i) => {
      let sum = 0;
      for (let k = i * ratio; k < (i + 1) * ratio; k += 1) sum += watts[k] as number;
      return sum / ratio;
    });
  const devices: MeasuredHome["devices"] = {};
  for (const [device, watts] of Object.entries(home.devices)) devices[device as TrainedDevice] = coarse(watts);
  return { ...home, intervalSeconds, mains: coarse(home.mains), devices };
}
