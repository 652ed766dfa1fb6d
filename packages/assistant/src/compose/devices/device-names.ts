import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceFacts } from "../../tools/own-devices";
import { kindToken, nameTokens } from "../../tools/device-words";
import type { OpenDevices } from "../../tools/wanted-devices";
import type { Composition } from "../composition";
import type { Figure } from "../format";

/** More would push the sentence out of sight. */
const NAMED_DEVICES = 5;

/**
 * Names, those of simulated devices marked: each by itself, or all at once when all are.
 * @param isTold that they are simulated is told elsewhere in the answer
 */
export function deviceNames(c: Composition, devices: readonly DeviceFacts[], isTold = false): Figure {
  const shown = devices.slice(0, NAMED_DEVICES);
  const allSimulated = areAllSimulated(devices);
  const figures = shown.map(({ device, name }) =>
    allSimulated || isTold ? c.show(name) : deviceName(c, device, c.show(name)),
  );
  const separator = c.t("assistant.list.separator");
  const isCut = devices.length > shown.length;
  const list = isCut ? c.join(figures, (items) => items.join(separator)) : c.join(figures);
  const text = isCut ? c.t("assistant.list.andMore", { list: list.text }) : list.text;
  return { ...list, text: allSimulated && !isTold ? c.t("assistant.device.allSimulated", { names: text }) : text };
}

/** Devices that are told line by line: where all are simulated, one sentence says so for all of them. */
export const areAllSimulated = (devices: readonly DeviceFacts[]): boolean =>
  devices.length > 1 && devices.every(({ device }) => device.simulated);

/** What can't be set on what only switches, in the words for it. */
export function addCannotSet(c: Composition, devices: readonly DeviceFacts[], names: Figure): void {
  const areLights = devices.every(
    ({ device }) => device.type === "light" || nameTokens(device.name).includes(kindToken("lights")),
  );
  c.draft.add(areLights ? "assistant.device.noBrightness" : "assistant.devices.cannotSet", { devices: names });
}

export const deviceName = (c: Composition, { simulated }: Device, name: Figure): Figure =>
  simulated ? { ...name, text: c.t("assistant.devices.simulatedName", { name: name.text }) } : name;

/** Devices of which the asker may choose one. */
export function offerDevices(c: Composition, devices: readonly DeviceFacts[]): void {
  for (const { device } of devices.slice(0, NAMED_DEVICES))
    c.choices.push({ label: device.name, change: { slot: "devices", value: device.name } });
}

/**
 * Says which of the wanted devices do not exist, what comes near, and where one is added.
 * @param keys the sentences for a name and for none
 */
export function addMissing(
  c: Composition,
  { missing }: OpenDevices,
  all: readonly DeviceFacts[],
  keys: { named: "assistant.device.missing" | "assistant.device.unknown" },
): void {
  const unnamed =
    keys.named === "assistant.device.missing" ? "assistant.device.missingUnnamed" : "assistant.device.unknownUnnamed";
  for (const { words, near } of missing) {
    if (words) c.draft.add(keys.named, { name: c.show(words) });
    else c.draft.add(unnamed);
    if (near.length === 0) continue;
    c.draft.add("assistant.device.near", { devices: deviceNames(c, near) });
    offerDevices(c, near);
  }
  if (missing.every(({ near }) => near.length > 0)) return;
  if (all.length > 0) c.draft.add("assistant.device.have", { devices: deviceNames(c, all) });
  const [first] = all;
  c.draft.add("assistant.device.add", {}, first ? [first.name.source] : []);
}

/** An account without devices; on a partner's page there is nowhere to connect one, so the partner is named. */
export async function addNone(c: Composition): Promise<void> {
  c.draft.add("assistant.devices.none");
  if (c.tools.partner) await c.handover();
  else c.draft.add("assistant.devices.connect");
}

/** No account whose devices could be told of. */
export async function addNoAccount(c: Composition): Promise<void> {
  c.draft.add("assistant.devices.signIn");
  await c.handover();
}
