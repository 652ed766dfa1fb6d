import type { MeterSource } from "@wattleaf/shared/domain/meters";
import type { UtilityProvider } from "@wattleaf/shared/domain/providers";
import type { CpuQueue } from "../../../platform/cpu-queue";
import type { UtilityConnector } from "./connector";
import { sandboxUtility } from "./sandbox";

/** The utilities that this installation reaches. */
export interface Utilities {
  /** For a new connection: the utility's own where one is configured, else the sandbox. */
  connectorFor(provider: UtilityProvider): UtilityConnector;
  /** For a meter that is connected; null when the operator has taken the utility out of the configuration. */
  connectorOf(meter: { source: MeterSource; provider: UtilityProvider | null }): UtilityConnector | null;
}

export function createUtilities(
  compute: CpuQueue,
  configured: ReadonlyMap<UtilityProvider, UtilityConnector> = new Map(),
): Utilities {
  const sandbox = sandboxUtility(compute);
  return {
    connectorFor: (provider) => configured.get(provider) ?? sandbox,
    connectorOf({ source, provider }) {
      if (source === "sandbox") return sandbox;
      return (source === "green_button_connect" && provider && configured.get(provider)) || null;
    },
  };
}
