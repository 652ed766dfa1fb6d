import { type CounterReading, CounterRecorder } from "@wattleaf/engine/live-metering/counter-recorder";
import type { LiveInterval } from "@wattleaf/engine/live-metering/interval-totals";
import { PowerRecorder } from "@wattleaf/engine/live-metering/power-recorder";
import type { HubDevice } from "../../adapters/hubs/hub-devices";
import type { DeviceState } from "../../adapters/hubs/live-hub";
import type { HubsObserver } from "../../adapters/hubs/live-hubs";

/** Intervals of a device that wait for the database: a day. */
const MAX_PENDING = 96;

interface Measured {
  recorder: { source: "power"; of: PowerRecorder } | { source: "counter"; of: CounterRecorder };
  /** Over, and not stored yet. */
  pending: LiveInterval[];
}

type Counter = CounterReading | null;

/** What the devices of hubs measure, gathered into intervals until they are stored. */
export class HubHistory implements Pick<HubsObserver, "onState"> {
  readonly #measured = new Map<string, Map<string, Measured>>();
  /** Where counters stood before this process. */
  readonly #counters = new Map<string, Counter>();

  constructor(readonly now: () => number) {}

  /** Where a device's counter goes on, before its first reading here. */
  resume(hubId: string, deviceId: string, counter: Counter): void {
    this.#counters.set(keyOf(hubId, deviceId), counter);
  }

  onState(hubId: string, device: HubDevice, { powerWatts, energyWh }: DeviceState, told: string | null): void {
    if (device.power === null && device.energy === null) return;
    const { recorder } = this.#of(hubId, device);
    if (recorder.source === "counter") {
      // A reading holds for its own moment: repeated for another sensor's, it would say that nothing has passed.
      const isNews = told === device.energy || recorder.of.resumeFrom === null;
      if (energyWh !== null && isNews) recorder.of.add(this.now(), energyWh);
    } else if (powerWatts === null) recorder.of.interrupt(this.now());
    else recorder.of.add(this.now(), powerWatts);
  }

  /** The devices of a hub with what is to be stored of them. `stored` is called when it has been. */
  due(hubId: string): { deviceId: string; intervals: LiveInterval[]; counter: Counter; stored(): void }[] {
    return [...(this.#measured.get(hubId) ?? [])].map(([deviceId, measured]) => {
      const { recorder } = measured;
      const over = recorder.source === "counter" ? recorder.of.take() : recorder.of.take(this.now());
      measured.pending = [...measured.pending, ...over].slice(-MAX_PENDING);
      const intervals = measured.pending;
      return {
        deviceId,
        intervals,
        counter: recorder.source === "counter" ? recorder.of.resumeFrom : null,
        stored: () => (measured.pending = measured.pending.filter((one) => !intervals.includes(one))),
      };
    });
  }

  forget(hubId: string): void {
    this.#measured.delete(hubId);
  }

  #of(hubId: string, device: HubDevice): Measured {
    let devices = this.#measured.get(hubId);
    if (!devices) this.#measured.set(hubId, (devices = new Map()));
    const source = device.energy === null ? "power" : "counter";
    const known = devices.get(device.id);
    if (known?.recorder.source === source) return known;
    // A counter is exact, and goes on through what the connection misses; power is for devices without one.
    const recorder: Measured["recorder"] =
      source === "power"
        ? { source, of: new PowerRecorder() }
        : {
            source,
            of: new CounterRecorder(device.countsBackward, this.#counters.get(keyOf(hubId, device.id)) ?? null),
          };
    const measured: Measured = { recorder, pending: known?.pending ?? [] };
    devices.set(device.id, measured);
    return measured;
  }
}

const keyOf = (hubId: string, deviceId: string): string => `${hubId} ${deviceId}`;
