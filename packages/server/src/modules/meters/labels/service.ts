import {
  type addMeterLabel,
  type listMeterLabels,
  type MeterLabel,
  meterLoadDay,
  previewMeterLabel,
  type removeMeterLabel,
} from "@wattleaf/shared/contracts/meters/labels";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_METER_LABELS } from "@wattleaf/shared/domain/nilm";
import { DAY_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import { fieldError } from "@wattleaf/shared/field-error";
import { isoMonth } from "@wattleaf/engine/time-series/calendar";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { newId } from "../../../adapters/secrets";
import type { RequestContext } from "../../../core/request-context";
import { runBulk } from "../../../core/run-bulk";
import { hasReadings, readPacked } from "../readings/read";
import { isEnoughToSplit, learnedMs, ownMeter } from "../service";
import type { LoadDayKnown, PreviewKnown } from "./compute";
import * as repo from "./repo";

/** An appliance that runs longer is not named by a stretch. */
const LONGEST_LABEL_MS = DAY_MS;

/** @throws DomainError not_found, overloaded */
export async function loadDay(
  ctx: RequestContext,
  input: InputOf<typeof meterLoadDay>,
): Promise<OutputOf<typeof meterLoadDay>> {
  const meter = await ownMeter(ctx, input.meter_id);
  const clock = zoneClock(meter.timeZone);
  const dayFromMs = utcOfLocal(clock, Date.parse(input.date));
  const toMs = utcOfLocal(clock, Date.parse(input.date) + DAY_MS);
  const readings = await readPacked(ctx.platform, meter, { fromMs: dayFromMs - learnedMs(meter), toMs });
  const known: LoadDayKnown = {
    sandbox: meter.source === "sandbox",
    intervalSeconds: meter.intervalSeconds ?? 0,
    readings,
    dayFromMs,
    isCurveOnly: !isEnoughToSplit(meter, readings),
    tariffId: null,
    labels: await repo.listLabels(ctx.platform.db, meter.id),
  };
  const found = await runBulk(ctx, meterLoadDay, { value: input }, known);
  return ("value" in found ? found.value : null) as OutputOf<typeof meterLoadDay>;
}

/**
 * What a label would change in its month, computed with and without it. Nothing is kept.
 * @throws DomainError not_found; invalid_input for a stretch without readings, or one that is no run; overloaded
 */
export async function previewLabel(
  ctx: RequestContext,
  input: InputOf<typeof previewMeterLabel>,
): Promise<OutputOf<typeof previewMeterLabel>> {
  const meter = await ownMeter(ctx, input.meter_id);
  const [fromMs, toMs] = [Date.parse(input.start), Date.parse(input.end)];
  if (toMs <= fromMs) throw fieldError("end", "The end must be after the start.");
  if (toMs - fromMs > LONGEST_LABEL_MS) throw fieldError("end", "Choose up to 24 hours.");
  if (!hasReadings(meter) || fromMs < meter.firstReadingMs || toMs > meter.lastReadingMs)
    throw fieldError("start", "Choose a time that the meter has readings of.");
  const clock = zoneClock(meter.timeZone);
  const month = isoMonth(clock(fromMs) / SECOND_MS);
  const [year = 0, number = 1] = month.split("-").map(Number);
  const monthFromMs = utcOfLocal(clock, Date.UTC(year, number - 1));
  const monthToMs = utcOfLocal(clock, Date.UTC(year, number));
  const readings = await readPacked(ctx.platform, meter, {
    fromMs: monthFromMs - learnedMs(meter),
    toMs: Math.max(monthToMs, toMs),
  });
  if (!readings || !isEnoughToSplit(meter, readings))
    throw fieldError("start", "Labels need a week of readings that are at most 15 minutes apart.");
  const known: PreviewKnown = {
    tariffId: meter.tariffId,
    labels: await repo.listLabels(ctx.platform.db, meter.id),
    readings,
    monthFromMs,
  };
  const found = await runBulk(ctx, previewMeterLabel, { value: input }, known);
  return ("value" in found ? found.value : null) as OutputOf<typeof previewMeterLabel>;
}

/** @throws DomainError as the preview; conflict with as many labels as a meter may have */
export async function addLabel(
  ctx: RequestContext,
  input: InputOf<typeof addMeterLabel>,
): Promise<OutputOf<typeof addMeterLabel>> {
  const { db, clock } = ctx.platform;
  const { learned } = await previewLabel(ctx, input);
  if ((await repo.listLabels(db, input.meter_id)).length >= MAX_METER_LABELS)
    throw reasonError("conflict", "too_many_labels", { max: MAX_METER_LABELS });
  const row: repo.LabelRow = {
    id: newId(),
    meterId: input.meter_id,
    appliance: input.appliance,
    fromMs: Date.parse(input.start),
    toMs: Date.parse(input.end),
    templateWatts: learned?.watts ?? null,
    templateMinutes: learned?.minutes ?? null,
    createdAtMs: clock.now(),
  };
  await repo.insertLabel(db, row);
  return toResponse(row);
}

/** @throws DomainError not_found */
export async function listLabels(
  ctx: RequestContext,
  { meter_id: meterId }: InputOf<typeof listMeterLabels>,
): Promise<OutputOf<typeof listMeterLabels>> {
  await ownMeter(ctx, meterId);
  return { labels: (await repo.listLabels(ctx.platform.db, meterId)).map(toResponse) };
}

/** @throws DomainError not_found */
export async function removeLabel(
  ctx: RequestContext,
  { meter_id: meterId, label_id: id }: InputOf<typeof removeMeterLabel>,
): Promise<{ ok: true }> {
  await ownMeter(ctx, meterId);
  if (await repo.deleteLabel(ctx.platform.db, meterId, id)) return { ok: true };
  throw new DomainError("not_found", "This label doesn't exist. It may have been deleted already.");
}

const toResponse = ({ id, appliance, fromMs, toMs }: repo.LabelRow): MeterLabel => ({
  id,
  appliance,
  start: new Date(fromMs).toISOString(),
  end: new Date(toMs).toISOString(),
});
