import { allYear, day, SAMPLE_NOTE, type CatalogTariff } from "./entry";

const SOURCE = {
  title: "U.S. Energy Information Administration, Electric Power Annual 2023, average residential revenue per kWh",
  url: "https://www.eia.gov/electricity/annual/",
};

/** For households of any other utility: the national average, and the same average spread over a time of use. */
export const NATIONAL: readonly CatalogTariff[] = [
  {
    id: "us-average-flat",
    provider: "other",
    kind: "flat",
    effectiveDate: "2023-01-01",
    timeZone: "America/Chicago",
    country: "US",
    region: null,
    source: SOURCE,
    sample: true,
    note: "Sample, not for billing: the average price American homes paid per kWh, including all charges.",
    item: {
      name: "National average, flat",
      utility: "Any utility",
      sector: "Residential",
      country: "USA",
      energyratestructure: [[{ unit: "kWh", rate: 0.16 }]],
      energytoulabels: ["All day"],
      energyweekdayschedule: allYear(day([0, 24])),
      energyweekendschedule: allYear(day([0, 24])),
      dgrules: "Net Metering",
    },
  },
  {
    id: "us-average-tou",
    provider: "other",
    kind: "time_of_use",
    effectiveDate: "2023-01-01",
    timeZone: "America/Chicago",
    country: "US",
    region: null,
    source: SOURCE,
    sample: true,
    note: `${SAMPLE_NOTE} The national average spread over a peak of 4–9 PM on weekdays; no utility offers it.`,
    item: {
      name: "National average, time of use",
      utility: "Any utility",
      sector: "Residential",
      country: "USA",
      energyratestructure: [[{ unit: "kWh", rate: 0.14 }], [{ unit: "kWh", rate: 0.25 }]],
      energytoulabels: ["Off-Peak", "Peak"],
      energyweekdayschedule: allYear(day([0, 16], [1, 21], [0, 24])),
      energyweekendschedule: allYear(day([0, 24])),
      dgrules: "Net Metering",
    },
  },
];
