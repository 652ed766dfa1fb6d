/** Every picture has this size and lives well above the edges, which a wide or a narrow box cuts off. */
export const PICTURE = { width: 320, height: 180 } as const;
/** Where things stand. */
export const FLOOR = 144;

const HOURS_PER_DAY = 24;
const STEPS_PER_HOUR = 2;

export interface Point {
  x: number;
  y: number;
}

/** Colors for what is the same in every picture; `currentColor` is the line on this picture's ground. */
export const ink = {
  brand: "var(--wl-brand)",
  amber: "var(--wl-amber-bright)",
  surface: "var(--wl-surface)",
  line: "currentColor",
} as const;

/** Steps of green for areas on top of each other, dark to light. */
export const shades = [
  "color-mix(in srgb, var(--wl-brand) 45%, var(--wl-forest))",
  "var(--wl-brand)",
  "color-mix(in srgb, var(--wl-brand) 60%, var(--wl-surface))",
  "color-mix(in srgb, var(--wl-brand) 30%, var(--wl-surface))",
] as const;

/** A day from left to right across the picture: one point for each half hour. */
export function dayPoints(heightAt: (hour: number) => number, floor: number = FLOOR): Point[] {
  return Array.from({ length: HOURS_PER_DAY * STEPS_PER_HOUR + 1 }, (_, step) => {
    const hour = step / STEPS_PER_HOUR;
    return { x: hourX(hour), y: floor - heightAt(hour) };
  });
}

/** Where an hour of the day is across the picture. */
export const hourX = (hour: number) => (hour / HOURS_PER_DAY) * PICTURE.width;

/** A rounded rise and fall around an hour of the day. */
export const bump = (hour: number, center: number, widthHours: number, height: number) =>
  height * Math.exp(-(((hour - center) / widthHours) ** 2));

/** On between two hours, with soft edges. */
export const plateau = (hour: number, from: number, to: number, height: number, edgeHours = 1) =>
  height / (1 + Math.exp((from - hour) / (edgeHours / 4))) / (1 + Math.exp((hour - to) / (edgeHours / 4)));

export const linePath = (points: readonly Point[]) => `M${points.map(format).join("L")}`;

/** The area between a line and the floor. */
export const areaPath = (points: readonly Point[], floor: number = FLOOR) =>
  `${linePath(points)}L${PICTURE.width} ${floor}L0 ${floor}Z`;

/** The area between two lines. */
export const bandPath = (upper: readonly Point[], lower: readonly Point[]) =>
  `${linePath(upper)}L${lower.toReversed().map(format).join("L")}Z`;

const format = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
