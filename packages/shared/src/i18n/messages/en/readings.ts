/** A meter's readings by themselves, moved and zoomed. */
export const readings = {
  "readings.title": "Readings",
  "readings.chart": "Power drawn from the grid",
  "readings.description": "{count} readings of {minutes} minutes each.",
  "readings.power": "Power",
  "readings.energy": "Energy",
  "readings.mean": "Average",
  "readings.highest": "Highest",
  "readings.lowest": "Lowest",
  "readings.missing": "Not measured: {count}",
  "readings.zoomIn": "Zoom in",
  "readings.zoomOut": "Zoom out",
  "readings.all": "Show all readings",
  "readings.loading": "Loading readings: {percent}",
  "readings.failed": "Couldn't load some of these readings.",
  "readings.legend": "Shaded: from the lowest to the highest reading. Hatched: not measured.",
  "readings.help":
    "Drag to move, scroll or pinch to zoom. Arrow keys read values, with Shift they move; + and − zoom, 0 shows everything.",
  "readings.by.day": "By day: there are too many readings to list. The CSV file has each of them.",
  "readings.by.month": "By month: there are too many readings to list. The CSV file has each of them.",

  "readings.demand.headroom": "Up to {limit} won't raise this month's demand charge; {left} of it are left now.",
  "readings.demand.limit": "Up to {limit} won't raise this month's demand charge.",
  "readings.demand.headroom.daily": "Up to {limit} won't raise today's demand charge; {left} of it are left now.",
  "readings.demand.limit.daily": "Up to {limit} won't raise today's demand charge.",
} as const;
