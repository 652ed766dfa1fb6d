/** Appliances that switch on once for a few minutes. */
export const PULSE_DEVICES = ["kettle", "microwave"] as const;
export type PulseDevice = (typeof PULSE_DEVICES)[number];

/** Appliances that run a programme with heating and quieter phases. */
export const CYCLE_DEVICES = ["washing_machine", "dishwasher"] as const;
export type CycleDevice = (typeof CYCLE_DEVICES)[number];

/** Appliances that the forests were trained on. */
export const TRAINED_DEVICES = [...PULSE_DEVICES, ...CYCLE_DEVICES] as const;
export type TrainedDevice = (typeof TRAINED_DEVICES)[number];

export const isTrained = (device: string): device is TrainedDevice =>
  (TRAINED_DEVICES as readonly string[]).includes(device);
