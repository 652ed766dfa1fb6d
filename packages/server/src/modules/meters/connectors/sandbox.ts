import { SANDBOX_TEST_ACCOUNTS } from "@wattleaf/shared/domain/meters";
import type { UtilityProvider } from "@wattleaf/shared/domain/providers";
import { reasonError } from "@wattleaf/shared/error-reason";
import { TARIFF_CATALOG } from "../../../content/tariffs";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { monthAt, monthStartMs } from "@wattleaf/engine/time-series/packing/month-grid";
import { climateOf } from "@wattleaf/engine/simulation/household/climate";
import { householdOf, plainAccountNumber, type SandboxAccount } from "@wattleaf/engine/simulation/household/household";
import type { WorkerQueue } from "../../../adapters/worker-queue/worker-queue";
import { sandboxReadingsJob } from "../jobs";
import { ConsentWithdrawn, type ImportRequest, type ReadingChunk, type UtilityConnector } from "./connector";

/** The test account that breaks off does so after this many months, once. */
const MONTHS_BEFORE_BREAK = 6;
/** Months that the Worker makes at once: a tenth of a second. */
const MONTHS_AT_ONCE = 3;
/** The Worker's caller: imports take turns with each other, and count as one caller among all others. */
const CALLER = { caller: "sandbox-utility" };

interface SandboxConnection extends SandboxAccount {
  connectedAtMs: number;
}

/**
 * The utility used when none is configured: it accepts every account number and simulates its household
 * (docs/methods/sandbox.md). SANDBOX_TEST_ACCOUNTS are the numbers that fail.
 */
export function sandboxUtility(compute: WorkerQueue): UtilityConnector {
  return {
    source: "sandbox",
    async begin({ provider, accountNumber, zipCode, nowMs }) {
      if (is("rejected", accountNumber)) throw unknownAccount();
      const connection: SandboxConnection = { provider, accountNumber, zipCode, connectedAtMs: nowMs };
      return { connection, timeZone: climateOf(zipCode).timeZone, tariffId: tariffOf(connection) };
    },
    complete: () => Promise.reject(new Error("The sandbox utility does not use consent")),
    readings: (request) => madeReadings(compute, request),
    revoke: async () => {},
  };
}

async function* madeReadings(compute: WorkerQueue, request: ImportRequest): AsyncGenerator<ReadingChunk> {
  const { connection, historyFromMs, fromMs, toMs, changedSinceMs, signal } = request;
  const { connectedAtMs, ...account } = connection as SandboxConnection;
  // The first import after each time that the person connects goes well.
  const isLater = changedSinceMs !== null && changedSinceMs >= connectedAtMs;
  if (is("revoked", account.accountNumber) && isLater) throw new ConsentWithdrawn();
  const clock = zoneClock(climateOf(account.zipCode).timeZone);
  const breaksAt = monthStartMs(clock, monthAt(clock, historyFromMs) + MONTHS_BEFORE_BREAK);
  const breaks = is("breaksOff", account.accountNumber) && fromMs === historyFromMs;
  for (let from = fromMs; from < toMs;) {
    if (breaks && from >= breaksAt) throw brokenOff();
    const to = Math.min(toMs, monthStartMs(clock, monthAt(clock, from) + MONTHS_AT_ONCE));
    const input = { account, fromMs: from, toMs: to, hasOutages: is("gaps", account.accountNumber) };
    const series = await compute.run(sandboxReadingsJob, input, { ...CALLER, signal });
    yield { series, importedToMs: to };
    from = to;
  }
}

const is = (which: keyof typeof SANDBOX_TEST_ACCOUNTS, accountNumber: string): boolean =>
  plainAccountNumber(accountNumber) === SANDBOX_TEST_ACCOUNTS[which];

/** A tariff of the utility's in the catalog: who charges a car pays by the time of use, others by chance. */
function tariffOf(account: SandboxAccount): string | null {
  const household = householdOf(account);
  const wanted = household.car || household.seed % 3 === 0 ? "time_of_use" : null;
  const own = tariffsOf(account.provider);
  return (
    (own.find(({ kind }) => kind === wanted) ?? own.find(({ kind }) => kind !== "time_of_use") ?? own[0])?.id ?? null
  );
}

const tariffsOf = (provider: UtilityProvider) => TARIFF_CATALOG.filter((tariff) => tariff.provider === provider);

const unknownAccount = () =>
  reasonError(
    "utility_rejected",
    "utility_account_unknown",
    {},
    {
      issues: [{ path: "accountNumber", message: "The utility doesn't recognize this account number." }],
    },
  );

const brokenOff = () => reasonError("utility_rejected", "utility_broke_off");
