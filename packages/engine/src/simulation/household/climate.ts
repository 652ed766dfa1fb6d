/** The weather of a place, as far as a household's load knows it. Temperatures in °C, rounded from climate normals. */
export interface Climate {
  timeZone: string;
  latitude: number;
  /** Degrees east: decides when the sun is highest. */
  longitude: number;
  annualMean: number;
  /** Half of the difference between July's mean and January's. */
  seasonal: number;
  /** Half of the difference between afternoon and dawn on a clear day. */
  daily: number;
  /** Share of the sky that is covered on average, 0–1. */
  cloud: number;
}

const PACIFIC = "America/Los_Angeles";
const MOUNTAIN = "America/Denver";
const CENTRAL = "America/Chicago";
const EASTERN = "America/New_York";

type Row = readonly [
  first: number,
  last: number,
  timeZone: string,
  latitude: number,
  longitude: number,
  annualMean: number,
  seasonal: number,
  daily: number,
  cloud: number,
];

/**
 * Climates by the first three figures of the ZIP code (USPS areas), coarse: a row for a state, more for California. After
 * NOAA's 1991–2020 normals of a large town in each, rounded to half a degree.
 */
const ROWS: readonly Row[] = [
  [6, 9, "America/Puerto_Rico", 18, -66, 26.5, 2, 3.5, 0.45],
  [5, 69, EASTERN, 42, -72, 10.5, 12.5, 5, 0.5],
  [70, 89, EASTERN, 40.5, -74.5, 12.5, 12, 5, 0.48],
  [100, 119, EASTERN, 40.7, -74, 13, 12, 4, 0.48],
  [120, 149, EASTERN, 42.8, -76, 9, 13, 5, 0.55],
  [150, 196, EASTERN, 40.3, -77, 11.5, 12.5, 5.5, 0.52],
  [197, 219, EASTERN, 39.1, -76.8, 13.5, 12, 5.5, 0.47],
  [220, 268, EASTERN, 38, -78, 13.5, 11.5, 6, 0.47],
  [270, 299, EASTERN, 35, -80, 16, 10, 6, 0.42],
  [300, 319, EASTERN, 33.6, -84.4, 17.5, 9.5, 5.5, 0.42],
  [324, 325, CENTRAL, 30.5, -86.5, 20, 8.5, 5, 0.4],
  [320, 349, EASTERN, 28, -81.5, 23, 5.5, 5, 0.4],
  [373, 374, EASTERN, 35, -85.3, 16, 10.5, 6, 0.44],
  [376, 379, EASTERN, 36, -84, 15, 10.5, 6, 0.46],
  [350, 397, CENTRAL, 33.5, -88, 17.5, 10, 6, 0.43],
  [398, 399, EASTERN, 32, -84, 18.5, 9, 6, 0.42],
  [420, 424, CENTRAL, 37.3, -87.5, 14.5, 11.5, 5.5, 0.47],
  [400, 459, EASTERN, 39.5, -84, 12, 12.5, 5.5, 0.52],
  [463, 464, CENTRAL, 41.5, -87.3, 10.5, 13.5, 5, 0.52],
  [460, 499, EASTERN, 41.5, -85, 10.5, 13, 5, 0.53],
  [500, 567, CENTRAL, 43.5, -92, 8, 16, 5.5, 0.48],
  [577, 577, MOUNTAIN, 44, -103, 8.5, 14, 7, 0.42],
  [570, 588, CENTRAL, 46, -98, 6, 17, 6, 0.46],
  [590, 599, MOUNTAIN, 46.5, -111, 7.5, 13.5, 7, 0.45],
  [600, 658, CENTRAL, 40, -90, 11.5, 14, 5.5, 0.48],
  [693, 693, MOUNTAIN, 42, -103.5, 9, 13.5, 7.5, 0.4],
  [660, 693, CENTRAL, 39.5, -97, 12.5, 14, 6.5, 0.42],
  [700, 749, CENTRAL, 33.5, -93, 18, 10.5, 6, 0.42],
  [798, 799, MOUNTAIN, 31.8, -106.4, 18.5, 11, 8, 0.28],
  [885, 885, MOUNTAIN, 31.8, -106.4, 18.5, 11, 8, 0.28],
  [750, 797, CENTRAL, 31, -97.5, 20, 10, 6, 0.38],
  [800, 831, MOUNTAIN, 40, -105, 9.5, 12.5, 8, 0.36],
  [838, 838, PACIFIC, 47.5, -117, 9, 11.5, 6.5, 0.52],
  [832, 837, "America/Boise", 43.6, -116, 11.5, 12.5, 8, 0.42],
  [840, 847, MOUNTAIN, 40.5, -111.9, 11.5, 14, 8, 0.38],
  [850, 865, "America/Phoenix", 33.4, -112, 23.5, 11, 8, 0.2],
  [870, 884, MOUNTAIN, 35, -106.6, 14, 12, 8.5, 0.28],
  [889, 898, PACIFIC, 36.5, -115.5, 19, 12.5, 7.5, 0.22],
  [900, 908, PACIFIC, 34, -118.3, 17.5, 4.5, 4.5, 0.32],
  [910, 918, PACIFIC, 34.2, -118.3, 18.5, 6, 7, 0.28],
  [919, 921, PACIFIC, 32.8, -117.1, 17.5, 4, 4, 0.35],
  [922, 922, PACIFIC, 33.7, -116.3, 23.5, 10.5, 8, 0.15],
  [923, 925, PACIFIC, 34, -117.3, 18.5, 7.5, 8, 0.24],
  [926, 928, PACIFIC, 33.7, -117.8, 18, 4.5, 5.5, 0.3],
  [930, 934, PACIFIC, 34.6, -119.8, 15.5, 3.5, 5.5, 0.34],
  [935, 935, PACIFIC, 34.7, -118.1, 17, 10, 9, 0.22],
  [936, 938, PACIFIC, 36.8, -119.8, 18, 9.5, 8, 0.3],
  [940, 941, PACIFIC, 37.5, -122.2, 15, 4.5, 5, 0.36],
  [950, 951, PACIFIC, 37.3, -121.9, 15.8, 5.5, 6.5, 0.34],
  [943, 949, PACIFIC, 37.8, -122.2, 14.8, 4.5, 5.5, 0.37],
  [942, 942, PACIFIC, 38.6, -121.5, 16.5, 8.5, 7.5, 0.32],
  [939, 939, PACIFIC, 36.6, -121.9, 14, 3, 5, 0.4],
  [952, 953, PACIFIC, 37.7, -121, 17, 8.5, 7.5, 0.32],
  [954, 955, PACIFIC, 38.8, -122.8, 13.8, 5, 7, 0.38],
  [956, 958, PACIFIC, 38.6, -121.4, 16.5, 8.5, 7.5, 0.32],
  [959, 961, PACIFIC, 39.8, -121.5, 15, 9, 8, 0.36],
  [967, 968, "Pacific/Honolulu", 21.3, -157.8, 25.5, 2, 3, 0.4],
  [970, 994, PACIFIC, 46.5, -122, 11.5, 7.5, 5, 0.58],
  [995, 999, "America/Anchorage", 61.2, -149.9, 3.5, 12.5, 4, 0.6],
];

/** For a ZIP code that no area has: the middle of the country. */
const ELSEWHERE: Climate = {
  timeZone: CENTRAL,
  latitude: 40,
  longitude: -92,
  annualMean: 12,
  seasonal: 13,
  daily: 6,
  cloud: 0.45,
};

/** The climate of a ZIP code; of areas that overlap the first in the table, which is the finer. */
export function climateOf(zipCode: string): Climate {
  const area = Number(zipCode.slice(0, 3));
  const row = ROWS.find(([first, last]) => area >= first && area <= last);
  if (!row) return ELSEWHERE;
  const [, , timeZone, latitude, longitude, annualMean, seasonal, daily, cloud] = row;
  return { timeZone, latitude, longitude, annualMean, seasonal, daily, cloud };
}
