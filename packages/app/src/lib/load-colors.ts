import type { DayPart } from "@wattleaf/shared/contracts/load-day";

/** One color per load, wherever it is drawn: readable on light and dark, amber left to cost and peak hours. */
export const LOAD_COLORS = {
  base: "#2b6e4c",
  electric_heating: "#34a853",
  heating: "#34a853",
  air_conditioner: "#7f9fd6",
  cooling: "#7f9fd6",
  ev_charger: "#4f97a3",
  ev_like: "#4f97a3",
  fridge: "#6f8fb8",
  freezer: "#8f86c4",
  washing_machine: "#a9bf4b",
  dishwasher: "#c3a6cf",
  kettle: "#86cf98",
  microwave: "#d39a8c",
  oven: "#b98067",
  electric_shower: "#5f7fa8",
  other: "#8a938d",
} as const satisfies Record<DayPart, string>;
