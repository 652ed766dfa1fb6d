import type { InValue } from "@libsql/client";
import { lte, sql } from "drizzle-orm";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Clock } from "../adapters/clock";
import type { CallOptions, CreateLimiter, Limiter, LimiterOptions } from "../adapters/limiters";
import type { Database } from "../db/client";
import { limitCounts } from "../db/schema/limits";

/**
 * Counts in one statement, so that processes that count at once never miss each other. A window that has ended begins
 * again; one that would last longer than any that begins now (the clock was set back) ends as one of those.
 */
const ADD = `
  insert into limit_counts (key, count, ends_at_ms) values (:key, max(0, :points), :now + :duration)
  on conflict (key) do update set
    count = max(0, :points + iif(ends_at_ms <= :now, 0, count)),
    ends_at_ms = iif(ends_at_ms <= :now, excluded.ends_at_ms, min(ends_at_ms, excluded.ends_at_ms))
  returning count, ends_at_ms - :now as left_ms`;
const SET = `
  insert into limit_counts (key, count, ends_at_ms) values (:key, :points, :now + :duration)
  on conflict (key) do update set count = excluded.count, ends_at_ms = excluded.ends_at_ms
  returning count, ends_at_ms - :now as left_ms`;
const GET = "select count, ends_at_ms - :now as left_ms from limit_counts where key = :key and ends_at_ms > :now";
const DELETE = "delete from limit_counts where key = :key";

/**
 * Limiters that count in the database, for all processes that share it. The library's own stores for SQL cannot: they
 * open interactive transactions, which our database does not have.
 */
export const databaseLimiters =
  (db: Database, clock: Clock): CreateLimiter =>
  (options) =>
    new DatabaseLimiter(db, clock, options);

type Key = string | number;

class DatabaseLimiter implements Limiter {
  constructor(
    readonly db: Database,
    readonly clock: Clock,
    readonly options: LimiterOptions,
  ) {}

  async consume(key: Key, points = 1, options?: CallOptions): Promise<RateLimiterRes> {
    const counted = await this.penalty(key, points, options);
    if (counted.consumedPoints > this.options.points) throw counted;
    return counted;
  }

  penalty(key: Key, points = 1, options?: CallOptions): Promise<RateLimiterRes> {
    return this.#write(ADD, key, points, options);
  }

  reward(key: Key, points = 1, options?: CallOptions): Promise<RateLimiterRes> {
    return this.#write(ADD, key, -points, options);
  }

  set(key: Key, points: number, secDuration: number): Promise<RateLimiterRes> {
    return this.#write(SET, key, points, { customDuration: secDuration });
  }

  async get(key: Key, options?: CallOptions): Promise<RateLimiterRes | null> {
    const found = await this.#run(GET, { key: this.#keyOf(key), now: this.clock.now() });
    if (!found) return null;
    // The clock was set back: the window is shortened as it is by counting, or it would stay this far away.
    return found.msBeforeNext > this.#durationMs(options) ? this.penalty(key, 0, options) : found;
  }

  async delete(key: Key): Promise<boolean> {
    const { rowsAffected } = await this.db.$client.execute({ sql: DELETE, args: { key: this.#keyOf(key) } });
    return rowsAffected > 0;
  }

  async #write(statement: string, key: Key, points: number, options?: CallOptions): Promise<RateLimiterRes> {
    const now = this.clock.now();
    const args = { key: this.#keyOf(key), points, now, duration: this.#durationMs(options) };
    const written = await this.#run(statement, args);
    if (!written) throw new Error("A limit was counted, but its count is missing");
    return written;
  }

  async #run(statement: string, args: Record<string, InValue>): Promise<RateLimiterRes | null> {
    const { rows } = await this.db.$client.execute({ sql: statement, args });
    const [row] = rows;
    if (!row) return null;
    const count = Number(row.count);
    return new RateLimiterRes(Math.max(0, this.options.points - count), Number(row.left_ms), count);
  }

  #keyOf(key: Key): string {
    return `${this.options.keyPrefix}:${key}`;
  }

  #durationMs({ customDuration = this.options.duration }: CallOptions = {}): number {
    return customDuration * 1000;
  }
}

/** At most this many rows go at once: a flood of keys must not hold up other writes. */
const MAX_DELETED_AT_ONCE = 2_000;

/** Deletes what has ended, and what a clock that was ahead left behind. */
export async function deleteEndedCounts(db: Database, nowMs: number): Promise<void> {
  const ended = sql`select ${limitCounts.key} from ${limitCounts} where ${lte(limitCounts.endsAtMs, nowMs)} limit ${MAX_DELETED_AT_ONCE}`;
  for (;;) {
    const { rowsAffected } = await db.delete(limitCounts).where(sql`${limitCounts.key} in (${ended})`);
    if (rowsAffected < MAX_DELETED_AT_ONCE) return;
  }
}
