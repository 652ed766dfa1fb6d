import { z } from "zod";

/** The slots of a question that a chip changes, as in the assistant's frame. */
export const CHANGEABLE_SLOTS = [
  "scope",
  "metric",
  "aggregate",
  "subject",
  "period",
  "comparedTo",
  "filters",
  "group",
  "pick",
  "unit",
  "appliances",
  "devices",
  "topic",
] as const;

/** One slot of the question before, to be answered again with another value; null empties it. */
export const frameChange = z.object({
  slot: z.enum(CHANGEABLE_SLOTS),
  value: z.string().max(200).nullable(),
});
export type FrameChange = z.infer<typeof frameChange>;

export const readingChoice = z.object({ label: z.string(), change: frameChange });
export type ReadingChoice = z.infer<typeof readingChoice>;

/** How one slot of the question was read, and what else it might be. */
export const readingChip = z.object({
  slot: z.enum(CHANGEABLE_SLOTS),
  label: z.string(),
  options: z.array(readingChoice).describe("Empty for what can't be changed"),
});
export type ReadingChip = z.infer<typeof readingChip>;
