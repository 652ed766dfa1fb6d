import { METER_HISTORY_MONTHS } from "@wattleaf/shared/domain/meters";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../core/platform";
import { isRaised } from "../../db/constraint";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { monthAt, monthStartMs } from "@wattleaf/engine/time-series/packing/month-grid";
import { plainAccountNumber } from "@wattleaf/engine/simulation/household/household";
import { newId } from "../../adapters/secrets";
import { connectDevicesCoins, evidenceStatements, meterMark, zipPrefixOf } from "../rewards";
import type { AccountRequest, Connected, UtilityConnector } from "./connectors/connector";
import * as repo from "./repo";

const ENDING_LENGTH = 4;

export interface Account extends AccountRequest {
  serviceAddress: string | null;
}

/**
 * Adds the meter of an established connection to the account, or reuses the account's existing meter for it: its
 * readings are kept, and its import continues. The caller starts the import.
 *
 * @throws DomainError conflict if the account has reached its limit of meters
 */
export async function connectMeter(
  platform: Platform,
  userId: string,
  { source }: Pick<UtilityConnector, "source">,
  account: Account,
  { connection, timeZone, tariffId }: Connected,
): Promise<repo.MeterRow> {
  const { db, encryption } = platform;
  const { provider, serviceAddress, nowMs } = account;
  const zipPrefix = zipPrefixOf(account.zipCode);
  const accountNumber = plainAccountNumber(account.accountNumber);
  const accountHash = encryption.fingerprint(`${source}/${provider}/${accountNumber}`);
  const encryptedConnection = encryption.encrypt(JSON.stringify(connection));
  const known = await repo.findByAccount(db, userId, accountHash);
  if (known) {
    const again = {
      encryptedConnection,
      zipPrefix,
      importToMs: nowMs,
      problem: null,
      nextAttemptAtMs: null,
      pausedAtMs: null,
    };
    const address = serviceAddress === null ? {} : { serviceAddress };
    await repo.noteMeter(db, userId, known.id, { ...again, ...address, status: "importing" });
  } else {
    const historyFromMs = historyStart(timeZone, nowMs);
    await added(
      repo.addMeter(
        db,
        {
          id: newId(),
          userId,
          source,
          provider,
          accountHash,
          // Of a short number this would be all of it.
          accountEnding: accountNumber.length > ENDING_LENGTH ? accountNumber.slice(-ENDING_LENGTH) : null,
          serviceAddress,
          zipPrefix,
          encryptedConnection,
          commodity: "electricity",
          timeZone,
          status: "importing",
          tariffId,
          historyFromMs,
          importedToMs: historyFromMs,
          importToMs: nowMs,
          createdAtMs: nowMs,
        },
        [
          connectDevicesCoins(platform, userId),
          // The sandbox makes an account of any number, so its meters prove nothing.
          ...(source === "sandbox"
            ? []
            : evidenceStatements(platform, userId, { verifies: "connect_devices", marks: [meterMark(accountHash)] })),
        ],
      ),
    );
  }
  const meter = await repo.findByAccount(db, userId, accountHash);
  if (!meter) throw new Error("A meter that was just added no longer exists");
  return meter;
}

/** @throws DomainError conflict */
export async function added<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isRaised(error, "meters_quota")) throw error;
    throw reasonError("conflict", "too_many_meters");
  }
}

/** The begin of the local day so many months ago. */
function historyStart(timeZone: string, nowMs: number): number {
  const clock = zoneClock(timeZone);
  const monthMs = monthStartMs(clock, monthAt(clock, nowMs) - METER_HISTORY_MONTHS);
  const days = new Date(clock(nowMs)).getUTCDate() - 1;
  // Through a clock change a day more or less of an hour is none, so the midnight is looked for on the clock.
  const aboutMs = monthMs + days * DAY_MS + DAY_MS / 2;
  return aboutMs - (clock(aboutMs) % DAY_MS);
}
