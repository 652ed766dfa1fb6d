import { analyzeMains, type MainsAnalysis } from "../../packages/engine/src/nilm/analyze";
import { CYCLE_DEVICES, TRAINED_DEVICES, type TrainedDevice } from "../../packages/engine/src/nilm/devices";
import type { DeviceLabel, HomeTemplate } from "../../packages/engine/src/nilm/home-templates";
import { type Model, readModel } from "../../packages/engine/src/nilm/model";
import { shippedModels } from "../../packages/engine/src/nilm/shipped-models";
import { calibratedModel } from "../../scripts/nilm/calibrate";
import {
  coarserHome,
  type MeasuredDevice,
  type MeasuredHome,
  measuredHomesAreHere,
  readHouse,
  readMoreHomes,
} from "../../scripts/nilm/measured-home";
import { ON_WATTS, TRAIN_OPTIONS } from "../../scripts/nilm/train";
import { absentRows, fridgesFound } from "./nilm-absent";
import { peerWatts, trainPeers } from "./nilm-peer";
import { publishedRows } from "./nilm-published";
import { seasonScores } from "./nilm-seasons";
import { type DeviceScore, eventsOf, scoreDevice, teca } from "./nilm-scores";

interface Protocol {
  name: string;
  train: MeasuredHome[];
  test: MeasuredHome[];
  /** The documented targets, of the mean over the tested months; absent where there is none. */
  targets?: Partial<Record<"mean F1" | "TECA", number>>;
  intervalSeconds?: number;
}

/** Split by month and by house: no tested home or month is in the training data. */
function protocols(): Protocol[] {
  const [ukDale, refit, ideal] = [readHouse("uk-dale-2"), readHouse("refit-2"), readHouse("ideal-65")];
  return [
    {
      name: "same house, other month",
      train: readHouse("uk-dale-2", ["2013-05", "2013-06"]),
      test: readHouse("uk-dale-2", ["2013-07"]),
      targets: { "mean F1": 0.82, TECA: 0.9 },
    },
    { name: "unseen house", train: [...refit, ...ideal], test: ukDale, targets: { "mean F1": 0.65 } },
    {
      name: "unseen house",
      train: [...ukDale, ...ideal],
      test: [...refit, ...readMoreHomes("refit-2")],
      targets: { "mean F1": 0.66, TECA: 0.7 },
    },
    { name: "unseen house", train: [...ukDale, ...refit], test: ideal, targets: { "mean F1": 0.35, TECA: 0 } },
    { name: "unseen house, 5 min", train: [...refit, ...ideal], test: ukDale, intervalSeconds: 300 },
  ];
}

/** Pauses within one run, in minutes: a program's heater pauses for longer than people wait between two kettles. */
const mergeMinutes = (device: string) => ((CYCLE_DEVICES as readonly string[]).includes(device) ? 30 : 1);

const round = (value: number, digits = 3) => Math.round(value * 10 ** digits) / 10 ** digits;

interface Summary {
  protocol: string;
  tested: string;
  "interval s": number;
  "mean F1": number;
  TECA: number;
  /** Boosted trees on raw minutes, trained on the same homes. */
  "peer mean F1": number | string;
  "peer TECA": number | string;
  /** Mean F1 when three runs of each device were labeled in an earlier month of the home. */
  "mean F1 with labels": number | string;
  "explained energy": number;
}

interface Results {
  details: object[];
  invented: object[];
  summaries: Summary[];
  missed: string[];
}

function runProtocol({ name, train, test, targets, intervalSeconds = 60 }: Protocol): Results {
  const from = performance.now();
  const model = readModel(calibratedModel(train, { ...TRAIN_OPTIONS, intervalSeconds }));
  const peers = intervalSeconds === 60 ? trainPeers(train) : undefined;
  console.log(`${name}: trained for ${test[0]?.house} in ${round((performance.now() - from) / 1_000, 1)} s`);
  const results: Results = { details: [], invented: [], summaries: [], missed: [] };
  let templates: HomeTemplate[] = [];
  test.forEach((metered, month) => {
    const home = coarserHome(metered, intervalSeconds);
    const analysis = analyzeMains({ watts: home.mains, intervalSeconds }, [model]);
    const scores = scoresOf(wattsIn(analysis), home, train);
    for (const [device, score] of scores) results.details.push(detail(home.name, name, device, score, analysis));
    const peer = peers && scoresOf(peerWattsIn(home, peers), home, train);
    const summary: Summary = {
      protocol: name,
      tested: home.name,
      "interval s": intervalSeconds,
      "mean F1": round(meanF1(scores)),
      TECA: round(totalTeca(scores)),
      "peer mean F1": peer ? round(meanF1(peer)) : "",
      "peer TECA": peer ? round(totalTeca(peer)) : "",
      "mean F1 with labels": "",
      "explained energy": round(explained(analysis, home)),
    };
    if (month > 0) {
      const labeled = analyzeMains({ watts: home.mains, intervalSeconds, templates }, [model]);
      const labeledScores = scoresOf(wattsIn(labeled), home, train);
      summary["mean F1 with labels"] = round(meanF1(labeledScores));
      // A mean may hide that one device lost what another gained.
      for (const [device, { f1 }] of labeledScores) {
        const before = scores.get(device)?.f1 ?? 0;
        if (round(f1) < round(before))
          results.missed.push(
            `${home.name}, ${name}: labels lower the F1 of ${device} from ${round(before)} to ${round(f1)}`,
          );
      }
    } else {
      templates = analyzeMains({ watts: home.mains, intervalSeconds, labels: labelsOf(home) }, [model]).learned;
    }
    results.summaries.push(summary);
    if (peers) results.invented.push(...inventedIn(home, model));
  });
  for (const [figure, target] of Object.entries(targets ?? {})) {
    const values = results.summaries.map((summary) => summary[figure as "mean F1"]);
    const value = round(values.reduce((sum, one) => sum + one, 0) / values.length);
    if (value < target) results.missed.push(`${test[0]?.house}, ${name}: ${figure} ${value} is below ${target}`);
  }
  return results;
}

