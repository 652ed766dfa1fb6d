/** What a home's place says about its appliances before its mains are looked at. */
export interface HomeRegion {
  /** Nominal voltage of a socket: 120 for 100 to 127 V, otherwise 230. */
  socketVolts: 120 | 230;
  /** Homes hardly ever have air conditioning. */
  hasCoolSummers: boolean;
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

/** @param timeZone IANA name */
export function homeRegion(timeZone: string): HomeRegion {
  const startsWith = (prefix: string) => timeZone.startsWith(prefix);
  return {
    socketVolts: LOW_VOLTAGE.some(startsWith) && !HIGH_VOLTAGE_AMERICA.some(startsWith) ? 120 : 230,
    hasCoolSummers: COOL_SUMMERS.has(timeZone),
  };
}
