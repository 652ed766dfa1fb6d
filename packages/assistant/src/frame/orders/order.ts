import type { APPLIANCES, ROOMS } from "../vocabulary";

type Appliance = (typeof APPLIANCES)[number];
type Room = (typeof ROOMS)[number];

/** A time on the clock, as it is said. */
export interface SaidTime {
  minuteOfDay: number;
  /** 0 today, 1 tomorrow; null where no day is named. */
  daysAhead: number | null;
  /** "At 7": which half of the day is not said. */
  isEitherHalf: boolean;
}

/** One thing that a message tells one device, kind or room to do. */
export interface Order {
  command: "lower" | "off" | "on" | "raise" | "set";
  /** How the message calls what is meant. */
  words: string;
  devices?: readonly string[];
  appliances?: readonly Appliance[];
  rooms?: readonly Room[];
  everyDevice?: true;
  /** What an order to everything leaves as it is, in the message's words. */
  except?: readonly string[];
  /** `18C`, `20.5`, `10A`: a number without a unit is in the unit that the asker sees. */
  value?: string;
  /** A step counts from here, where a setting was proposed before. */
  from?: string;
  at?: SaidTime;
  until?: SaidTime;
  inMinutes?: number;
  minutes?: number;
  /** "Tonight", and no hour is named. */
  hasNoHour?: true;
  /** "Keep 30% in reserve" */
  isReserve?: true;
  /** "Only discharge at peak", "don't export": what no device can be told here. */
  isOfDischarge?: true;
}
