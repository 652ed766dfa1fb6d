/** Appliances that disaggregation can detect, best supported first. */
export const NILM_APPLIANCES = [
  "kettle",
  "dishwasher",
  "washing_machine",
  "microwave",
  "electric_shower",
  "fridge",
  "freezer",
  "ev_charger",
  "oven",
  "air_conditioner",
  "electric_heating",
] as const;

/** Load categories, used instead of appliances when the intervals are longer than five minutes. */
export const NILM_CATEGORIES = ["ev_like", "cooling", "heating"] as const;

/** The category that an appliance is found as in longer intervals. */
export const CATEGORY_OF: Readonly<Record<string, (typeof NILM_CATEGORIES)[number] | undefined>> = {
  ev_charger: "ev_like",
  air_conditioner: "cooling",
  electric_heating: "heating",
};

/** Homes per account whose labels can be stored. */
export const MAX_NILM_HOMES = 50;
/** Training examples kept per home; the oldest are dropped first. */
export const MAX_TEMPLATES_PER_HOME = 40;

/** What a user can say ran; `other` for what is none of these. */
export const LABEL_APPLIANCES = [...NILM_APPLIANCES, "other"] as const;
/** Stretches of a meter's readings that its user may label. */
export const MAX_METER_LABELS = 200;
