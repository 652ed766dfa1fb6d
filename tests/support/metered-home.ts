import { register } from "../../packages/shared/src/contracts/auth";
import { type Answer, sendMessage } from "../../packages/shared/src/contracts/chat/messages";
import { connectDevice, type Device, listDevices } from "../../packages/shared/src/contracts/devices";
import type { SimulatedDeviceType } from "../../packages/shared/src/domain/devices";
import { authorizeUtility, listMeters, type Meter, meterReadings } from "../../packages/shared/src/contracts/meters";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { newUtilityAccount } from "../factories/meters";
import type { TestApi } from "./api";
import { BrowserSession } from "./browser-session";
import { made } from "./made";

/** 100 days of quarter hours stay below the limit of one response of readings. */
const PAGE_MS = 100 * DAY_MS;

/** A user with a sandbox meter of 24 months and devices, who chats with the assistant. */
export class MeteredHome {
  private constructor(
    readonly session: BrowserSession,
    readonly meter: Meter,
    readonly userId: string,
  ) {}

  static async open(api: TestApi, accountNumber: string): Promise<MeteredHome> {
    const session = new BrowserSession(api);
    const { id } = await made(session, register, newRegistration());
    await made(session, authorizeUtility, newUtilityAccount({ accountNumber }));
    await api.platform.imports.settled();
    const { meters } = await made(session, listMeters, {});
    const [meter] = meters;
    if (meter?.status !== "ready") throw new Error(`The sandbox meter is ${meter?.status ?? "missing"}`);
    return new MeteredHome(session, meter, id);
  }

  connect(type: SimulatedDeviceType, name: string): Promise<Device> {
    return made(this.session, connectDevice, { type, name });
  }

  /** A device's current state. */
  async device(name: string): Promise<Device> {
    const { devices } = await made(this.session, listDevices, {});
    const found = devices.find((device) => device.name === name);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  }

  ask(message: string, sessionId: string = crypto.randomUUID()): Promise<Answer> {
    return made(this.session, sendMessage, { message, sessionId });
  }

  /** The meter's own intervals, as the public API accepts them. */
  async series(fromMs: number, toMs: number) {
    const [firstMs, lastMs] = [this.meter.firstReadingAt, this.meter.lastReadingAt].map((at) => Date.parse(at ?? ""));
    const [beginMs, endMs] = [Math.max(fromMs, firstMs ?? 0), Math.min(toMs, lastMs ?? 0)];
    const energyWh: (number | null)[] = [];
    for (let ms = beginMs; ms < endMs; ms += PAGE_MS) {
      const page = await made(this.session, meterReadings, {
        meter_id: this.meter.id,
        from: new Date(ms).toISOString(),
        to: new Date(Math.min(ms + PAGE_MS, endMs)).toISOString(),
        resolution: "interval",
      });
      energyWh.push(...page.energyWh);
    }
    return {
      start: new Date(beginMs).toISOString(),
      interval_seconds: 900,
      time_zone: this.meter.timeZone,
      kwh: energyWh.map((wh) => (wh === null ? null : wh / 1_000)),
    };
  }
}
