/** What a question wants a device to do; `raise` and `lower` change what it is set to. */
export type Command = "on" | "off" | "set" | "raise" | "lower";

/** What a device is to be set to, or by how much to be raised or lowered. */
export interface Setting {
  value: number;
  /** Null for a bare number ("set it to 20"): the kind of the device tells what it counts. */
  unit: "celsius" | "W" | "fraction" | null;
  /** Fahrenheit is converted; an answer says it as it was written. */
  written?: "fahrenheit";
}
