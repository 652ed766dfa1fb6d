import { allYear, day, seasons, type CatalogTariff } from "./entry";

/** The capacity charge of 40.40 € per kW and year, by month. */
const FLEMISH_RATE_PER_KW_MONTH = 3.37;
/** Everyone pays for at least this peak. */
const FLEMISH_LEAST_KW = 2.5;

/** November to March, counted from zero. */
const SWEDISH_WINTER = [10, 11, 0, 1, 2];

/** Tariffs that charge the month's highest power. They belong to no listed utility. */
export const EUROPE: readonly CatalogTariff[] = [
  {
    id: "be-flanders-capacity",
    provider: "other",
    kind: "flat",
    effectiveDate: "2023-01-01",
    timeZone: "Europe/Brussels",
    country: "BE",
    region: "VLG",
    source: {
      title: "Fluvius, capacity tariff of households: average for Flanders 2023, excluding VAT",
      url: "https://www.fluvius.be/nl/veelgestelde-vragen/capaciteitstarief-gezinnen-kleine-ondernemingen",
    },
    sample: true,
    note: "Sample, not for billing: the capacity charge is the published average, by the month's highest quarter hour (the bill averages 12 months); the energy price and VAT are rounded.",
    item: {
      name: "Capacity tariff, Flanders",
      utility: "Fluvius",
      sector: "Residential",
      country: "BE",
      currency: "EUR",
      energyratestructure: [[{ unit: "kWh", rate: 0.28 }]],
      energytoulabels: ["All day"],
      energyweekdayschedule: allYear(day([0, 24])),
      energyweekendschedule: allYear(day([0, 24])),
      flatdemandunit: "kW",
      flatdemandstructure: [[{ max: FLEMISH_LEAST_KW, rate: 0 }, { rate: FLEMISH_RATE_PER_KW_MONTH }]],
      flatdemandmonths: Array.from({ length: 12 }, () => 0),
      demandwindow: 15,
      fixedchargefirstmeter: FLEMISH_LEAST_KW * FLEMISH_RATE_PER_KW_MONTH,
      fixedchargeunits: "$/month",
      taxes: [{ name: "VAT", percent: 6 }],
    },
  },
  {
    id: "se-karlskrona-power-80a",
    provider: "other",
    kind: "flat",
    effectiveDate: "2024-01-01",
    lastDate: "2024-08-31",
    timeZone: "Europe/Stockholm",
    country: "SE",
    region: "K",
    source: {
      title: "Affärsverken Karlskrona, power subscription from 80 A, January to August 2024, excluding VAT",
      url: "https://www.affarsverken.se/elnat/elnatspriser/foretag-och-flerbostadshus-effektabonnemang/",
    },
    sample: true,
    note: "Sample, not for billing: grid charges as published for 80 A, by the month's highest hour; the energy supplied and the energy tax are rounded.",
    item: {
      name: "Power subscription 80 A, Karlskrona",
      utility: "Affärsverken",
      sector: "Commercial",
      country: "SE",
      currency: "SEK",
      // Transfer 0.228, energy tax 0.428, supply 0.60.
      energyratestructure: [[{ unit: "kWh", rate: 0.228, adj: 1.028 }]],
      energytoulabels: ["All day"],
      energyweekdayschedule: allYear(day([0, 24])),
      energyweekendschedule: allYear(day([0, 24])),
      flatdemandunit: "kW",
      flatdemandstructure: [[{ rate: 90 }]],
      flatdemandmonths: Array.from({ length: 12 }, () => 0),
      demandwindow: 60,
      fixedchargefirstmeter: 430,
      fixedchargeunits: "$/month",
      taxes: [{ name: "VAT", percent: 25 }],
    },
  },
  {
    id: "se-karlstad-power-16-63a",
    provider: "other",
    kind: "flat",
    effectiveDate: "2024-01-01",
    timeZone: "Europe/Stockholm",
    country: "SE",
    region: "S",
    source: {
      title: "Karlstads El- och Stadsnät, grid charges of homes from 16 to 63 A, 2024, including VAT",
      url: "https://www.karlstadsenergi.se/elnat/elnatsavgift",
    },
    sample: true,
    note: "Sample, not for billing: grid charges of 2024 as published, by the month's highest hour; winter's higher charge counts public holidays as weekdays, which the grid company does not; the energy supplied and the energy tax are rounded. Prices include VAT.",
    item: {
      name: "Power tariff 16–63 A, Karlstad",
      utility: "Karlstads El- och Stadsnät",
      sector: "Residential",
      country: "SE",
      currency: "SEK",
      // Transfer 0.0913; energy tax 0.535 and supply 0.75, all with VAT.
      energyratestructure: [[{ unit: "kWh", rate: 0.0913, adj: 1.285 }]],
      energytoulabels: ["All day"],
      energyweekdayschedule: allYear(day([0, 24])),
      energyweekendschedule: allYear(day([0, 24])),
      flatdemandunit: "kW",
      flatdemandstructure: [[{ rate: 38.2 }]],
      flatdemandmonths: Array.from({ length: 12 }, () => 0),
      demandrateunit: "kW",
      demandratestructure: [[{ rate: 0 }], [{ rate: 71.29 }]],
      demandlabels: ["All day", "Winter weekdays 6 AM to 6 PM"],
      demandweekdayschedule: seasons(day([0, 6], [1, 18], [0, 24]), day([0, 24]), SWEDISH_WINTER),
      demandweekendschedule: allYear(day([0, 24])),
      demandwindow: 60,
      fixedchargefirstmeter: 1600 / 12,
      fixedchargeunits: "$/month",
    },
  },
];
