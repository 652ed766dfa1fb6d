import { type Facility, facilitySchema } from "@wattleaf/shared/contracts/facilities";

/** Mean kW of each hour of a home with two people at work by day. A made-up shape, and labeled as a sample. */
const LOAD_KW = [
  0.35, 0.32, 0.3, 0.3, 0.32, 0.4, 0.75, 0.95, 0.7, 0.45, 0.4, 0.42, 0.5, 0.45, 0.42, 0.5, 0.75, 1.15, 1.45, 1.4, 1.2,
  0.95, 0.7, 0.45,
];
const WEEKEND_LOAD_KW = [
  0.4, 0.35, 0.32, 0.3, 0.3, 0.32, 0.45, 0.65, 0.85, 0.95, 0.9, 0.9, 1, 0.95, 0.85, 0.8, 0.9, 1.15, 1.4, 1.35, 1.2, 1,
  0.75, 0.55,
];
/** A clear day in spring on a roof of 5 kW. */
const SOLAR_KW = [0, 0, 0, 0, 0, 0, 0.1, 0.6, 1.5, 2.5, 3.3, 3.8, 4, 3.8, 3.3, 2.5, 1.5, 0.6, 0.1, 0, 0, 0, 0, 0];

/** The facility in the documentation's example: it has no owner, and all users can schedule it. */
export const SAMPLE_HOME: Facility = facilitySchema.parse({
  name: "Sample home",
  time_zone: "America/Los_Angeles",
  location: "US-CAMX",
  tariff_id: "pge-e-tou-c",
  load_kw: LOAD_KW,
  load_weekend_kw: WEEKEND_LOAD_KW,
  solar_kw: SOLAR_KW,
  grid: { import_limit_kw: 20 },
  battery: { capacity_kwh: 13.5, min_soc: 0.1, soc: 0.5, charge_kw: 5, discharge_kw: 5, wear_per_kwh: 0.02 },
  evs: [{ id: "car", plugged_in_from: "18:00", ready_by: "07:00", energy_needed_kwh: 12, max_kw: 7.4, min_kw: 1.4 }],
  appliances: [
    {
      id: "dishwasher",
      phases: [
        { minutes: 30, kw: 1.6 },
        { minutes: 45, kw: 0.15 },
        { minutes: 15, kw: 1.8 },
      ],
      earliest: "19:00",
      latest_end: "06:30",
    },
    {
      id: "washer",
      phases: [
        { minutes: 30, kw: 2 },
        { minutes: 60, kw: 0.35 },
      ],
      earliest: "08:00",
      latest_end: "18:00",
    },
    {
      id: "pool-pump",
      phases: [{ minutes: 240, kw: 0.75 }],
      earliest: "06:00",
      latest_end: "22:00",
      interruptible: true,
    },
  ],
} satisfies Parameters<typeof facilitySchema.parse>[0]);
