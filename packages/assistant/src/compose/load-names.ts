import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import type { Appliance } from "../frame/frame";

/** How the disaggregation calls an appliance, and the kind of load that coarse readings put it into. */
export const FOUND_AS: Partial<Record<Appliance, readonly DayPart[]>> = {
  ev: ["ev_charger", "ev_like"],
  ac: ["air_conditioner", "cooling"],
  heat_pump: ["electric_heating", "heating"],
  heating: ["electric_heating", "heating"],
  space_heater: ["electric_heating", "heating"],
  fridge: ["fridge"],
  freezer: ["freezer"],
  dishwasher: ["dishwasher"],
  washer: ["washing_machine"],
  microwave: ["microwave"],
  kettle: ["kettle"],
  oven: ["oven"],
  standby: ["base"],
};
export const isFoundAs = (appliance: Appliance, name: string): boolean =>
  FOUND_AS[appliance]?.some((one) => one === name) ?? false;
