import type { Meter } from "@wattleaf/shared/contracts/meters";

/** Whether a utility feeds the meter, so that it can be paused and disconnected. */
export const isFed = ({ source, status }: Pick<Meter, "source" | "status">): boolean =>
  source !== "file" && status !== "revoked";
