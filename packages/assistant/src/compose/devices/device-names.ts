import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceFacts } from "../../tools/own-devices";
import type { OpenDevices } from "../../tools/wanted-devices";
import type { Composition } from "../composition";
import type { Figure } from "../format";

/** More would push the sentence out of sight. */
const NAMED_DEVICES = 5;

/** Names, those of simulated devices marked: each by itself, or all at once when all are. */
export function deviceNames(c: Composition, devices: readonly DeviceFacts[]): Figure {
  const shown = devices.slice(0, NAMED_DEVICES);
  const allSimulated = devices.length > 1 && devices.every(({ device }) => device.simulated);
  const figures = shown.map(({ device, name }) => (allSimulated ? c.show(name) : deviceName(c, device, c.show(name))));
  const separator = c.t("assistant.list.separator");
  const isCut = devices.length > shown.length;
  const list = isCut ? c.join(figures, (items) => items.join(separator)) : c.join(figures);
  const text = isCut ? c.t("assistant.list.andMore", { list: list.text }) : list.text;
  return { ...list, text: allSimulated ? c.t("assistant.device.allSimulated", { names: text }) : text };
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
