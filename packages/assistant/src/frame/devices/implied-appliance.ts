import type { Appliance } from "../frame";
import type { SlotSpan } from "../slot-span";

const NAMES: ReadonlySet<SlotSpan["slot"]> = new Set(["appliance", "device"]);
/** Of what nearly always is meant where nothing is named. */
const SURE = 0.8;

/** The slots with an appliance that their words imply, unless they name one or a device. */
export const withImplied = (spans: readonly SlotSpan[], appliance: Appliance, words = ""): readonly SlotSpan[] =>
  spans.some(({ slot }) => NAMES.has(slot))
    ? spans
    : [...spans, { slot: "appliance", value: appliance, words, from: 0, to: 0, sure: SURE }];
