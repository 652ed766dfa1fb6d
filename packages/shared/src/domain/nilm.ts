/** Appliances that the disaggregation can name, in the order of how well they are known. */
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

/** Kinds of load, named instead of appliances when the intervals are longer than five minutes. */
export const NILM_CATEGORIES = ["ev_like", "cooling", "heating"] as const;

/** Homes whose labels an account may have remembered. */
export const MAX_NILM_HOMES = 50;
/** Labels' lessons that are kept of a home; the oldest make room. */
export const MAX_TEMPLATES_PER_HOME = 40;
