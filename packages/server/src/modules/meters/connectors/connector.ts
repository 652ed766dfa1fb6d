import type { UtilityProvider } from "@wattleaf/shared/domain/providers";
import type { MeterSource } from "@wattleaf/shared/domain/meters";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";

/** What a person wrote into the utility form. */
export interface AccountRequest {
  provider: UtilityProvider;
  accountNumber: string;
  zipCode: string;
  nowMs: number;
}

/**
 * An established connection: what the connector needs to reconnect, which is stored encrypted, and what is known about
 * the meter.
 */
export interface Connected {
  connection: unknown;
  timeZone: string;
  tariffId: string | null;
}

/** Where to send a person who must agree at their utility, and what is stored encrypted until they come back. */
export interface Consent {
  authorizationUrl: string;
  kept: unknown;
}

/** One import: the time that is wanted, and since when changes of older readings are. */
export interface ImportRequest {
  connection: unknown;
  /** The whole history that was asked for begins here; what was imported before `fromMs` is stored already. */
  historyFromMs: number;
  fromMs: number;
  toMs: number;
  /** When the last complete import began; null for the first one. */
  changedSinceMs: number | null;
  signal: AbortSignal;
  /** Stores what replaces the connection (a token that can be used once) before anything else happens. */
  keepConnection(connection: unknown): Promise<void>;
}

/** Some readings, and the moment up to which everything is there now. */
export interface ReadingChunk {
  series: IntervalSeries | null;
  importedToMs: number;
}

/**
 * How readings come from a utility. Each chunk is stored before the next one is asked for, so that an import which breaks
 * off goes on with the last chunk's `importedToMs`.
 */
export interface UtilityConnector {
  source: Exclude<MeterSource, "device" | "file">;
  /**
   * Begins a connection; a utility that asks the person itself answers with where.
   * @throws DomainError utility_rejected
   */
  begin(request: AccountRequest, consent: { redirectUri: string; state: string }): Promise<Connected | Consent>;
  /**
   * Ends what `begin` began, with the parameters that the person came back with.
   * @throws DomainError utility_rejected; ConsentDeclined
   */
  complete(kept: unknown, answer: URLSearchParams, redirectUri: string, state: string): Promise<Connected>;
  /** @throws DomainError utility_rejected; ConsentWithdrawn; TryLater */
  readings(request: ImportRequest): AsyncIterable<ReadingChunk>;
  /** Gives the consent back to the utility; one that is gone already is none. */
  revoke(connection: unknown): Promise<void>;
}

/** The customer has taken the consent back at the utility. */
export class ConsentWithdrawn extends Error {
  override name = "ConsentWithdrawn";
}

/** The person came back without having agreed. */
export class ConsentDeclined extends Error {
  override name = "ConsentDeclined";
}

/** The utility asks to come back later, or does not answer: nothing is wrong with the connection. */
export class TryLater extends Error {
  override name = "TryLater";
  constructor(
    readonly afterMs: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** Where one of a utility's customers has to agree first. */
export const asksForConsent = (begun: Connected | Consent): begun is Consent => "authorizationUrl" in begun;
