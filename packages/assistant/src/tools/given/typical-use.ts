import type { Appliance } from "../../frame/frame";
import type { SunZone } from "../../frame/sun-zone";
import { published, type Source } from "../facts";

export const TYPICAL_USE_SOURCE = published(
  "doe-appliance-use",
  "US Department of Energy, Estimating Appliance and Home Electronic Energy Use",
  "https://www.energy.gov/energysaver/estimating-appliance-and-home-electronic-energy-use",
);

/** The average price that US homes paid for a kWh in 2025, in dollars. */
export const AVERAGE_PRICE = { perKwh: 0.17, currency: "USD" } as const;
export const AVERAGE_PRICE_SOURCE = published(
  "eia-residential-price",
  "US EIA, Electric Power Monthly: average residential price",
  "https://www.eia.gov/electricity/monthly/",
);

/** What an electric car takes from the wall, Wh per km: 25 to 40 kWh per 100 miles. */
export const CAR_WH_PER_KM = { low: 155, high: 249 } as const;
export const CAR_SOURCE = published(
  "fuel-economy-guide",
  "US DOE and EPA, Fuel Economy Guide",
  "https://www.fueleconomy.gov/",
);
/** Of what a charger draws, about this much is lost on the way into a car's battery. */
export const CHARGING_LOSS = 0.1;

/** A panel of today, and what a kW of panels makes in a year in most of the United States. */
export const PANEL_WATTS = 430;
export const SOLAR_SOURCE = published("nrel-pvwatts", "NREL, PVWatts", "https://pvwatts.nrel.gov/");
const PV_POTENTIAL_SOURCE = published(
  "world-bank-pv-potential",
  "World Bank, Global Photovoltaic Power Potential by Country",
  "https://www.worldbank.org/en/topic/energy/publication/solar-photovoltaic-power-potential-by-country",
);

/** What a kW of panels makes in a year, kWh, from the less to the more sunny places of each zone. */
export const SOLAR_KWH_PER_KW: Readonly<Record<SunZone, { low: number; high: number; source: Source }>> = {
  us: { low: 1_100, high: 1_700, source: SOLAR_SOURCE },
  uk: { low: 850, high: 1_100, source: PV_POTENTIAL_SOURCE },
  tw: { low: 1_050, high: 1_350, source: PV_POTENTIAL_SOURCE },
  cn: { low: 900, high: 1_450, source: PV_POTENTIAL_SOURCE },
  "cn-north": { low: 1_150, high: 1_450, source: PV_POTENTIAL_SOURCE },
  "cn-northwest": { low: 1_350, high: 1_650, source: PV_POTENTIAL_SOURCE },
  "cn-east": { low: 1_000, high: 1_250, source: PV_POTENTIAL_SOURCE },
  "cn-southwest": { low: 700, high: 950, source: PV_POTENTIAL_SOURCE },
};

/** The part of a battery's capacity that is used, so that it lasts. */
export const USABLE_SHARE = 0.9;
export const BATTERY_SOURCE = published(
  "nrel-atb-battery",
  "NREL, Annual Technology Baseline: Residential Battery Storage",
  "https://atb.nrel.gov/",
);

/** What a Chinese 匹 of an air conditioner draws at full power: a metric horsepower. */
export const WATTS_PER_PI = 735;
/** BTU of cooling for each Wh (EER): from units in use for some years to those of today's US minimum standard. */
export const COOLING_RATIO = { low: 10, high: 12 } as const;
export const COOLING_SOURCE = published(
  "doe-room-air-conditioners",
  "US Department of Energy, Room Air Conditioners",
  "https://www.energy.gov/energysaver/room-air-conditioners",
);

/** What single appliances commonly use in a year, kWh: from small and careful models to large and old ones. */
export const TYPICAL_YEAR_KWH: Partial<Record<Appliance, readonly [low: number, high: number]>> = {
  fridge: [150, 500],
  freezer: [200, 700],
  washer: [60, 200],
  dryer: [250, 800],
  dishwasher: [150, 350],
  oven: [100, 350],
  microwave: [40, 130],
  kettle: [60, 200],
  coffee_maker: [40, 150],
  rice_cooker: [40, 150],
  tv: [50, 250],
  computer: [50, 300],
  console: [50, 160],
  router: [50, 130],
  dehumidifier: [200, 900],
};

/** What appliances draw while they run, W: from small and careful models to large ones. */
export const TYPICAL_WATTS: Partial<Record<Appliance, readonly [low: number, high: number]>> = {
  fridge: [100, 250],
  freezer: [80, 250],
  washer: [350, 900],
  dryer: [1_800, 5_000],
  dishwasher: [1_200, 2_400],
  oven: [2_000, 5_000],
  stove: [1_000, 3_000],
  microwave: [800, 1_500],
  kettle: [1_500, 3_000],
  coffee_maker: [600, 1_500],
  toaster: [800, 1_500],
  air_fryer: [1_200, 1_800],
  rice_cooker: [300, 1_000],
  ac: [500, 1_500],
  heat_pump: [1_000, 5_000],
  space_heater: [400, 1_500],
  water_heater: [1_500, 5_500],
  fan: [10, 75],
  dehumidifier: [200, 700],
  humidifier: [20, 300],
  air_purifier: [10, 100],
  lights: [5, 15],
  tv: [50, 150],
  computer: [50, 300],
  console: [50, 200],
  router: [5, 15],
  ev: [1_400, 11_000],
  pool_pump: [700, 2_000],
  hot_tub: [1_500, 6_000],
  sauna: [3_000, 9_000],
  vacuum: [600, 1_500],
  iron: [1_000, 2_400],
  hair_dryer: [1_000, 1_900],
  electric_blanket: [50, 200],
  aquarium: [20, 300],
  phone_charger: [5, 20],
  range_hood: [70, 300],
  sewing_machine: [70, 150],
  medical: [30, 60],
};
