import { demoNilm } from "@wattleaf/shared/contracts/nilm";
import { DEMO_SHOWN_FROM_MINUTE, sampleHomeWatts } from "@wattleaf/shared/domain/nilm-demo";
import { MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { analyzeMains } from "@wattleaf/engine/nilm/analyze";
import { shippedModels } from "@wattleaf/engine/nilm/shipped-models";
import { computation } from "../../core/computation";

/** The same analysis as of a customer's meter: it gets the home's total, not what was switched on. */
export const demoNilmComputation = computation(demoNilm, ({ presses }) => {
  const analysis = analyzeMains(
    { watts: sampleHomeWatts(presses), intervalSeconds: MINUTE_MS / SECOND_MS },
    shippedModels(),
  );
  const isShown = ({ to }: { to: number }) => to > DEMO_SHOWN_FROM_MINUTE;
  return {
    fromMinute: DEMO_SHOWN_FROM_MINUTE,
    baseW: shownWatts(analysis.base),
    unassignedW: shownWatts(analysis.unassigned),
    devices: analysis.devices.map(({ device, confidence, runs, watts }) => ({
      name: device,
      confidence: rounded(confidence),
      runs: runs.filter(isShown).map((run) => ({
        startMinute: run.from,
        endMinute: run.to,
        confidence: rounded(run.confidence),
      })),
      powerW: shownWatts(watts),
    })),
  };
});

const shownWatts = (watts: Float64Array) => Array.from(watts.subarray(DEMO_SHOWN_FROM_MINUTE), Math.round);
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
