/** Percent of a site's energy, as the maker claims it; devices in the order of what they save. */
export const INDUSTRIES = [
  { id: "commercial", devices: ["hvac", "lighting", "elevators", "servers", "chargers"] },
  { id: "retail", devices: ["refrigeration", "lighting", "hvac", "ovens", "signs"] },
  { id: "residential", devices: ["heatPump", "charger", "waterHeater", "battery", "appliances", "pool"] },
  { id: "manufacturing", devices: ["motors", "compressors", "furnaces", "chillers", "lighting"] },
  { id: "hospitality", devices: ["hvac", "waterHeater", "kitchen", "laundry", "pool"] },
  { id: "utility", devices: ["meters", "batteries", "feeders", "solar", "fleet"] },
] as const;

export type Industry = (typeof INDUSTRIES)[number];
