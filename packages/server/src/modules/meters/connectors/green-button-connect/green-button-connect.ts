import { reasonError, reasonInEnglish } from "@wattleaf/shared/error-reason";
import { DAY_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { climateOf } from "@wattleaf/engine/simulation/household/climate";
import { nextPageOf } from "@wattleaf/engine/import/green-button/feed-pages";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import type { Clock } from "../../../../adapters/clock";
import type { WorkerQueue } from "../../../../adapters/worker-queue/worker-queue";
import { ConsentWithdrawn, type ImportRequest, type ReadingChunk, TryLater, type UtilityConnector } from "../connector";
import type { UtilityConfiguration } from "./configuration";
import { type Grant, UtilityTokens } from "./tokens";
import { Unauthorized, UtilityHttp, type UtilityHttpOptions } from "./utility-http";
import { readMeterFeedJob } from "../../jobs";

/** A quarter of a year of quarter hours is about 2 MB of XML. */
const WINDOW_MS = 92 * DAY_MS;
/** Clocks differ, and so does what "updated" means: changes are asked for from a while before. */
const OVERLAP_MS = DAY_MS;
const EXPIRES_SOON_MS = MINUTE_MS;
const NO_TOKEN_MS = 15 * MINUTE_MS;
const MAX_PAGES = 400;
const MAX_WINDOW_CHARACTERS = 64 * 1024 * 1024;
const CALLER = { caller: "green-button-connect" };

export interface GreenButtonConnectParts extends Omit<UtilityHttpOptions, "origins"> {
  compute: WorkerQueue;
  clock: Clock;
}

interface Kept {
  codeVerifier: string | null;
  zipCode: string;
}

/**
 * Green Button Connect My Data (NAESB REQ.21 ESPI) with one utility: consent by OAuth 2, the history as batches of a
 * quarter year, later what has been updated since, and the consent's end from either side.
 */
export function greenButtonConnect(
  configuration: UtilityConfiguration,
  { compute, clock, ...options }: GreenButtonConnectParts,
): UtilityConnector {
  const http = new UtilityHttp({ ...options, origins: originsOf(configuration) });
  const tokens = new UtilityTokens(configuration, http, clock);
  return {
    source: "green_button_connect",
    async begin({ zipCode }, { redirectUri, state }) {
      const { url, codeVerifier } = await tokens.consentPage(redirectUri, state);
      const kept: Kept = { codeVerifier, zipCode };
      return { authorizationUrl: url, kept };
    },
    async complete(kept, answer, redirectUri, state) {
      const { codeVerifier, zipCode } = kept as Kept;
      const grant = await tokens.redeem(answer, redirectUri, state, codeVerifier);
      if (grant.resourceUri === null) throw namesNoReadings();
      http.requireOrigin(grant.resourceUri);
      // Until the readings include it.
      return { connection: grant, timeZone: climateOf(zipCode).timeZone, tariffId: null };
    },
    readings: (request) => new Subscription(request, { http, tokens, compute, clock }).readings(),
    async revoke(connection) {
      const grant = connection as Grant;
      if (configuration.revocationUrl) return tokens.revoke(grant);
      if (grant.authorizationUri === null) return;
      const { signal } = new AbortController();
      const fresh = isExpired(grant, clock) ? await tokens.refresh(grant, signal) : grant;
      const headers = { authorization: `Bearer ${fresh.accessToken}` };
      const { status } = await http.once(grant.authorizationUri, { method: "DELETE", headers }, signal);
      if (status >= 400 && status !== 404 && status !== 410)
        throw new Error(`The utility responded with status ${status}`);
    },
  };
}

interface SubscriptionParts {
  http: UtilityHttp;
  tokens: UtilityTokens;
  compute: WorkerQueue;
  clock: Clock;
}

/** One import from one customer's subscription. */
class Subscription {
  #grant: Grant;

  constructor(
    readonly request: ImportRequest,
    readonly parts: SubscriptionParts,
  ) {
    this.#grant = request.connection as Grant;
  }

  async *readings(): AsyncGenerator<ReadingChunk> {
    const { fromMs, toMs, changedSinceMs } = this.request;
    await this.#requireConsent();
    if (changedSinceMs !== null) {
      const series = await this.#batch({ "updated-min": moment(changedSinceMs - OVERLAP_MS) });
      yield { series, importedToMs: toMs };
      return;
    }
    for (let from = fromMs; from < toMs;) {
      const to = Math.min(toMs, from + WINDOW_MS);
      const series = await this.#batch({ "published-min": moment(from), "published-max": moment(to) });
      yield { series, importedToMs: to };
      from = to;
    }
  }

  /** The utility's own word of whether the customer still agrees: ESPI's Authorization has status 1 while they do. */
  async #requireConsent(): Promise<void> {
    if (this.#grant.authorizationUri === null) return;
    const xml = await this.#get(this.#grant.authorizationUri);
    if (/<(?:[\w-]+:)?status>\s*0\s*</.test(xml)) throw new ConsentWithdrawn();
  }

  /** All pages of a batch as one series; null when they are whole and hold no reading. */
  async #batch(parameters: Record<string, string>): Promise<IntervalSeries | null> {
    if (this.#grant.resourceUri === null) throw namesNoReadings();
    const first = new URL(this.#grant.resourceUri);
    for (const [name, value] of Object.entries(parameters)) first.searchParams.set(name, value);
    const pages: string[] = [];
    let characters = 0;
    for (let url: string | null = first.href; url !== null;) {
      const xml = await this.#get(url);
      pages.push(xml);
      characters += xml.length;
      if (pages.length > MAX_PAGES || characters > MAX_WINDOW_CHARACTERS) throw tooManyPages();
      const next = nextPageOf(xml);
      url = next === null ? null : new URL(next, url).href;
    }
    return this.parts.compute.run(readMeterFeedJob, { pages }, { ...CALLER, signal: this.request.signal });
  }

  async #get(url: string): Promise<string> {
    const { http, clock } = this.parts;
    const { signal } = this.request;
    if (isExpired(this.#grant, clock)) await this.#renew();
    try {
      return await http.feed(url, this.#grant.accessToken, signal);
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
    }
    // A token may end before its time, once.
    await this.#renew();
    try {
      return await http.feed(url, this.#grant.accessToken, signal);
    } catch (error) {
      throw error instanceof Unauthorized ? new ConsentWithdrawn() : error;
    }
  }

  /** A refresh token counts once: the new one is stored before it is needed. */
  async #renew(): Promise<void> {
    this.#grant = await this.parts.tokens.refresh(this.#grant, this.request.signal).catch((error: unknown) => {
      if (error instanceof ConsentWithdrawn || this.request.signal.aborted) throw error;
      throw new TryLater(NO_TOKEN_MS, reasonInEnglish("utility_renewing"));
    });
    await this.request.keepConnection(this.#grant);
  }
}

const isExpired = ({ expiresAtMs }: Grant, clock: Clock): boolean =>
  expiresAtMs !== null && expiresAtMs - EXPIRES_SOON_MS <= clock.now();

/** ESPI writes moments in seconds of UTC. */
const moment = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");

function originsOf({ authorizationUrl, tokenUrl, resourceUrl, revocationUrl }: UtilityConfiguration): Set<string> {
  const urls = [authorizationUrl, tokenUrl, resourceUrl, ...(revocationUrl ? [revocationUrl] : [])];
  return new Set(urls.map((url) => new URL(url).origin));
}

const namesNoReadings = () => reasonError("utility_rejected", "utility_no_location");
const tooManyPages = () => reasonError("utility_rejected", "utility_too_many_pages");
