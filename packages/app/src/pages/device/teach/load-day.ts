import type { meterLoadDay } from "@wattleaf/shared/contracts/meters/labels";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";

/** A day's power with the runs that were found in it. */
export type LoadDay = OutputOf<typeof meterLoadDay>;
