import type { HomeMatter } from "../../frame/home-matter-kinds";
import type { Composer } from "../composition";
import { batteryPast, batteryRuntimeAnswer, batterySaving } from "./battery";
import { carAtPeakAnswer, carByMonthAnswer, carRunsAnswer, carSourcesAnswer, tripChargeAnswer } from "./car";
import { cheapHours, drawAtHours, movedRunAnswer } from "./hours";
import { measures } from "./measures";
import { nightDraw } from "./night-draw";
import { usualPair } from "./usual-pair";

const ANSWERS: Readonly<Record<HomeMatter, Composer>> = {
  battery_runtime: batteryRuntimeAnswer,
  battery_past: batteryPast,
  battery_saving: batterySaving,
  moved_run: movedRunAnswer,
  cheap_hours: cheapHours,
  car_sources: carSourcesAnswer,
  car_at_peak: carAtPeakAnswer,
  car_runs: carRunsAnswer,
  car_by_month: carByMonthAnswer,
  trip_charge: tripChargeAnswer,
  night_draw: nightDraw,
  draw_at_hours: drawAtHours,
  usual_pair: usualPair,
  measures,
};

/** Questions of the battery, the car, machines and cheap hours of the asker's home. */
export const homeMattersAnswer: Composer = async (c) => {
  const { homeMatter } = c.frame.mentions ?? {};
  if (homeMatter) await ANSWERS[homeMatter.kind](c);
};