const INVENTED_SHARE = 0.05;
const BELIEVED = 0.5;

/** What is found of each appliance in the same month with that appliance taken out of the mains. */
const inventedIn = (home: MeasuredHome, model: Model): object[] =>
  TRAINED_DEVICES.flatMap((device) => (home.devices[device] ? withoutIt(home, device, [model]) : []));

function withoutIt(home: MeasuredHome, device: MeasuredDevice, models: readonly Model[]): object {
  const truth = home.devices[device]!;
  const watts = home.mains.map((value, i) => Math.max(0, value - truth[i]!));
  const found = analyzeMains({ watts, intervalSeconds: home.intervalSeconds }, models).devices;
  const one = found.find((result) => result.device === device);
  const usedWh = (watts.reduce((sum, value) => sum + value, 0) * home.intervalSeconds) / 3_600;
  const share = one ? one.energyWh / usedWh : 0;
  return {
    "home without it": home.name,
    device,
    "share of energy": round(share),
    confidence: round(one?.confidence ?? 0, 2),
    believed: share > INVENTED_SHARE && one!.confidence >= BELIEVED ? "YES" : "no",
  };
}

const FRIDGE_TARGET_F1 = 0.74;

/** Fridges of homes in the UK and Canada that nothing was trained on, with the shipped models. */
const fridgeHomes = () => [...readMoreHomes("uk-dale-1"), ...readMoreHomes("ampds2-1")];

function fridgeRows() {
  return fridgeHomes().map((home) => {
    const truth = home.devices.fridge!;
    const analysis = analyzeMains({ watts: home.mains, intervalSeconds: 60 }, shippedModels());
    const fridge = analysis.devices.find(({ device }) => device === "fridge");
    const score = scoreDevice(fridge?.watts ?? new Float64Array(truth.length), truth, ON_WATTS.fridge, 1, 0);
    return {
      tested: home.name,
      F1: round(score.f1),
      precision: round(score.precision),
      recall: round(score.recall),
      confidence: round(fridge?.confidence ?? 0, 2),
      target: FRIDGE_TARGET_F1,
    };
  });
}

type WattsOf = (device: TrainedDevice) => Float64Array | undefined;

const wattsIn =
  ({ devices }: MainsAnalysis): WattsOf =>
  (device) =>
    devices.find((one) => one.device === device)?.watts;

const peerWattsIn =
  (home: MeasuredHome, peers: ReturnType<typeof trainPeers>): WattsOf =>
  (device) => {
    const peer = peers.find(([of]) => of === device)?.[1];
    return peer && home.devices[device] ? peerWatts(home, peer) : undefined;
  };

function totalTeca(scores: ReadonlyMap<string, DeviceScore>): number {
  const all = [...scores.values()];
  return teca(
    all.reduce((sum, { errorSum }) => sum + errorSum, 0),
    all.reduce((sum, { truthSum }) => sum + truthSum, 0),
  );
}

const meanF1 = (scores: ReadonlyMap<string, DeviceScore>): number =>
  [...scores.values()].reduce((sum, { f1 }) => sum + f1, 0) / scores.size;

const LABELS_A_DEVICE = 3;

/** The labels of a diligent user: the first runs of each device in the month. */
const labelsOf = ({ devices, intervalSeconds }: MeasuredHome): DeviceLabel[] =>
  TRAINED_DEVICES.flatMap((device) => {
    const truth = devices[device];
    if (!truth) return [];
    const merge = Math.round((mergeMinutes(device) * 60) / intervalSeconds);
    const runs = eventsOf(truth, ON_WATTS[device], merge).filter(([from, to]) =>
      truth.slice(from, to).some((watts) => watts > LABELED_WATTS),
    );
    return runs.slice(0, LABELS_A_DEVICE).map(([from, to]) => ({ device, from, to }));
  });

