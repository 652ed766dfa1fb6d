import { QUERY_GROUPS } from "@wattleaf/engine/query/energy-query";

/* The values of a frame's slots: what a question asks, as the labels of the training data and the tagger name it. */

/** What is wanted of the rest of the frame. `talk` is about neither energy nor the product. */
export const ACTS = [
  "ask",
  "compare",
  /** Why, or what something on a bill or chart means. */
  "explain",
  "forecast",
  /** What to do, how to save, whether something is worth it. */
  "advise",
  /** Change something, now or at a time. */
  "do",
  /** Whether a device is on, and what it is set to. */
  "state",
  "howto",
  "talk",
  "confirm",
  "decline",
] as const;

/** Whose figures: the asker's own, the world's, or the product's. */
export const SCOPES = ["own", "general", "product"] as const;

export const METRICS = [
  /** Used, or bought from the grid, in kWh. */
  "energy",
  /** Fed into the grid. */
  "export",
  /** Bought minus sold. */
  "net",
  /** Made by the asker's panels. */
  "production",
  "cost",
  "power",
  "price",
  "carbon",
  "base_load",
  "savings",
  "earnings",
  "coins",
  "points",
  "rank",
  "due_date",
  "temperature",
  "battery_level",
  "count",
  "duration",
] as const;

/** How readings become one figure; the total where none is named. */
export const AGGREGATES = ["average", "share", "count", "trend", "max", "min", "difference"] as const;

/** What the question is about; the whole home where none is named. */
export const SUBJECTS = [
  "appliance",
  /** By the name that its owner gave it. */
  "device",
  "bill",
  "bill_line",
  "tariff",
  "solar",
  "battery",
  "ev",
  /** A virtual power plant, and its events. */
  "plant",
  "rewards",
  "store",
  "account",
  /** The subscription. */
  "plan",
  "meter",
  "file",
  "outage",
] as const;

export const COMMANDS = [
  "on",
  "off",
  "set",
  "raise",
  "lower",
  "start",
  "stop",
  "schedule",
  "charge",
  "join",
  "leave",
  "buy",
  "upload",
  "connect",
  "disconnect",
  "delete",
  "change",
  "other",
] as const;

/** "By month", "which day": what the readings are put together by. */
export const GROUPS = [...QUERY_GROUPS, "appliance", "device", "room", "tariff_period", "bill"] as const;

export const UNITS = ["kWh", "Wh", "MWh", "kW", "W", "money", "percent", "kg", "hours"] as const;

export const APPLIANCES = [
  "fridge",
  "freezer",
  "washer",
  "dryer",
  "dishwasher",
  "oven",
  "stove",
  "microwave",
  "kettle",
  "coffee_maker",
  "toaster",
  "air_fryer",
  "rice_cooker",
  "ac",
  "heat_pump",
  "heating",
  "space_heater",
  "water_heater",
  "fan",
  "dehumidifier",
  "humidifier",
  "air_purifier",
  "lights",
  "tv",
  "computer",
  "console",
  "router",
  "ev",
  "pool_pump",
  "hot_tub",
  "sauna",
  "vacuum",
  "iron",
  "hair_dryer",
  "electric_blanket",
  "aquarium",
  "phone_charger",
  "battery",
  "solar",
  "standby",
  "range_hood",
  "sewing_machine",
  "medical",
  "elevator",
  "other",
] as const;

export const ROOMS = [
  "living_room",
  "bedroom",
  "kitchen",
  "bathroom",
  "office",
  "garage",
  "basement",
  "hall",
  "kids_room",
  "garden",
  "attic",
  "laundry",
  "other",
] as const;

const DAYS = "mon|tue|wed|thu|fri|sat|sun";
const SEASONS = "spring|summer|autumn|winter";
const ONE_PERIOD = [
  /** Counted from now: `day-1` is yesterday, `month0` this month, `bill-1` the last bill, `mon-1` the Monday before last. */
  `(?:day|week|weekend|month|quarter|year|hour|bill|${DAYS})(?:0|[-+]\\d+)`,
  /** `2026-10-14`, or without its year, or without its month. */
  "\\d{4}(?:-\\d\\d){0,2}",
  "--\\d\\d(?:-\\d\\d)?",
  `(?:\\d{4}-)?(?:${SEASONS})(?:-\\d)?`,
  /** `last30d` */
  "(?:last|next)\\d+(?:min|h|d|w|m|y)",
  "holiday:\\w+",
  "all",
].join("|");
const CLOCK = "\\d{1,2}(?::\\d\\d)?";

/** The forms of a slot's values that are not a list of words. */
export const PERIOD = new RegExp(
  `^(?:(?:${ONE_PERIOD})(?:\\.\\.(?:${ONE_PERIOD}))?|(?:since|before):(?:${ONE_PERIOD}))$`,
);
export const FILTER = new RegExp(
  `^(?:weekend|weekday|(?:${DAYS})(?:\\+(?:${DAYS}))*|night|morning|afternoon|evening|daytime|hours:${CLOCK}-${CLOCK}|` +
    `peak|off_peak|super_off_peak|mid_peak|${SEASONS}|hot_days|cold_days|holidays|away)$`,
);
/** `top:5`, `above:30kWh` */
export const PICK = /^(?:highest|lowest|first|last|(?:top|bottom):\d+|(?:above|below):[\d.]+\S*)$/;
/** When something is to be done. */
export const ACTION_TIME = /^(?:(?:at|by|after|before):\d\d:\d\d|in:\d+(?:min|h)|tonight|now|cheapest|greenest)$/;
