/**
 * Total output emission rates of the United States by eGRID subregion, data year 2022, in lb/MWh of CO2, CH4 and N2O.
 * Source: US EPA, eGRID2022 (released January 2024), https://www.epa.gov/egrid, public domain; the same figures as
 * table 6 of the EPA's GHG Emission Factors Hub.
 */
export const EGRID_YEAR = 2022;
export const EGRID_SOURCE = "US EPA eGRID2022, total output emission rates (January 2024)";

type Rates = readonly [co2: number, ch4: number, n2o: number];

const RATES_LB_PER_MWH: Readonly<Record<string, Rates>> = {
  AKGD: [1052.114, 0.088, 0.012],
  AKMS: [495.772, 0.023, 0.004],
  AZNM: [776.036, 0.051, 0.007],
  CAMX: [497.443, 0.03, 0.004],
  ERCT: [771.083, 0.049, 0.007],
  FRCC: [813.846, 0.048, 0.006],
  HIMS: [1155.486, 0.124, 0.019],
  HIOA: [1575.407, 0.163, 0.025],
  MROE: [1479.621, 0.133, 0.019],
  MROW: [936.485, 0.102, 0.015],
  NEWE: [536.428, 0.063, 0.008],
  NWPP: [602.088, 0.056, 0.008],
  NYCW: [885.233, 0.023, 0.003],
  NYLI: [1200.708, 0.135, 0.018],
  NYUP: [274.559, 0.015, 0.002],
  PRMS: [1593.481, 0.087, 0.014],
  RFCE: [657.386, 0.045, 0.006],
  RFCM: [1216.404, 0.116, 0.016],
  RFCW: [1000.053, 0.087, 0.012],
  RMPA: [1124.887, 0.101, 0.014],
  SPNO: [952.575, 0.1, 0.014],
  SPSO: [970.398, 0.072, 0.01],
  SRMV: [801.015, 0.04, 0.006],
  SRMW: [1369.887, 0.151, 0.022],
  SRSO: [893.29, 0.064, 0.009],
  SRTV: [933.067, 0.082, 0.012],
  SRVC: [622.987, 0.047, 0.007],
};
const UNITED_STATES: Rates = [823.149, 0.066, 0.009];

const KG_PER_LB = 0.453_592_37;
const KWH_PER_MWH = 1_000;
/** Warming of a kilogram beside one of CO2 over 100 years: IPCC AR5, as eGRID and the GHG Protocol use it. */
const GWP_CH4 = 28;
const GWP_N2O = 265;

const kgCo2ePerKwh = ([co2, ch4, n2o]: Rates): number =>
  ((co2 + ch4 * GWP_CH4 + n2o * GWP_N2O) * KG_PER_LB) / KWH_PER_MWH;

/** kg CO2e per kWh by location: `US`, and `US-` with the subregion's acronym. */
export const EGRID_KG_PER_KWH: ReadonlyMap<string, number> = new Map([
  ["US", kgCo2ePerKwh(UNITED_STATES)],
  ...Object.entries(RATES_LB_PER_MWH).map(([name, rates]) => [`US-${name}`, kgCo2ePerKwh(rates)] as const),
]);
