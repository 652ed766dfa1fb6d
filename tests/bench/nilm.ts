import { analyzeMains, type MainsAnalysis } from "../../packages/server/src/engine/nilm/analyze";
import { CYCLE_DEVICES, TRAINED_DEVICES, type TrainedDevice } from "../../packages/server/src/engine/nilm/devices";
import { readModel } from "../../packages/server/src/engine/nilm/model";
import { calibratedModel } from "../../scripts/nilm/calibrate";
import { type MeasuredHome, measuredHomesAreHere, readHouse } from "../../scripts/nilm/measured-home";
import { ON_WATTS, TRAIN_OPTIONS } from "../../scripts/nilm/train";
import { type DeviceScore, scoreDevice, teca } from "./nilm-scores";

interface Protocol {
  name: string;
  train: MeasuredHome[];
  test: MeasuredHome[];
  /** What issue and documentation promise; absent where nothing is promised. */
  targets?: Partial<Record<"mean F1" | "TECA" | "kettle F1", number>>;
}

/** Months apart, and houses apart: no home or month that is tested was trained on. */
function protocols(): Protocol[] {
  const ukDale = (...months: string[]) => readHouse("uk-dale-2", months.length > 0 ? months : undefined);
  const refit = (...months: string[]) => readHouse("refit-2", months.length > 0 ? months : undefined);
  const ideal = (...months: string[]) => readHouse("ideal-65", months.length > 0 ? months : undefined);
  return [
    {
      name: "same house, other month",
      train: ukDale("2013-05", "2013-06"),
      test: ukDale("2013-07"),
      targets: { "mean F1": 0.75, TECA: 0.85 },
    },
    { name: "same house, other month", train: refit("2014-04", "2014-05"), test: refit("2014-06") },
    { name: "same house, other month", train: ideal("2017-06"), test: ideal("2018-02") },
    {
      name: "unseen house",
      train: [...refit(), ...ideal()],
      test: ukDale(),
      targets: { "mean F1": 0.5, "kettle F1": 0.85 },
    },
    { name: "unseen house", train: [...ukDale(), ...ideal()], test: refit() },
    { name: "unseen house", train: [...ukDale(), ...refit()], test: ideal() },
  ];
}

/** Pauses within one run, in minutes: a programme's heater rests for longer than people do between two kettles. */
const mergeMinutes = (device: string) => ((CYCLE_DEVICES as readonly string[]).includes(device) ? 30 : 1);

const round = (value: number, digits = 3) => Math.round(value * 10 ** digits) / 10 ** digits;

interface Summary {
  protocol: string;
  tested: string;
  "mean F1": number;
  TECA: number;
  "kettle F1": number | string;
  "explained energy": number;
  ms: number;
}

function runProtocol({ name, train, test, targets }: Protocol): {
  details: object[];
  summaries: Summary[];
  missed: string[];
} {
  const from = performance.now();
  const model = readModel(calibratedModel(train, TRAIN_OPTIONS));
  console.log(`${name}: trained for ${test[0]?.house} in ${round((performance.now() - from) / 1_000, 1)} s`);
  const details: object[] = [];
  const missed: string[] = [];
  const summaries = test.map((home) => {
    analyzeMains({ watts: home.mains, intervalSeconds: 60 }, [model]);
    const begin = performance.now();
    const analysis = analyzeMains({ watts: home.mains, intervalSeconds: 60 }, [model]);
    const ms = performance.now() - begin;
    const scores = scoresOf(analysis, home, train);
    for (const [device, score] of scores) details.push(detail(home.name, name, device, score, analysis));
    const all = [...scores.values()];
    const sum = (pick: (score: DeviceScore) => number) => all.reduce((total, score) => total + pick(score), 0);
    const kettle = scores.get("kettle");
    const summary: Summary = {
      protocol: name,
      tested: home.name,
      "mean F1": round(sum(({ f1 }) => f1) / all.length),
      TECA: round(
        teca(
          sum(({ errorSum }) => errorSum),
          sum(({ truthSum }) => truthSum),
        ),
      ),
      "kettle F1": kettle ? round(kettle.f1) : "",
      "explained energy": round(explained(analysis, home)),
      ms: round(ms, 0),
    };
    for (const [figure, target] of Object.entries(targets ?? {})) {
      const value = summary[figure as "mean F1"];
      if (value < target) missed.push(`${home.name}, ${name}: ${figure} ${value} is below ${target}`);
    }
    return summary;
  });
  return { details, summaries, missed };
}

function scoresOf(analysis: MainsAnalysis, home: MeasuredHome, train: readonly MeasuredHome[]) {
  const scores = new Map<TrainedDevice, DeviceScore>();
  for (const device of TRAINED_DEVICES) {
    const truth = home.devices[device];
    if (!truth) continue;
    const estimate = analysis.devices.find((one) => one.device === device)?.watts ?? new Float64Array(truth.length);
    const trained = train.flatMap(({ devices }) => devices[device] ?? []);
    const samples = trained.reduce((sum, { length }) => sum + length, 0);
    const mean = samples > 0 ? trained.reduce((sum, watts) => sum + watts.reduce((a, b) => a + b, 0), 0) / samples : 0;
    scores.set(device, scoreDevice(estimate, truth, ON_WATTS[device], mergeMinutes(device), mean));
  }
  return scores;
}

function detail(home: string, protocol: string, device: string, score: DeviceScore, analysis: MainsAnalysis): object {
  return {
    protocol,
    tested: home,
    device,
    F1: round(score.f1),
    precision: round(score.precision),
    recall: round(score.recall),
    "event F1": round(score.eventF1),
    "MAE W": round(score.maeWatts, 1),
    "off W": round(score.maeOffWatts, 1),
    "mean W": round(score.maeMeanWatts, 1),
    SAE: round(score.sae, 2),
    TECA: round(score.teca),
    confidence: round(analysis.devices.find((one) => one.device === device)?.confidence ?? 0, 2),
  };
}

/** Share of the mains' energy that is base load or given to a device. */
function explained({ unassigned }: MainsAnalysis, { mains }: MeasuredHome): number {
  return 1 - unassigned.reduce((sum, value) => sum + value, 0) / mains.reduce((sum, value) => sum + value, 0);
}

if (!measuredHomesAreHere()) {
  console.log("bench:nilm is skipped: the measured homes are not in ../shared/data (docs/methods/nilm.md says which).");
} else {
  const results = protocols().map(runProtocol);
  console.table(results.flatMap(({ details }) => details));
  console.table(results.flatMap(({ summaries }) => summaries));
  const missed = results.flatMap((result) => result.missed);
  console.log(missed.length > 0 ? `Missed:\n${missed.join("\n")}` : "All targets were met.");
}
