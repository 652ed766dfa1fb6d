import type { Device } from "@wattleaf/shared/contracts/devices";
import { DomainError } from "@wattleaf/shared/errors";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import type { Language } from "@wattleaf/shared/i18n/language";
import { z } from "zod";
import { displayUnits } from "../../../core/display-units";
import type { RequestContext } from "../../../core/request-context";
import { addAssistantSchedules, commandDevice, listDevices } from "../../devices";
import { primaryMeter } from "../../meters";
import { enrollHome } from "../../vpp";
import { formatFact } from "@wattleaf/assistant/compose/format";
import { localTime } from "@wattleaf/assistant/tools/clock-time";
import { ordersInput } from "@wattleaf/assistant/tools/device-proposal";
import { fact } from "@wattleaf/assistant/tools/facts";
import { devicesSource, settingFact } from "@wattleaf/assistant/tools/own-devices";
import { flexibleKwOf } from "@wattleaf/assistant/tools/flexible-power";
import { safeName } from "@wattleaf/assistant/tools/own-sources";
import { messages } from "@wattleaf/assistant/messages";
import type { ActionRow } from "./repo";

export interface Performed {
  state: "done" | "failed";
  /** In the answer's language. */
  outcome: string;
}

/** Does what was proposed, by the rules of now. */
export async function perform(ctx: RequestContext, row: ActionRow): Promise<Performed> {
  switch (row.kind) {
    case "control_device":
    case "run_schedule":
      return giveOrders(ctx, ordersInput.parse(row.input).orders, row.language);
    case "enroll_vpp":
      return enroll(ctx, z.object({ deviceIds: z.array(z.string()) }).parse(row.input).deviceIds, row.language);
    // The site itself opens what these need; nothing of them is kept here.
    case "connect_meter":
    case "add_meter":
    case "upload_bill":
      return { state: "done", outcome: "" };
  }
}

type Order = z.output<typeof ordersInput>["orders"][number];

async function giveOrders(ctx: RequestContext, orders: readonly Order[], language: Language): Promise<Performed> {
  const t = messages(language);
  const nowMs = ctx.platform.clock.now();
  const devices = new Map((await listDevices(ctx)).map((device) => [device.id, device]));
  const timeZone = (await primaryMeter(ctx))?.timeZone ?? "UTC";
  const [later, now] = [orders.filter(({ atMs }) => atMs !== null), orders.filter(({ atMs }) => atMs === null)];
  const sentences: string[] = [];
  let isAnyDone = false;
  for (const order of now) {
    const done = await giveNow(ctx, order, devices.get(order.deviceId), language);
    isAnyDone ||= done.isDone;
    sentences.push(done.sentence);
  }
  const planned = later.flatMap(({ atMs, ...order }) =>
    atMs !== null && atMs > nowMs && devices.has(order.deviceId) ? [{ ...order, atMs }] : [],
  );
  // Orders that put back what is changed now make no sense when nothing was changed.
  if (planned.length > 0 && (now.length === 0 || isAnyDone)) {
    await addAssistantSchedules(
      ctx,
      planned.map(({ deviceId, command, value = null, atMs, minutes = null, reason = null }) => ({
        deviceId,
        command,
        value,
        atMs,
        minutes,
        reason,
      })),
      timeZone,
    );
    isAnyDone = true;
    const [first] = planned;
    if (first && now.length === 0)
      sentences.push(
        t("assistant.outcome.later", {
          device: nameOf(devices.get(first.deviceId), first.name, language),
          at: instant(localTime(timeZone, first.atMs), language),
        }),
      );
  } else if (now.length === 0) {
    const [first] = later;
    const isGone = first && !devices.has(first.deviceId);
    sentences.push(isGone ? t("assistant.outcome.gone", { device: first.name }) : t("assistant.outcome.past"));
  }
  return { state: isAnyDone ? "done" : "failed", outcome: sentences.join(language === "zh" ? "" : " ") };
}

async function giveNow(ctx: RequestContext, order: Order, device: Device | undefined, language: Language) {
  const t = messages(language);
  if (!device) return { isDone: false, sentence: t("assistant.outcome.gone", { device: order.name }) };
  const name = nameOf(device, order.name, language);
  try {
    const input = { device_id: order.deviceId, command: order.command, value: order.value };
    await commandDevice(ctx, input, { by: "assistant" });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { isDone: false, sentence: t(`assistant.outcome.${failureOf(error)}`, { device: name }) };
  }
  const target =
    order.value === undefined || !device.range
      ? ""
      : formatFact(settingFact(devicesSource([], language), "target", device.range.unit, order.value), {
          language,
          temperatureUnit: (await displayUnits(ctx)).temperatureUnit,
        });
  return { isDone: true, sentence: t(`assistant.outcome.${order.command}`, { device: name, target }) };
}

function failureOf({ code, reason }: DomainError): "gone" | "rejected" | "unconfirmed" | "unreachable" {
  if (code === "not_found") return "gone";
  if (code !== "unavailable") return "rejected";
  return reason?.name === "device_not_confirmed" ? "unconfirmed" : "unreachable";
}

/** A device of software only is called so. */
function nameOf(device: Device | undefined, known: string, language: Language): string {
  if (!device) return known;
  const name = safeName(device.name) || device.type;
  return device.simulated ? messages(language)("assistant.devices.simulatedName", { name }) : name;
}

const instant = (local: string, language: Language): string =>
  formatFact(fact(devicesSource([], language), "at", local, "instant"), { language });

async function enroll(ctx: RequestContext, deviceIds: readonly string[], language: Language): Promise<Performed> {
  const t = messages(language);
  const devices = (await listDevices(ctx)).filter(({ id }) => deviceIds.includes(id));
  if (devices.length === 0) return { state: "failed", outcome: t("assistant.outcome.noDevices") };
  const { isNew } = await enrollHome(
    ctx,
    devices.map((device) => ({ id: device.id, name: device.name, flexibleKw: flexibleKwOf(device) })),
  );
  const names = formatList(
    devices.map(({ name, type }) => safeName(name) || type),
    language,
  );
  return {
    state: "done",
    outcome: isNew ? t("assistant.outcome.enrolled", { devices: names }) : t("assistant.outcome.alreadyEnrolled"),
  };
}
