import { isAfterPeak } from "../times/after-peak";
import type { Frame } from "../frame";
import { withDigits } from "../values/numbers";
import { saidTimes } from "./said-time";
import { twoDigits } from "../times/two-digits";

const BY = /\b(?:by|before) (?:about |around )?([^,;.]{1,24})|(\S{0,4}\d{1,2}点半?)(?:钟)?(?:之前|以前|前)/;
const BEGINS: ReadonlySet<Frame["command"]> = new Set(["charge", "on", "schedule", "start", undefined]);
const CHARGES = /\bcharg\w*|\bplug\w*|充/;

/** What an order that waits for the end of the peak asks; undefined of another. @param text normalized */
export function orderAfterPeak(text: string, frame: Frame): Partial<Frame> | undefined {
  if (frame.act !== "do" || !isAfterPeak(text) || !BEGINS.has(frame.command)) return undefined;
  const { devices, appliances, subject } = frame;
  const isCharge = CHARGES.test(text);
  if (!devices && !appliances && !isCharge) return undefined;
  const by = BY.exec(withDigits(text));
  const words = by?.[1] ?? by?.[2];
  const end = words === undefined ? undefined : saidTimes(by?.[1] === undefined ? words : `at ${words}`, false).at;
  const deadline = end
    ? [`by:${twoDigits(Math.floor(end.minuteOfDay / 60) % 24)}:${twoDigits(end.minuteOfDay % 60)}`]
    : [];
  const isOfCar = isCharge && !devices && subject !== "battery" && appliances?.includes("battery") !== true;
  return {
    command: isCharge ? "charge" : (frame.command ?? "on"),
    times: ["after_peak", ...deadline],
    ...(devices ? { devices } : {}),
    ...(appliances ? { appliances } : isOfCar ? { appliances: ["ev"] } : {}),
    ...(isOfCar ? { subject: "ev" } : {}),
  };
}
