/** A settled event of a plant. */
export interface HomeEvent {
  eventId: string;
  plantName: string;
  /** True for a simulated plant. */
  simulated: boolean;
  /** Local ISO with offset. */
  start: string;
  end: string;
  requestedKw: number | null;
  pricePerKwh: number;
  currency: string;
  /** Of an own plant what is certain of all its homes; of a plant of homes this home's credited share. */
  deliveredKwh: number;
  /** The participants' payments; in the account's own plant these are its own homes. */
  earned: number;
}

/** An account's participation in virtual power plants. */
export interface HomeParticipation {
  /** The account's homes in its plants; empty before enrollment. */
  participants: readonly {
    plantId: string;
    plantName: string;
    optedIn: boolean;
    flexibleKw: number;
    devices: number;
  }[];
  /** Events that are announced to the home and not over, the soonest first; empty before enrollment. */
  upcoming: readonly { eventId: string; start: string; end: string; takesPart: boolean }[];
  /** Settled events of these plants, newest first. */
  settled: readonly HomeEvent[];
  /** The same for the simulated plant: an example of what events pay. */
  sample: readonly HomeEvent[];
}
