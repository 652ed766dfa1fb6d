import type { LoadDay } from "@wattleaf/shared/contracts/load-day";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { LOAD_COLORS } from "@wattleaf/shared/domain/load-colors";
import { sampleDay, STEP_MINUTES } from "./sample-day";

/** A day as the explorer draws it, whether the sample's or a file's. */
export interface ShownDay {
  stepMinutes: number;
  /** From the steadiest up. They add up to the metered load. */
  parts: readonly { label: MessageKey; color: string; powerKw: readonly number[] }[];
}

/** The curves of the sample end at the next midnight, which belongs to the next day. */
export const SAMPLE: ShownDay = {
  stepMinutes: STEP_MINUTES,
  parts: sampleDay.map(({ powerKw, ...part }) => ({ ...part, powerKw: powerKw.slice(0, -1) })),
};

export const shownDayOf = ({ stepMinutes, parts }: LoadDay): ShownDay => ({
  stepMinutes,
  parts: parts.map(({ name, powerKw }) => ({ label: `load.${name}`, color: LOAD_COLORS[name], powerKw })),
});

export const stepsOf = ({ parts }: ShownDay): number => parts[0]?.powerKw.length ?? 0;

export const totalKwAt = ({ parts }: ShownDay, step: number): number =>
  parts.reduce((sum, { powerKw }) => sum + (powerKw[step] ?? 0), 0);
