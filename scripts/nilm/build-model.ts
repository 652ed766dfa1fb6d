import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { calibratedModel } from "./calibrate";
import { measuredHomesAreHere, readHouse } from "./measured-home";
import { TRAIN_OPTIONS, type TrainOptions } from "./train";

/**
 * Trains the shipped models on all measured months and writes them beside the engine: `bun run model:nilm`, or
 * `bun run model:nilm 60` for the one of 60 s. Takes a few minutes; the same data produce the same files.
 */

const ATTRIBUTION =
  "Trained on excerpts of three data sets under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), as prepared in the public DeviceScope repository; trained values only, no readings are contained. " +
  "UK-DALE, house 2: J. Kelly and W. Knottenbelt, The UK-DALE dataset, domestic appliance-level electricity demand and whole-house demand from five UK homes, Scientific Data 2, 150007 (2015). " +
  "REFIT, house 2: D. Murray, L. Stankovic and V. Stankovic, An electrical load measurements dataset of United Kingdom households from a two-year longitudinal study, Scientific Data 4, 160122 (2017). " +
  "IDEAL, house 65: M. Pullinger et al., The IDEAL household energy dataset, electricity, gas, contextual sensor data and survey data for 255 UK homes, Scientific Data 8, 146 (2021). " +
  "Changes made: one-minute and five-minute means, mixed with other homes' loads and with drawn appliances.";

/** Detection intervals. Two minutes tell a kettle from a toaster where five do not. */
const GRIDS: Partial<TrainOptions>[] = [
  { intervalSeconds: 60 },
  { intervalSeconds: 120, pulseTrees: 24, windowTrees: 50 },
  { intervalSeconds: 300, pulseTrees: 24, windowTrees: 50 },
];

if (!measuredHomesAreHere()) {
  console.log("The measured homes are not in ../shared/data (see docs/methods/nilm.md); nothing was built.");
  process.exit(1);
}
const folder = new URL("../../packages/engine/src/nilm/model/", import.meta.url);
mkdirSync(folder, { recursive: true });
const homes = [...readHouse("uk-dale-2"), ...readHouse("refit-2"), ...readHouse("ideal-65")];
const wanted = process.argv.slice(2).map(Number);
for (const grid of GRIDS.filter(({ intervalSeconds = 0 }) => wanted.length === 0 || wanted.includes(intervalSeconds))) {
  const model = calibratedModel(homes, { ...TRAIN_OPTIONS, ...grid });
  const path = fileURLToPath(new URL(`${model.intervalSeconds}s.json`, folder));
  const text = `${JSON.stringify({ ...model, attribution: ATTRIBUTION })}\n`;
  writeFileSync(path, text);
  console.log(`${path}: ${Math.round(text.length / 1_024)} KB`);
}
