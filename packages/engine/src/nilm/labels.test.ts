import { describe, expect, test } from "vitest";
import { syntheticHome } from "../../../../tests/factories/home-mains";
import { analyzeMains } from "./analyze";
import type { DeviceLabel, HomeTemplate } from "./home-templates";
import { shippedModels } from "./shipped-models";

const MINUTES_A_DAY = 1_440;
const LABELS_A_DEVICE = 3;
const DEVICES = { kettle: 200, microwave: 200, washing_machine: 20, dishwasher: 10 };

const analyze = (watts: Float64Array, labels: DeviceLabel[] = [], templates: HomeTemplate[] = []) =>
  analyzeMains({ watts, intervalSeconds: 60, labels, templates }, shippedModels());

/** The first runs of a device, as a user would mark them. */
function firstRuns(device: string, truth: Float64Array): DeviceLabel[] {
  const labels: DeviceLabel[] = [];
  truth.forEach((watts, i) => {
    if (watts <= 0) return;
    const last = labels.at(-1);
    if (last && i - last.to <= 30) last.to = i + 1;
    else labels.push({ device, from: i, to: i + 1 });
  });
  return labels.slice(0, LABELS_A_DEVICE);
}

function onF1(estimate: Float64Array | undefined, truth: Float64Array, onWatts: number): number {
  let both = 0;
  let either = 0;
  truth.forEach((real, i) => {
    const isOn = (estimate?.[i] ?? 0) >= onWatts;
    both += isOn && real >= onWatts ? 1 : 0;
    either += (isOn ? 1 : 0) + (real >= onWatts ? 1 : 0);
  });
  return either > 0 ? (2 * both) / either : 1;
}

describe("labels of one month", () => {
  test.each([1, 2, 3, 4])("make no later month worse (home %i)", (seed) => {
    const home = syntheticHome({ days: 21, seed, kettles: [425, 660, 900], microwaves: [430, 760, 1_100] });
    const cut = 7 * MINUTES_A_DAY;
    const labels = Object.keys(DEVICES).flatMap((device) => firstRuns(device, home.devices[device]!.slice(0, cut)));
    const templates = analyze(home.mains.slice(0, cut), labels).learned;
    expect(templates.length).toBeGreaterThan(0);
    const later = home.mains.slice(cut);
    const [plain, labeled] = [analyze(later), analyze(later, [], templates)];
    for (const [device, onWatts] of Object.entries(DEVICES)) {
      const truth = home.devices[device]!.slice(cut);
      const f1In = ({ devices }: typeof plain) =>
        onF1(devices.find((one) => one.device === device)?.watts, truth, onWatts);
      expect(f1In(labeled)).toBeGreaterThanOrEqual(f1In(plain) - 1e-9);
    }
  });

  test("change which runs are found, not how many", () => {
    const home = syntheticHome({ days: 14 });
    const templates: HomeTemplate[] = [{ device: "kettle", watts: 2_750, minutes: 3 }];
    const countOf = ({ devices }: ReturnType<typeof analyze>) =>
      devices.find(({ device }) => device === "kettle")?.runs.length ?? 0;
    expect(countOf(analyze(home.mains, [], templates))).toBeLessThanOrEqual(countOf(analyze(home.mains)));
  });
});
