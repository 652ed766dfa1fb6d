/** The sample home that every account can plan for; no account owns it and it cannot be changed. */
export const SAMPLE_FACILITY_ID = "sample-home";
export const MAX_FACILITIES = 50;
export const MAX_EVS = 10;
export const MAX_FURTHER_BATTERIES = 5;
/** ID in schedules of the battery that a facility has in its field `battery`. */
export const FIRST_BATTERY_ID = "battery";
export const MAX_APPLIANCES = 20;
/** A week of quarter hours. */
export const MAX_SCHEDULE_STEPS = 672;
export const SCHEDULE_STEP_MINUTES = [15, 30, 60] as const;
