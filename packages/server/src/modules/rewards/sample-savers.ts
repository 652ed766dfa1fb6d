import { savingPoints } from "@wattleaf/shared/domain/points";
import type { Environment } from "../../env";

export interface SampleSaver {
  userId: string;
  totalPoints: number;
  energySavedKwh: number;
  streakDays: number;
}

const SAMPLES: readonly Omit<SampleSaver, "totalPoints">[] = [
  { userId: "sample-aspen", energySavedKwh: 612.4, streakDays: 41 },
  { userId: "sample-birch", energySavedKwh: 487.9, streakDays: 23 },
  { userId: "sample-cedar", energySavedKwh: 334.2, streakDays: 17 },
  { userId: "sample-elm", energySavedKwh: 281.6, streakDays: 9 },
  { userId: "sample-fir", energySavedKwh: 186.9, streakDays: 6 },
  { userId: "sample-hazel", energySavedKwh: 148.3, streakDays: 12 },
  { userId: "sample-larch", energySavedKwh: 96.7, streakDays: 4 },
  { userId: "sample-maple", energySavedKwh: 61.2, streakDays: 2 },
  { userId: "sample-rowan", energySavedKwh: 28.5, streakDays: 1 },
];

/** Entries that keep the demo's sandbox households company on the leaderboard; each is marked as simulated. */
export const sampleSavers = ({ SEED_DEMO }: Pick<Environment, "SEED_DEMO">): readonly SampleSaver[] =>
  SEED_DEMO === "on"
    ? SAMPLES.map((sample) => ({ ...sample, totalPoints: savingPoints(sample.energySavedKwh * 1000) }))
    : [];
