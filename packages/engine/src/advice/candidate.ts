/** Money a year: what is expected, and the bounds that it should lie between. */
export interface YearlySaving {
  amount: number;
  low: number;
  high: number;
}

/** Something that would lower the home's cost, with what it is computed from. Prices are currency per kWh. */
export type Candidate = { saving: YearlySaving } & (
  | {
      kind: "tariff";
      tariffId: string;
      days: number;
      /** What changing it saves a year with nothing moved, and the energy that moves for the rest, kWh a year. */
      asIsSaving: number;
      movedKwhPerYear: number;
    }
  | { kind: "shift_car"; kwhPerYear: number; confidence: number; peakPrice: number; lowPrice: number }
  | { kind: "shift_run"; kwhPerRun: number; runsPerYear: number; peakPrice: number; lowPrice: number }
  | { kind: "standby"; watts: number; typicalWatts: number; price: number }
  | { kind: "set_point"; load: "cooling" | "heating"; kwhPerYear: number; confidence: number }
  | { kind: "plant"; kw: number; hoursPerEvent: number; eventsPerYear: number; price: number }
);

export const DAYS_PER_YEAR = 365;