/** Users do not notice a run with hardly any power. */
const LABELED_WATTS = 800;

function scoresOf(wattsOf: WattsOf, home: MeasuredHome, train: readonly MeasuredHome[]) {
  const scores = new Map<TrainedDevice, DeviceScore>();
  for (const device of TRAINED_DEVICES) {
    const truth = home.devices[device];
    if (!truth) continue;
    const estimate = wattsOf(device) ?? new Float64Array(truth.length);
    const trained = train.flatMap(({ devices }) => devices[device] ?? []);
    const samples = trained.reduce((sum, { length }) => sum + length, 0);
    const mean = samples > 0 ? trained.reduce((sum, watts) => sum + watts.reduce((a, b) => a + b, 0), 0) / samples : 0;
    scores.set(
      device,
      scoreDevice(estimate, truth, ON_WATTS[device], (mergeMinutes(device) * 60) / home.intervalSeconds, mean),
    );
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

/** Share of the mains' energy that is base load or attributed to a device. */
function explained({ unassigned }: MainsAnalysis, { mains }: MeasuredHome): number {
  return 1 - unassigned.reduce((sum, value) => sum + value, 0) / mains.reduce((sum, value) => sum + value, 0);
}

/**
 * Milliseconds of the shipped models: the first call of a process, then the median and the best of the next six. On a
 * busy machine, only the best shows the cost of the work itself.
 */
function speeds(): object[] {
  const [home] = readHouse("uk-dale-2", ["2013-06"]);
  const minutes = (home as MeasuredHome).mains;
  const cases: [name: string, watts: Float64Array, intervalSeconds: number, targetMs: number | null][] = [
    ["a month of 1 min", minutes, 60, 100],
    [
      "a day of 1 s",
      Float64Array.from({ length: 86_400 }, (_, i) => minutes[Math.floor(i / 60)]! + Math.sin(i)),
      1,
      500,
    ],
    ["a year of 1 min", Float64Array.from({ length: 525_600 }, (_, i) => minutes[i % minutes.length]!), 60, null],
  ];
  return cases.map(([name, watts, intervalSeconds, targetMs]) => {
    const times = Array.from({ length: 7 }, () => {
      const from = performance.now();
      analyzeMains({ watts, intervalSeconds }, shippedModels());
      return performance.now() - from;
    });
    const later = times.slice(1).toSorted((a, b) => a - b);
    const ms = later[3]!;
    return {
      series: name,
      "first ms": round(times[0]!, 0),
      "median ms": round(ms, 0),
      "best ms": round(later[0]!, 0),
      "target ms": targetMs ?? "",
      met: targetMs === null ? "" : ms <= targetMs ? "yes" : "NO",
    };
  });
}

/** `bun run bench:nilm refit-2` tests on that house only, `bench:nilm fridges` on what needs no training. */
const isWanted = ({ test }: Protocol) => process.argv.length < 3 || process.argv.includes(test[0]?.house ?? "");

console.log("Heating and cooling in 27 sandbox homes, 15 min, with a year to learn from and with 28 days:");
console.table(seasonScores(27, 365));
console.table(seasonScores(27, 28));

if (!measuredHomesAreHere()) {
  console.log("The rest is skipped: the measured homes are not in ../shared/data (see docs/methods/nilm.md).");
} else {
  console.table(speeds());
  const absent = absentRows();
  console.log("Appliances that real homes are known not to have, with the shipped models and the time zone:");
  console.table(absent);
  const results = protocols().filter(isWanted).map(runProtocol);
  console.table(results.flatMap(({ details }) => details));
  console.table(results.flatMap(({ summaries }) => summaries));
  console.table([
    ...results.flatMap(({ invented }) => invented),
    ...fridgeHomes().map((home) => withoutIt(home, "fridge", shippedModels())),
  ]);
  const fridges = fridgeRows();
  console.table(fridges);
  console.log("Months and stretches of days in which a fridge is found:");
  console.table(fridgesFound());
  console.table(publishedRows());
  const missed = [
    ...results.flatMap((result) => result.missed),
    ...absent.flatMap(({ home, invented, believed }) => (believed === "YES" ? `${home}: ${invented} is believed` : [])),
    ...fridges.flatMap(({ tested, F1, target }) =>
      F1 < target ? `${tested}: fridge F1 ${F1} is below ${target}` : [],
    ),
  ];
  console.log(missed.length > 0 ? `Missed:\n${missed.join("\n")}` : "All targets of accuracy were met.");
}
