import { expect } from "vitest";
import * as meters from "../../../../packages/shared/src/contracts/meters";
import { MAX_METERS, SANDBOX_TEST_ACCOUNTS } from "../../../../packages/shared/src/domain/meters";
import { newUtilityAccount, storedMeter } from "../../../factories/meters";
import type { BrowserSession } from "../../../support/browser-session";
import { made } from "../../../support/made";
import type { OperationCase } from "../operation-case";

const meter = (fields: object = {}) =>
  expect.objectContaining({
    source: "sandbox",
    sandbox: true,
    provider: "pge",
    timeZone: "America/Los_Angeles",
    ...fields,
  });

const SPAN = { from: "2026-03-08T00:00:00-08:00", to: "2026-03-09T00:00:00-07:00" };

/** Makes the session's account a meter of the sandbox, without waiting for its readings. */
async function connected(session: BrowserSession) {
  const answer = await made(session, meters.authorizeUtility, newUtilityAccount());
  return { meter_id: answer.meter?.id ?? "" };
}

/** What only its owner can do: refused to visitors, and of a meter that is nobody's. */
const ownersOnly = (operation: OperationCase["operation"], more: object = {}): OperationCase[] => [
  {
    operation,
    title: "is for people who are signed in",
    as: "visitor",
    input: () => ({ meter_id: "any", ...more }),
    refusal: { code: "not_signed_in" },
  },
  {
    operation,
    title: "knows the account's own meters only",
    as: "user",
    input: () => ({ meter_id: "somebody-elses", ...more }),
    refusal: { code: "not_found" },
  },
];

