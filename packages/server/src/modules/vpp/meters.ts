import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { reportReadings } from "@wattleaf/shared/contracts/vpp/index";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { isRaised } from "../../db/constraint";
import { DAY_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { siteReadings } from "@wattleaf/engine/demand-response/baseline/site-readings";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { ownParticipant } from "./participants";
import { ownPlant } from "./plants";
import { conflict, written } from "./errors";
import type { ParticipantRow } from "./rows";
import * as repo from "./meters.repo";

/** Thirteen months: a baseline looks back 45 days, a year's report a year. */
const KEPT_MS = 400 * DAY_MS;

/** What was counted in intervals of one length, NaN where nothing was. */
export interface Readings {
  startMs: number;
  intervalSeconds: number;
  kwh: Float64Array;
}

/** @throws DomainError not_found, conflict */
export async function report(
  ctx: RequestContext,
  input: InputOf<typeof reportReadings>,
): Promise<OutputOf<typeof reportReadings>> {
  const participant = await ownParticipant(ctx, input.participant_id);
  const { timeZone } = await ownPlant(ctx, participant.plantId);
  const readings: Readings = {
    startMs: Date.parse(input.start),
    intervalSeconds: input.interval_seconds,
    kwh: Float64Array.from(input.kwh, (kwh) => kwh ?? Number.NaN),
  };
  const row = seriesRow(participant, readings, ctx.platform.clock.now());
  await fittingReadings(repo.insertSeries(ctx.platform.db, row));
  return {
    intervals: row.intervalCount,
    start: momentIn(timeZone, row.startMs),
    end: momentIn(timeZone, row.endMs),
  };
}

/** The statement that adds a participant's readings, for the batch that stores the report of them. */
export const readingsStatement = (
  { db }: Platform,
  participant: ParticipantRow,
  readings: Readings,
  createdAtMs: number,
) => repo.insertSeries(db, seriesRow(participant, readings, createdAtMs));

function seriesRow({ userId, id }: ParticipantRow, readings: Readings, createdAtMs: number): repo.NewSeries {
  const { startMs, intervalSeconds, kwh } = readings;
  return {
    userId,
    participantId: id,
    startMs,
    endMs: startMs + kwh.length * intervalSeconds * SECOND_MS,
    intervalSeconds,
    intervalCount: kwh.length,
    kwh: bytesOf(kwh),
    createdAtMs,
  };
}

/** A write of readings: all of a participant's share one grid of intervals. @throws DomainError conflict */
export async function fittingReadings<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await written(write, "report");
  } catch (error) {
    if (!isRaised(error, "vpp_meter_grid")) throw error;
    throw conflict("These intervals don't match earlier reports. Use the same length and start times.");
  }
}

/** A participant's readings in a time, as far as they were reported. */
export async function readingsBetween(
  { db }: Platform,
  { userId, id }: ParticipantRow,
  timeZone: string,
  fromMs: number,
  toMs: number,
): Promise<IntervalSeries | undefined> {
  const reports = await repo.listSeries(db, userId, id, fromMs, toMs);
  return siteReadings(
    reports.map((reported) => ({ ...reported, kwh: numbersOf(reported.kwh) })),
    timeZone,
  );
}

export const deleteOldReadings = ({ db, clock }: Platform): Promise<void> =>
  repo.deleteOlder(db, clock.now() - KEPT_MS);

/** All supported machines are little-endian, which the column format requires. */
const bytesOf = (kwh: Float64Array): Buffer => Buffer.from(Float64Array.from(kwh).buffer);

/** Copied first: a buffer's bytes may begin anywhere, a float's only at a multiple of eight. */
const numbersOf = (bytes: Buffer): Float64Array => new Float64Array(Uint8Array.from(bytes).buffer);
