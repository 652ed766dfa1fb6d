/** Appliances that switch on once for a few minutes. */
export const PULSE_DEVICES = ["kettle", "microwave"] as const;
export type PulseDevice = (typeof PULSE_DEVICES)[number];

/** Appliances that run a program with heating and quieter phases. */
export const CYCLE_DEVICES = ["washing_machine", "dishwasher"] as const;
export type CycleDevice = (typeof CYCLE_DEVICES)[number];

/** Appliances that the forests were trained on. */
export const TRAINED_DEVICES = [...PULSE_DEVICES, ...CYCLE_DEVICES] as const;
export type TrainedDevice = (typeof TRAINED_DEVICES)[number];

export const isTrained = (device: string): device is TrainedDevice =>
  (TRAINED_DEVICES as readonly string[]).includes(device);

export const isCycle = (device: string): device is CycleDevice => (CYCLE_DEVICES as readonly string[]).includes(device);

/**
 * Plateau power in watts that a pulse of an appliance can have. Kettles are rated 1.8 to 3.1 kW in Europe, microwaves take
 * 0.8 to 1.7 kW, heaters of washers and dishwashers 1.7 to 2.4 kW; low ends allow for a sample that it was on for a part of.
 */
export const POSSIBLE_WATTS: Record<TrainedDevice, readonly [number, number]> = {
  kettle: [900, 3_400],
  microwave: [300, 2_000],
  washing_machine: [900, 2_800],
  dishwasher: [900, 2_800],
};
