/** A settled event of a plant. */
export interface HomeEvent {
  eventId: string;
  plantName: string;
  /** Local ISO with offset. */
  start: string;
  end: string;
  requestedKw: number | null;
  pricePerKwh: number;
  currency: string;
  deliveredKwh: number;
  /** What the plant's participants got of it; in a plant of the account's own they are its own homes. */
  earned: number;
}

/** How an account takes part in virtual power plants. */
export interface HomeParticipation {
  /** The account's homes in its plants; empty before enrolment. */
  participants: readonly {
    plantId: string;
    plantName: string;
    optedIn: boolean;
    flexibleKw: number;
    devices: number;
  }[];
  /** Settled events of these plants, the newest first. */
  settled: readonly HomeEvent[];
  /** The same of the simulated plant: what calls pay there. */
  sample: readonly HomeEvent[];
}
