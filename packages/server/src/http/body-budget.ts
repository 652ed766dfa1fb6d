import { DomainError } from "@wattleaf/shared/errors";
import { overloaded } from "../adapters/worker-queue/worker-queue";
import type { CallerNetwork } from "../core/network";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** What Bun may keep of a body before a handler reads it, measured with half-sent bodies; then it stops the sender. */
export const UNREAD_BYTES = 1.25 * MEGABYTE;
/** A body up to this length is short: it usually arrives with its headers. */
const SHORT_BYTES = 16 * KILOBYTE;
const RETRY_SECONDS = 5;

export interface BodyLimits {
  /** Of all bodies together. What a small machine can spare: nine bodies of 30 MB, one of them being computed, took 1.1 GB at the worst. */
  bytes: number;
  /** Of these, kept free of long bodies, so that uploads cannot keep a chat message waiting. */
  bytesForShort: number;
  /** Of one network or account, times its weight. Three of the longest calls at once, so that one caller cannot take the room of all others. */
  bytesPerCaller: number;
  /** Bodies of one network that have not yet arrived. */
  bodiesPerCaller: number;
  longBodiesPerCaller: number;
}

const LIMITS: BodyLimits = {
  bytes: 256 * MEGABYTE,
  bytesForShort: 32 * MEGABYTE,
  bytesPerCaller: 96 * MEGABYTE,
  bodiesPerCaller: 1_024,
  longBodiesPerCaller: 64,
};

interface Share {
  bytes: number;
  arriving: number;
  arrivingLong: number;
}

/**
 * The memory that request bodies may take, of every route together and of each caller, half-sent ones included. Room is
 * taken before the bytes are read, so that neither many connections nor a missing Content-Length can fill the machine.
 */
export class BodyBudget {
  readonly limits: BodyLimits;
  readonly #shares = new Map<string, Share>();
  #bytes = 0;

  constructor(limits: Partial<BodyLimits> = {}) {
    this.limits = { ...LIMITS, ...limits };
  }

  /** Bytes that are taken at the moment. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Room for one body that begins to arrive.
   * @param callers the networks of the client, the smallest first
   * @param announced its Content-Length; null when it has none
   * @throws DomainError rate_limited when this caller, overloaded when all together have as much as they may
   */
  open(callers: readonly CallerNetwork[], announced: number | null): BodyLease {
    const isLong = announced === null || announced > SHORT_BYTES;
    const { bodiesPerCaller, longBodiesPerCaller } = this.limits;
    for (const { name, weight } of callers) {
      const share = this.#shares.get(name);
      if (!share) continue;
      if (share.arriving >= bodiesPerCaller * weight) throw tooManyBodies();
      if (isLong && share.arrivingLong >= longBodiesPerCaller * weight) throw tooManyBodies();
    }
    const bytes = Math.min(announced ?? UNREAD_BYTES, UNREAD_BYTES);
    this.change(callers, bytes, isLong);
    return new BodyLease(this, callers, { bytes, isLong });
  }

  /**
   * Changes what these callers, and all together, have; more than they may have changes nothing.
   * @throws DomainError rate_limited, overloaded
   */
  change(callers: readonly CallerNetwork[], bytes: number, isLong: boolean): void {
    this.#check(callers, bytes);
    if (bytes > 0 && this.#bytes + bytes > this.limits.bytes - (isLong ? this.limits.bytesForShort : 0))
      throw overloaded();
    this.#bytes += bytes;
    for (const { name } of callers) this.#update(name, { bytes, arriving: 0, arrivingLong: 0 });
  }

  /** Counts bytes that are in the sum already for one more caller. */
  share(caller: CallerNetwork, bytes: number): void {
    this.#check([caller], bytes);
    this.#update(caller.name, { bytes, arriving: 0, arrivingLong: 0 });
  }

  /** @param by 1 when a body begins to arrive, −1 when it has arrived or is given up */
  count(callers: readonly CallerNetwork[], by: 1 | -1, isLong: boolean): void {
    for (const { name } of callers) this.#update(name, { bytes: 0, arriving: by, arrivingLong: isLong ? by : 0 });
  }

  #check(callers: readonly CallerNetwork[], bytes: number): void {
    for (const { name, weight } of callers) {
      const held = this.#shares.get(name)?.bytes ?? 0;
      if (bytes > 0 && held + bytes > this.limits.bytesPerCaller * weight) throw tooManyBodies();
    }
  }

  #update(name: string, more: Share): void {
    const share = this.#shares.get(name) ?? { bytes: 0, arriving: 0, arrivingLong: 0 };
    share.bytes += more.bytes;
    share.arriving += more.arriving;
    share.arrivingLong += more.arrivingLong;
    if (share.bytes === 0 && share.arriving === 0) this.#shares.delete(name);
    else this.#shares.set(name, share);
  }
}

/** The room of one body, from its first byte to the response. */
export class BodyLease {
  readonly #budget: BodyBudget;
  /** Those that send it, whose bodies are counted while they arrive. */
  readonly #senders: readonly CallerNetwork[];
  #callers: readonly CallerNetwork[];
  readonly #isLong: boolean;
  #bytes: number;
  #hasArrived = false;

  /** @param bytes that the budget has given out for it already */
  constructor(
    budget: BodyBudget,
    senders: readonly CallerNetwork[],
    { bytes, isLong }: { bytes: number; isLong: boolean },
  ) {
    this.#budget = budget;
    this.#senders = senders;
    this.#callers = senders;
    this.#bytes = bytes;
    this.#isLong = isLong;
    budget.count(senders, 1, isLong);
  }

  get hasArrived(): boolean {
    return this.#hasArrived;
  }

  /**
   * Counts the body for its account too, whatever network it comes from.
   * @throws DomainError rate_limited
   */
  countFor(account: string): void {
    const caller = { name: account, weight: 1 };
    if (this.#callers.some(({ name }) => name === account)) return;
    this.#budget.share(caller, this.#bytes);
    this.#callers = [...this.#callers, caller];
  }

  /**
   * Takes room for this many bytes in all.
   * @throws DomainError rate_limited, overloaded
   */
  hold(bytes: number): void {
    if (bytes > this.#bytes) this.#change(bytes);
  }

  /** The whole body is read: it has this length, and its sender does not count as sending any more. */
  arrive(bytes: number): void {
    this.#end();
    if (bytes < this.#bytes) this.#change(bytes);
  }

  /** The body is done with: its room is free. */
  close(): void {
    this.#end();
    this.#change(0);
  }

  #change(bytes: number): void {
    this.#budget.change(this.#callers, bytes - this.#bytes, this.#isLong);
    this.#bytes = bytes;
  }

  #end(): void {
    if (this.#hasArrived) return;
    this.#hasArrived = true;
    this.#budget.count(this.#senders, -1, this.#isLong);
  }
}

const tooManyBodies = () =>
  new DomainError(
    "rate_limited",
    `Your network is sending too much at once. Please try again in ${RETRY_SECONDS} seconds.`,
    { retryAfterSeconds: RETRY_SECONDS },
  );