export const METERS_CASES: readonly OperationCase[] = [
  {
    operation: meters.authorizeUtility,
    title: "connects a sandbox account and begins to import",
    as: "user",
    input: () => newUtilityAccount({ accountNumber: "1234 5678-90", serviceAddress: "1 Sunny Lane" }),
    output: {
      meter: meter({ accountEnding: "7890", serviceAddress: "1 Sunny Lane", status: "importing", problem: null }),
      authorizationUrl: null,
    },
  },
  {
    operation: meters.authorizeUtility,
    title: "says which field is missing",
    as: "user",
    input: () => newUtilityAccount({ accountNumber: "  " }),
    refusal: { code: "invalid_input", path: "accountNumber" },
  },
  {
    operation: meters.authorizeUtility,
    title: "takes no strokes for an account number",
    as: "user",
    input: () => newUtilityAccount({ accountNumber: "--- ---" }),
    refusal: { code: "invalid_input", path: "accountNumber" },
  },
  {
    operation: meters.authorizeUtility,
    title: "asks for a ZIP code",
    as: "user",
    input: () => newUtilityAccount({ zipCode: "9408" }),
    refusal: { code: "invalid_input", path: "zipCode" },
  },
  {
    operation: meters.authorizeUtility,
    title: "refuses an account that the utility does not know",
    as: "user",
    input: () => newUtilityAccount({ accountNumber: SANDBOX_TEST_ACCOUNTS.refused }),
    refusal: { code: "utility_refused", path: "accountNumber" },
  },
  {
    operation: meters.authorizeUtility,
    title: "stops at ten meters",
    as: "user",
    input: async (session) => {
      await Promise.all(Array.from({ length: MAX_METERS }, () => storedMeter(session)));
      return newUtilityAccount();
    },
    refusal: { code: "conflict" },
  },
  {
    operation: meters.authorizeUtility,
    title: "is for people who are signed in",
    as: "visitor",
    input: () => newUtilityAccount(),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: meters.listMeters,
    title: "lists a meter once, however often its account is connected",
    as: "user",
    input: async (session) => {
      const account = newUtilityAccount();
      await made(session, meters.authorizeUtility, account);
      await made(session, meters.authorizeUtility, account);
      return {};
    },
    output: { meters: [meter()] },
  },
  {
    operation: meters.listMeters,
    title: "is for people who are signed in",
    as: "visitor",
    input: () => ({}),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: meters.syncMeter,
    title: "begins to fetch what is new",
    as: "user",
    input: connected,
    output: meter({ status: "importing" }),
  },
  {
    operation: meters.syncMeter,
    title: "has nothing to ask for a meter that came as a file",
    as: "user",
    input: async (session) => ({ meter_id: await storedMeter(session) }),
    refusal: { code: "conflict" },
  },
  {
    operation: meters.syncMeter,
    title: "refuses when the consent has ended",
    as: "user",
    input: async (session) => ({ meter_id: await storedMeter(session, { source: "sandbox", status: "revoked" }) }),
    refusal: { code: "utility_refused" },
  },
  ...ownersOnly(meters.syncMeter),
  {
    operation: meters.removeMeter,
    title: "takes a meter away",
    as: "user",
    input: connected,
    output: { ok: true },
  },
  ...ownersOnly(meters.removeMeter),
  {
    operation: meters.meterReadings,
    title: "gives the hours of a day, of which the clock change took one",
    as: "user",
    input: async (session) => {
      const { meter_id } = await connected(session);
      await session.api.platform.imports.settled();
      return { meter_id, ...SPAN, resolution: "hour" };
    },
    output: expect.toSatisfy(
      ({ starts, coverage, energyWh, sandbox, gaps }: meters.Readings) =>
        sandbox &&
        gaps.length === 0 &&
        starts.length === 23 &&
        starts[1] === "2026-03-08T01:00:00-08:00" &&
        starts[2] === "2026-03-08T03:00:00-07:00" &&
        coverage.every((share) => share === 1) &&
        energyWh.every((energy) => energy !== null),
    ),
  },
  {
    operation: meters.meterReadings,
    title: "is empty for a meter without readings",
    as: "user",
    input: async (session) => ({ meter_id: await storedMeter(session), ...SPAN }),
    output: expect.objectContaining({ resolution: "day", starts: [], totalWh: 0, gaps: [] }),
  },
  {
    operation: meters.meterReadings,
    title: "names an end before the beginning",
    as: "user",
    input: async (session) => ({ meter_id: await storedMeter(session), from: SPAN.to, to: SPAN.from }),
    refusal: { code: "invalid_input", path: "to" },
  },
  {
    operation: meters.meterReadings,
    title: "refuses years of quarter hours at once",
    as: "user",
    input: async (session) => {
      const { meter_id } = await connected(session);
      await session.api.platform.imports.settled();
      return { meter_id, from: "2020-01-01T00:00:00Z", to: "2030-01-01T00:00:00Z", resolution: "interval" };
    },
    refusal: { code: "too_large", path: "resolution" },
  },
  ...ownersOnly(meters.meterReadings, SPAN),
  {
    operation: meters.meterBills,
    title: "gives the bills of 23 whole months, the newest first, in lines that add up",
    as: "user",
    input: async (session) => {
      const { meter_id } = await connected(session);
      await session.api.platform.imports.settled();
      return { meter_id };
    },
    output: expect.toSatisfy(
      ({ sandbox, bills }: { sandbox: boolean; bills: meters.MeterBill[] }) =>
        sandbox &&
        bills.length >= 23 &&
        (bills[0]?.start ?? "") > (bills[1]?.start ?? "") &&
        bills.every(({ amountCents, lines }) => amountCents === lines.reduce((sum, line) => sum + line.amountCents, 0)),
    ),
  },
  ...ownersOnly(meters.meterBills),
  {
    operation: meters.meterUsage,
    title: "tells base load, peak and months of what was imported",
    as: "user",
    input: async (session) => {
      const { meter_id } = await connected(session);
      await session.api.platform.imports.settled();
      return { meter_id };
    },
    output: {
      sandbox: true,
      facts: expect.objectContaining({ intervalSeconds: 900, unit: "Wh", baseLoadWatts: expect.any(Number) }),
    },
  },
  ...ownersOnly(meters.meterUsage),
];
