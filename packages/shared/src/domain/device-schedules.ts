/** Days on which a schedule repeats, the week's first day first. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Below a day: a run of a daily schedule is over before its next one begins. */
export const MAX_RUN_MINUTES = 1_439;
export const MAX_SCHEDULES_PER_DEVICE = 20;
/** How far ahead a single run may be planned. */
export const MAX_SCHEDULE_DAYS_AHEAD = 366;

/** Who a device was told by: its user, an answer of the assistant after a yes, or a schedule. */
export const DEVICE_ACTORS = ["user", "assistant", "schedule"] as const;

/** Who chose the time of a schedule; `optimizer`: its user took the cheapest time. */
export const SCHEDULE_ORIGINS = ["user", "assistant", "optimizer"] as const;

/** What can be done with a device, and undone. */
export const DEVICE_ACTION_KINDS = [
  "on",
  "off",
  "set",
  "schedule_added",
  "schedule_changed",
  "schedule_removed",
] as const;

/** What a plan calls the device that it is made for: names may have characters that an ID of the optimizer may not. */
export const PLANNED_DEVICE_ID = "this-device";
