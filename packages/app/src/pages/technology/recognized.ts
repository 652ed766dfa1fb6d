import type { NilmDemo } from "@wattleaf/shared/contracts/nilm";
import type { DemoPress } from "@wattleaf/shared/domain/nilm-demo";

/** A program's first, quiet minutes may go unseen, so the run may be found to begin later than it did. */
const MOST_MINUTES_OFF = 10;

/** The run that was found where the appliance was switched on. */
export const recognizedRun = ({ devices }: NilmDemo, { appliance, startMinute }: DemoPress) =>
  devices
    .find(({ name }) => name === appliance)
    ?.runs.find((run) => Math.abs(run.startMinute - startMinute) <= MOST_MINUTES_OFF);
