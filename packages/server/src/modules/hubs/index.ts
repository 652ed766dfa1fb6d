import { MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { HubDevice } from "../../adapters/hubs/hub-devices";
import { repeat } from "../../adapters/repeat";
import type { Platform } from "../../core/platform";
import { registerHubDevices } from "../devices";
import { syncHubs } from "./open-hubs";
import { recordHistory } from "./record-history";
import * as repo from "./repo";

export { HubHistory } from "./history";
export { syncHubs } from "./open-hubs";
export { recordHistory } from "./record-history";

const LOOK_EVERY_MS = 10 * SECOND_MS;
const RECORD_EVERY_MS = MINUTE_MS;

/** Notes what hubs tell of, from the first connection on. */
export function observeHubs(platform: Platform): void {
  platform.liveHubs.observe({
    onDevices: (hubId, devices) =>
      platform.background.run("Registering a hub's devices", () => register(platform, hubId, devices)),
    onState: (hubId, device, state, told) => platform.hubHistory.onState(hubId, device, state, told),
  });
}

async function register(platform: Platform, hubId: string, devices: readonly HubDevice[]): Promise<void> {
  const userId = platform.openHubs.get(hubId)?.userId;
  const hub = userId === undefined ? null : await repo.findHub(platform.db, userId, hubId);
  if (hub) await registerHubDevices(platform, hub, devices);
}

/** Stays connected to the accounts' hubs, and stores what their devices measure. Returns what stops it. */
export function startHubs(platform: Platform): () => void {
  const { log } = platform;
  const stopLooking = repeat({ what: "Connecting hubs", everyMs: LOOK_EVERY_MS, run: () => syncHubs(platform) }, log);
  const stopRecording = repeat(
    { what: "Recording what devices measure", everyMs: RECORD_EVERY_MS, run: () => recordHistory(platform) },
    log,
  );
  return () => {
    stopLooking();
    stopRecording();
  };
}
