import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { LOAD_COLORS } from "@wattleaf/shared/domain/load-colors";

/** A synthetic winter weekday of a four-person household, labeled as sample data wherever it is shown. */

const STEPS_PER_HOUR = 4;
export const STEP_MINUTES = 60 / STEPS_PER_HOUR;
export const HOURS_PER_DAY = 24;
export const PEAK_HOURS = { from: 17, to: 21 } as const;

export interface ApplianceCurve {
  label: MessageKey;
  /** Fill color of its area. */
  color: string;
  /** Mean power in kW for each quarter of an hour. */
  powerKw: readonly number[];
}

/** A rounded rise and fall around an hour of the day. */
const bump = (hour: number, center: number, widthHours: number, heightKw: number) =>
  heightKw * Math.exp(-(((hour - center) / widthHours) ** 2));

/** A load that is either on or off, with ramps of half an hour. */
const block = (hour: number, from: number, to: number, heightKw: number) => {
  const edge = (distance: number) => Math.min(1, Math.max(0, distance / 0.5));
  return heightKw * edge(hour - from) * edge(to - hour);
};

const curve = (kwAt: (hour: number) => number) =>
  Array.from({ length: HOURS_PER_DAY * STEPS_PER_HOUR + 1 }, (_, step) => kwAt(step / STEPS_PER_HOUR));

export const sampleDay: readonly ApplianceCurve[] = [
  { label: "home.curve.base", color: LOAD_COLORS.base, powerKw: curve((hour) => 0.26 + 0.03 * Math.sin(hour)) },
  {
    label: "home.curve.heating",
    color: LOAD_COLORS.heating,
    powerKw: curve((hour) => 0.18 + bump(hour, 6.6, 1.6, 0.95) + bump(hour, 18.6, 2.4, 0.85)),
  },
  {
    label: "home.curve.kitchen",
    color: LOAD_COLORS.kettle,
    powerKw: curve((hour) => bump(hour, 7.3, 0.5, 0.6) + bump(hour, 12.4, 0.6, 0.75) + bump(hour, 19, 0.8, 1.35)),
  },
  {
    label: "home.curve.laundry",
    color: LOAD_COLORS.washing_machine,
    powerKw: curve((hour) => block(hour, 13.75, 16, 0.7)),
  },
  {
    label: "home.curve.car",
    color: LOAD_COLORS.ev_charger,
    powerKw: curve((hour) => block(hour, 22, 25, 1.7) + block(hour, -1, 2.5, 1.7)),
  },
];

/** Energy of each appliance over the day, kWh. */
export const sampleEnergyKwh = sampleDay.map(({ label, color, powerKw }) => ({
  label,
  color,
  energyKwh: powerKw.slice(0, -1).reduce((sum, kw) => sum + kw / STEPS_PER_HOUR, 0),
}));

/** Mean power of the whole household in each hour, kW. */
export const sampleHourlyKw = Array.from({ length: HOURS_PER_DAY }, (_, hour) => {
  const steps = sampleDay.flatMap(({ powerKw }) => powerKw.slice(hour * STEPS_PER_HOUR, (hour + 1) * STEPS_PER_HOUR));
  return steps.reduce((sum, kw) => sum + kw, 0) / STEPS_PER_HOUR;
});

/** A battery's plan for the same day: charging (positive) from midday solar, discharging into the peak, kW. */
export const sampleBatteryKw = Array.from({ length: HOURS_PER_DAY }, (_, hour) => {
  if (hour >= 10 && hour < 15) return [0.7, 1.4, 1.8, 1.4, 0.7][hour - 10] ?? 0;
  return hour >= PEAK_HOURS.from && hour < PEAK_HOURS.to ? -1.35 : 0;
});
