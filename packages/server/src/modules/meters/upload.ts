import type { meterUploadForm, MeterUploadReply } from "@wattleaf/shared/contracts/meters";
import {
  MAX_METER_FILE_BYTES,
  METER_FILE_EXTENSIONS,
  METER_FILE_TOO_LARGE,
  METER_FILE_WRONG_TYPE,
} from "@wattleaf/shared/domain/meters";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { z } from "zod";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { newId } from "../../adapters/secrets";
import { countedPartnerOf } from "../../core/actor";
import { jobCaller } from "../../core/run-bulk";
import { toNoticesResponse } from "../../core/response/notices";
import { requireUserId } from "../../core/owner";
import { countUpload } from "../partners";
import { connectDevicesCoins, type Evidence, evidenceStatements } from "../rewards";
import { type AcceptedFiles, checkFile } from "../uploads";
import { meterConnectedMessage } from "../webhooks";
import { added } from "./connect";
import { readMeterFileJob } from "./jobs";
import { toMeterResponse } from "./meter-response";
import type { MeterFile } from "./meter-file";
import { describeReadings, importEnded } from "./readings/describe-readings";
import { storeReadings } from "./readings/store";
import * as repo from "./repo";

const METER_FILES: AcceptedFiles = {
  extensions: METER_FILE_EXTENSIONS,
  maxBytes: MAX_METER_FILE_BYTES,
  wrongType: METER_FILE_WRONG_TYPE,
  tooLarge: METER_FILE_TOO_LARGE,
};

/**
 * Makes a Green Button file or a table of intervals a meter, or adds it to the meter that it continues: the one whose
 * usage points it names, or, for a file that names none, the account's one of that kind with intervals of that length.
 *
 * @throws DomainError file_missing, file_type_not_supported, file_too_large, file_empty, file_unreadable, conflict,
 * overloaded
 */
export async function upload(
  ctx: RequestContext,
  { file, timeZone }: z.output<typeof meterUploadForm>,
): Promise<MeterUploadReply> {
  const { platform } = ctx;
  const userId = requireUserId(ctx);
  const bytes = new Uint8Array(await checkFile(file, METER_FILES).arrayBuffer());
  const elsewhere = (await repo.findPrimary(platform.db, userId))?.timeZone ?? "UTC";
  const read = await platform.cpu.run(
    readMeterFileJob,
    { bytes, zones: { sent: timeZone, elsewhere } },
    jobCaller(ctx),
    [bytes.buffer],
  );
  const meter = await meterOfFile(platform, userId, read);
  try {
    await storeReadings(platform, meter, read.series);
    await describeReadings(platform, meter, { status: "ready", ...importEnded(platform.clock.now()) });
  } catch (error) {
    // A meter that was made for this file alone is nothing without it.
    if (meter.lastImportAtMs === null) await repo.deleteMeter(platform.db, userId, meter.id);
    throw error;
  }
  // Only now: a meter that went again with its file has earned nothing.
  await platform.db.batch([
    connectDevicesCoins(platform, userId),
    ...evidenceStatements(platform, userId, evidenceOf(read)),
    ...(meter.lastImportAtMs === null ? [meterConnectedMessage(platform, userId, meter.id)] : []),
  ]);
  const partnerId = countedPartnerOf(ctx.actor);
  if (partnerId !== null) await countUpload(platform, partnerId);
  const stored = await repo.findMeter(platform.db, userId, meter.id);
  const notices = read.notices.length > 0 ? { notices: toNoticesResponse(read.notices) } : {};
  return { meter: toMeterResponse(stored ?? meter), ...notices };
}

/** By its readings: the same file with another name or header is the same meter. */
function evidenceOf({ series: { startMs, intervalSeconds, kwh } }: MeterFile): Evidence {
  const readings = new Bun.CryptoHasher("sha256").update(Float64Array.from(kwh)).digest("base64url");
  // Anyone can write such a file.
  return { verifies: null, marks: [`readings/${startMs}/${intervalSeconds}/${readings}`] };
}

async function meterOfFile(
  { db, clock, encryption }: Platform,
  userId: string,
  { series, usagePoints }: MeterFile,
): Promise<repo.MeterRow> {
  const { intervalSeconds, startMs, kwh, timeZone } = series;
  const accountHash = encryption.fingerprint(`file/${usagePoints ?? "unnamed"}/${intervalSeconds}`);
  const known = await repo.findByAccount(db, userId, accountHash);
  if (known) return known;
  const nowMs = clock.now();
  await added(
    repo.addUnconnectedMeter(db, {
      id: newId(),
      userId,
      source: "file",
      accountHash,
      commodity: "electricity",
      timeZone,
      // Until everything is stored: an interrupted upload leaves a meter marked as such.
      status: "importing",
      historyFromMs: startMs,
      importedToMs: startMs,
      importToMs: startMs + kwh.length * intervalSeconds * SECOND_MS,
      createdAtMs: nowMs,
      leasedUntilMs: nowMs + UPLOAD_LEASE_MS,
    }),
  );
  const meter = await repo.findByAccount(db, userId, accountHash);
  if (!meter) throw new Error("A meter that was just added no longer exists");
  return meter;
}

/** Prevents other processes from treating the upload as interrupted while it is being stored. */
const UPLOAD_LEASE_MS = 120_000;
