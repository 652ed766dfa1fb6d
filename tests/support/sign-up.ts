import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { connectDevice } from "@wattleaf/shared/contracts/devices";
import { authorizeUtility, listMeters, METER_UPLOAD, type Meter } from "@wattleaf/shared/contracts/meters";
import type { Page } from "playwright";
import { expect } from "playwright/test";
import { newRegistration } from "../factories/account";
import { newUtilityAccount } from "../factories/meters";
import { newAddress } from "./addresses";
import { faultyMeterFile, greenButtonFile } from "./energy-file";
import type { Site } from "./site";

export interface TestAccount {
  user: CurrentUser;
  password: string;
}

/** Creates an account without signing a browser in. */
export async function createAccount(site: Pick<Site, "url">): Promise<TestAccount> {
  const registration = newRegistration();
  const response = await fetch(`${site.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url, "x-forwarded-for": newAddress() },
    body: JSON.stringify(registration),
  });
  if (!response.ok) throw new Error(`No account: ${response.status} ${await response.text()}`);
  return { user: (await response.json()) as CurrentUser, password: registration.password };
}

/** Creates a new account and signs the page's context in, without the forms that other stories test. */
export async function signUp(page: Page, site: Pick<Site, "url">): Promise<TestAccount> {
  const registration = newRegistration();
  const response = await page.request.post(`${site.url}/api/auth/register`, {
    data: registration,
    headers: { origin: site.url },
  });
  if (!response.ok()) throw new Error(`No account: ${response.status()} ${await response.text()}`);
  return { user: (await response.json()) as CurrentUser, password: registration.password };
}

/** The same with an uploaded file, whose figures the dashboard shows. */
export async function signUpWithFile(page: Page, site: Pick<Site, "url">): Promise<TestAccount> {
  const account = await signUp(page, site);
  const { name, mimeType, buffer } = greenButtonFile();
  const response = await page.request.post(`${site.url}/api/upload`, {
    headers: { origin: site.url },
    multipart: { type: "energy_bill", file: { name, mimeType, buffer } },
  });
  if (!response.ok()) throw new Error(`No file: ${response.status()} ${await response.text()}`);
  return account;
}

/** The same with a sandbox meter that is read to its end, and a device. */
export async function signUpWithMeter(page: Page, site: Pick<Site, "url">): Promise<TestAccount> {
  const account = await signUpWithFile(page, site);
  await connectMeterAndCharger(page, site);
  return account;
}

async function connectMeterAndCharger(page: Page, site: Pick<Site, "url">): Promise<void> {
  await post(page, site, authorizeUtility.path, newUtilityAccount());
  await post(page, site, connectDevice.path, { name: "Garage", type: "ev_charger" });
  const isRead = async () => {
    const { meters } = (await (await page.request.get(site.url + listMeters.path)).json()) as { meters: Meter[] };
    return meters.length > 0 && meters.every(({ status }) => status === "ready");
  };
  await expect.poll(isRead, { timeout: IMPORT_TIMEOUT_MS, intervals: [100] }).toBe(true);
}

/** A new account with a sandbox meter that is read to its end, and devices of all kinds. */
export async function signUpWithDevices(page: Page, site: Pick<Site, "url">): Promise<TestAccount> {
  const account = await signUp(page, site);
  await connectMeterAndCharger(page, site);
  for (const [type, name] of [
    ["thermostat", "Nest 7"],
    ["battery", "Powerwall 2"],
    ["water_heater", "Rheem 50"],
    ["smart_plug", "Kasa 3"],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- in this order on the page
    await post(page, site, connectDevice.path, { type, name });
  return account;
}

/** A new account with a meter from a file of which some readings cannot be true. */
export async function signUpWithFaultyMeter(page: Page, site: Pick<Site, "url">): Promise<TestAccount> {
  const account = await signUp(page, site);
  const response = await page.request.post(site.url + METER_UPLOAD.path, {
    headers: { origin: site.url },
    multipart: { file: faultyMeterFile() },
  });
  if (!response.ok()) throw new Error(`No meter: ${response.status()} ${await response.text()}`);
  return account;
}

/** Two years of quarter hours, on a machine that has more to do. */
const IMPORT_TIMEOUT_MS = 30_000;

/** Sends a request of the page's account. */
export async function post(page: Page, site: Pick<Site, "url">, path: string, data: unknown): Promise<void> {
  const response = await page.request.post(site.url + path, { data, headers: { origin: site.url } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}
