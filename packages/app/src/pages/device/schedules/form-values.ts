import type { Device } from "@wattleaf/shared/contracts/devices";
import type { addDeviceSchedule, DeviceSchedule } from "@wattleaf/shared/contracts/devices/schedules";
import { WEEKDAYS, type Weekday } from "@wattleaf/shared/domain/device-schedules";
import type { DeviceCommand } from "@wattleaf/shared/domain/devices";
import type { z } from "zod";

export const REPEATS = ["once", "daily", "weekdays", "weekends", "days"] as const;
export type Repeat = (typeof REPEATS)[number];

/** What the form holds, as it was typed. */
export interface ScheduleValues {
  command: DeviceCommand;
  value: string;
  time: string;
  date: string;
  repeat: Repeat;
  days: readonly Weekday[];
  /** Empty for a device that stays on. */
  minutes: string;
}

export type ScheduleErrors = Partial<Record<"days" | "time" | "value", true>>;
export type ScheduleInput = Omit<z.input<(typeof addDeviceSchedule)["input"]>, "device_id">;

const WORKDAYS = WEEKDAYS.slice(0, 5);
const WEEKEND = WEEKDAYS.slice(5);

const DAYS_OF: Record<Exclude<Repeat, "days">, readonly Weekday[]> = {
  once: [],
  daily: WEEKDAYS,
  weekdays: WORKDAYS,
  weekends: WEEKEND,
};

const repeatOf = (days: readonly Weekday[]): Repeat =>
  REPEATS.find((repeat) => repeat !== "days" && DAYS_OF[repeat].join() === days.join()) ?? "days";

/** The form of a schedule that exists, or of a new one. */
export function valuesOf(device: Device, schedule: DeviceSchedule | null): ScheduleValues {
  const value = String(schedule?.value ?? device.setting ?? "");
  if (!schedule) return { command: "on", value, time: "19:00", date: "", repeat: "once", days: [], minutes: "60" };
  const { command, time, date, weekdays, minutes } = schedule;
  return {
    command,
    value,
    time,
    date: date ?? "",
    repeat: repeatOf(weekdays),
    days: weekdays,
    minutes: minutes === null ? "" : String(minutes),
  };
}

export function errorsOf({ command, value, time, repeat, days }: ScheduleValues, device: Device): ScheduleErrors {
  const bounds = device.range;
  const number = Number(value);
  const isOutside = command === "set" && (!bounds || value === "" || !(number >= bounds.min && number <= bounds.max));
  return {
    ...(time === "" ? { time: true } : {}),
    ...(repeat === "days" && days.length === 0 ? { days: true } : {}),
    ...(isOutside ? { value: true } : {}),
  };
}

/** What the server takes. */
export function toInput(values: ScheduleValues, timeZone: string): ScheduleInput {
  const { command, value, time, date, repeat, days, minutes } = values;
  return {
    command,
    time,
    weekdays: [...(repeat === "days" ? WEEKDAYS.filter((day) => days.includes(day)) : DAYS_OF[repeat])],
    time_zone: timeZone,
    ...(command === "set" ? { value: Number(value) } : {}),
    ...(repeat === "once" && date !== "" ? { date } : {}),
    ...(command === "on" && minutes !== "" ? { minutes: Number(minutes) } : {}),
  };
}
