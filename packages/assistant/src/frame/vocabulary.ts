import { QUERY_GROUPS } from "@wattleaf/shared/domain/query-codes";

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
  /** What the panels made for the home itself; by its words, as `said-solar.ts` reads them. */
  "own_use",
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
export const AGGREGATES = [
  "average",
  "share",
  "count",
  "trend",
  "max",
  "min",
  "difference",
  "median",
  "streak",
] as const;

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
export const GROUPS = [...QUERY_GROUPS, "appliance", "device", "room"] as const;

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

/** What a device is set to: an amount with its unit, a number in the unit that the asker sees, or a name. */
export const SETTING =
  /^(?:-?\d+(?:\.\d+)?(?:%|[ACFKW]|kW|min|h)?|amber|auto|blue|cool|dry|eco|green|heat|high|low|medium|orange|pink|purple|quiet|red|sleep|warm|white|yellow)$/;

export { FILTER, PERIOD, PICK } from "@wattleaf/shared/domain/query-codes";

/**
 * A supposed change of the own use: a part, power or energy less or more, a part at another price per kWh, or no day, week
 * or month beyond an amount.
 */
export const CHANGE =
  /^(?:cap:\d{1,7}(?:\.\d{1,6})?kWh\/(?:day|week|month)|(?:less|more):\d{1,7}(?:\.\d{1,6})?(?:%|W|kWh(?:\/(?:day|week|month|year))?)|moved:\d{1,3}(?:\.\d{1,6})?%(?:@\d{1,4}(?:\.\d{1,6})?)?)$/;

/** When something is to be done. */
export const ACTION_TIME =
  /^(?:(?:at|by|after|before):\d\d:\d\d|in:\d+(?:min|h)|tonight|now|cheapest|greenest|after_peak)$/;
