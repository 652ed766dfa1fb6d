/** What a home's place says about its appliances before its mains are looked at. */
export interface HomeRegion {
  /** Nominal voltage of a socket: 120 for 100 to 127 V, otherwise 230. */
  socketVolts: 120 | 230;
  /** Homes hardly ever have air conditioning. */
  hasCoolSummers: boolean;
  seasons: ClimateSeasons;
}

/** When it is warm: from May to October in the north, half a year later in the south, always in the tropics. */
export type ClimateSeasons = "northern" | "southern" | "tropical";

/** The month, 1 to 12, of the same season in the north. */
export const northernMonth = (month: number, seasons: ClimateSeasons): number =>
  seasons === "southern" ? ((month + 5) % 12) + 1 : month;

export function isWarmMonth(month: number, seasons: ClimateSeasons): boolean {
  const northern = northernMonth(month, seasons);
  return seasons === "tropical" || (northern >= 5 && northern <= 10);
}

/** Zones with 100 to 127 V, by their beginning (IEC "World plugs"); those of `HIGH_VOLTAGE_AMERICA` are excepted. */
const LOW_VOLTAGE = ["America/", "US/", "Canada/", "Mexico/", "Pacific/Honolulu", "Asia/Tokyo", "Japan", "Asia/Taipei"];
const HIGH_VOLTAGE_AMERICA = [
  "America/Argentina",
  "America/Buenos_Aires",
  "America/Santiago",
  "America/Punta_Arenas",
  "America/Montevideo",
  "America/Asuncion",
  "America/La_Paz",
  "America/Lima",
  "America/Nuuk",
  "America/Godthab",
  "America/Cayenne",
  "America/Guadeloupe",
  "America/Martinique",
];

const COOL_SUMMERS = new Set([
  "Europe/London",
  "Europe/Belfast",
  "Europe/Dublin",
  "Europe/Isle_of_Man",
  "Europe/Jersey",
  "Europe/Guernsey",
  "Europe/Oslo",
  "Europe/Stockholm",
  "Europe/Helsinki",
  "Europe/Copenhagen",
  "Europe/Tallinn",
  "Europe/Riga",
  "Europe/Vilnius",
  "Atlantic/Reykjavik",
  "Atlantic/Faroe",
  "GB",
  "Eire",
  "Iceland",
]);

/** Zones by their beginning. */
const SOUTHERN = [
  "Africa/Gaborone",
  "Africa/Harare",
  "Africa/Johannesburg",
  "Africa/Lusaka",
  "Africa/Maputo",
  "Africa/Windhoek",
  "America/Argentina",
  "America/Asuncion",
  "America/Buenos_Aires",
  "America/La_Paz",
  "America/Lima",
  "America/Montevideo",
  "America/Punta_Arenas",
  "America/Santiago",
  "America/Sao_Paulo",
  "Australia/",
  "NZ",
  "Pacific/Auckland",
];
/** Capitals on cool highlands are left out: their homes are neither heated nor cooled by the season. */
const TROPICAL = [
  "Africa/Abidjan",
  "Africa/Accra",
  "Africa/Dakar",
  "Africa/Dar_es_Salaam",
  "Africa/Douala",
  "Africa/Kampala",
  "Africa/Kinshasa",
  "Africa/Lagos",
  "Africa/Libreville",
  "Africa/Luanda",
  "America/Bahia",
  "America/Barbados",
  "America/Belem",
  "America/Caracas",
  "America/Costa_Rica",
  "America/El_Salvador",
  "America/Fortaleza",
  "America/Guayaquil",
  "America/Jamaica",
  "America/Managua",
  "America/Manaus",
  "America/Panama",
  "America/Port_of_Spain",
  "America/Puerto_Rico",
  "America/Recife",
  "America/Santo_Domingo",
  "Asia/Bangkok",
  "Asia/Brunei",
  "Asia/Colombo",
  "Asia/Ho_Chi_Minh",
  "Asia/Jakarta",
  "Asia/Jayapura",
  "Asia/Kuala_Lumpur",
  "Asia/Makassar",
  "Asia/Manila",
  "Asia/Phnom_Penh",
  "Asia/Saigon",
  "Asia/Singapore",
  "Asia/Vientiane",
  "Asia/Yangon",
  "Australia/Darwin",
  "Indian/",
  "Pacific/Guam",
  "Pacific/Honolulu",
  "Singapore",
];

/** @param timeZone IANA name */
export function homeRegion(timeZone: string): HomeRegion {
  const startsWith = (prefix: string) => timeZone.startsWith(prefix);
  return {
    socketVolts: LOW_VOLTAGE.some(startsWith) && !HIGH_VOLTAGE_AMERICA.some(startsWith) ? 120 : 230,
    hasCoolSummers: COOL_SUMMERS.has(timeZone),
    seasons: TROPICAL.some(startsWith) ? "tropical" : SOUTHERN.some(startsWith) ? "southern" : "northern",
  };
}
