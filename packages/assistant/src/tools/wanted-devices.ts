import type { Device } from "@wattleaf/shared/contracts/devices";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type Source } from "./facts";
import type { FoundDevices } from "./find-devices";
import { type DeviceFacts, deviceFacts } from "./own-devices";

/** What of a question's devices could not be told apart or found. */
export interface OpenDevices {
  /** Those of which one must be chosen. */
  unclear: readonly DeviceFacts[];
  /** By the question's words, null where it has no name for it. */
  missing: readonly { words: Fact | null; near: readonly DeviceFacts[] }[];
}

export const NOTHING_OPEN: OpenDevices = { unclear: [], missing: [] };

export function openDevices({ unclear, missing }: Pick<FoundDevices, "missing" | "unclear">, source: Source) {
  const shown = (devices: readonly Device[]) => devices.map((device) => deviceFacts(device, source));
  const open: OpenDevices = {
    unclear: shown(unclear.flat()),
    missing: missing.map(({ words, near }, index) => ({
      words: words === "" ? null : fact(QUESTION_SOURCE, `called.${index}`, words, "text"),
      near: shown(near),
    })),
  };
  return {
    open,
    facts: [
      ...factsOf(open.unclear),
      ...open.missing.flatMap(({ words, near }) => [...(words ? [words] : []), ...factsOf(near)]),
    ],
  };
}

/** Every fact of devices. */
export const factsOf = (devices: readonly DeviceFacts[]): Fact[] =>
  devices.flatMap(({ device: _device, ...facts }) => factsIn(facts));
