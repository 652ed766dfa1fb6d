import { setTimeout as sleep } from "node:timers/promises";
import type { MeterSource } from "@wattleaf/shared/domain/meters";
import type { UtilityProvider } from "@wattleaf/shared/domain/providers";
import type { UtilityConnector } from "./connector";
import type { UtilityConfiguration } from "./green-button-connect/configuration";
import { greenButtonConnect, type GreenButtonConnectParts } from "./green-button-connect/green-button-connect";
import { sandboxUtility } from "./sandbox";

/** The utilities that this installation reaches. */
export interface Utilities {
  /** For a new connection: the utility's own where one is configured, else the sandbox. */
  connectorFor(provider: UtilityProvider): UtilityConnector;
  /** For a meter that is connected; null when the operator has taken the utility out of the configuration. */
  connectorOf(meter: { source: MeterSource; provider: UtilityProvider | null }): UtilityConnector | null;
}

interface UtilitiesParts
  extends Omit<GreenButtonConnectParts, "pause">, Partial<Pick<GreenButtonConnectParts, "pause">> {
  configurations?: ReadonlyMap<UtilityProvider, UtilityConfiguration>;
}

const pauseFor = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal });

export function createUtilities({ configurations = new Map(), pause = pauseFor, ...parts }: UtilitiesParts): Utilities {
  const sandbox = sandboxUtility(parts.compute);
  const configured = new Map(
    Array.from(
      configurations,
      ([provider, each]) => [provider, greenButtonConnect(each, { ...parts, pause })] as const,
    ),
  );
  return {
    connectorFor: (provider) => configured.get(provider) ?? sandbox,
    connectorOf({ source, provider }) {
      if (source === "sandbox") return sandbox;
      return (source === "green_button_connect" && provider && configured.get(provider)) || null;
    },
  };
}
