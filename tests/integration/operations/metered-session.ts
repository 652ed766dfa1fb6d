import { register } from "../../../packages/shared/src/contracts/auth";
import { authorizeUtility, listMeters } from "../../../packages/shared/src/contracts/meters";
import { newRegistration } from "../../factories/account";
import { newUtilityAccount } from "../../factories/meters";
import type { TestApi } from "../../support/api";
import { BrowserSession } from "../../support/browser-session";
import { made } from "../../support/made";

const sessions = new WeakMap<TestApi, Promise<BrowserSession>>();

/** A server's one `home`: importing two years of quarter hours takes longer than what the cases do with them. */
export function meteredSession(api: TestApi): Promise<BrowserSession> {
  const known = sessions.get(api);
  if (known) return known;
  const opened = openSession(api);
  sessions.set(api, opened);
  return opened;
}

async function openSession(api: TestApi): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await made(session, register, newRegistration());
  await made(session, authorizeUtility, newUtilityAccount());
  await api.platform.imports.settled();
  return session;
}

/** The meter of a home. */
export async function meterOf(session: BrowserSession): Promise<{ meter_id: string }> {
  const { meters } = await made(session, listMeters, {});
  return { meter_id: meters[0]?.id ?? "" };
}
