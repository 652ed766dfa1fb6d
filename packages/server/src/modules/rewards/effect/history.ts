import type { Platform } from "../../../core/platform";
import { type EffectRow, listEffects } from "./effects.repo";
import { SAVINGS_REPORTS } from "./holdout";

/** What the latest nights found, the newest first. */
export const effectHistory = ({ db }: Pick<Platform, "db">, nights: number): Promise<EffectRow[]> =>
  listEffects(db, SAVINGS_REPORTS.salt, nights);
