/** What the loads of a home are called. */
export const loads = {
  "load.base": "Always on",
  "load.other": "Everything else",
  "load.kettle": "Kettle",
  "load.dishwasher": "Dishwasher",
  "load.washing_machine": "Washing machine",
  "load.microwave": "Microwave",
  "load.electric_shower": "Electric shower",
  "load.fridge": "Fridge",
  "load.freezer": "Freezer",
  "load.ev_charger": "Car charger",
  "load.oven": "Oven",
  "load.air_conditioner": "Air conditioner",
  "load.electric_heating": "Electric heating",
  "load.ev_like": "Car charging",
  "load.cooling": "Cooling",
  "load.heating": "Heating",
} as const;
