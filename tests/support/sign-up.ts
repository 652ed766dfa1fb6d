import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { Page } from "playwright";
import { newRegistration } from "../factories/account";
import { newAddress } from "./addresses";
import { greenButtonFile } from "./energy-file";
import type { Site } from "./site";

export interface TestAccount {
  user: CurrentUser;
  password: string;
}

/** Creates an account without signing a browser in. */
export async function createAccount(site: Site): Promise<TestAccount> {
  const registration = newRegistration();
  const response = await fetch(`${site.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url, "x-forwarded-for": newAddress() },
    body: JSON.stringify(registration),
  });
  if (!response.ok) throw new Error(`No account: ${response.status} ${await response.text()}`);
  return { user: (await response.json()) as CurrentUser, password: registration.password };
}

/** Creates an account of its own and signs the page's context in, past the forms that other stories are about. */
export async function signUp(page: Page, site: Site): Promise<TestAccount> {
  const registration = newRegistration();
  const response = await page.request.post(`${site.url}/api/auth/register`, {
    data: registration,
    headers: { origin: site.url },
  });
  if (!response.ok()) throw new Error(`No account: ${response.status()} ${await response.text()}`);
  return { user: (await response.json()) as CurrentUser, password: registration.password };
}

/** The same with an uploaded file, whose figures the dashboard shows. */
export async function signUpWithFile(page: Page, site: Site): Promise<void> {
  await signUp(page, site);
  const { name, mimeType, buffer } = greenButtonFile();
  const response = await page.request.post(`${site.url}/api/upload`, {
    headers: { origin: site.url },
    multipart: { type: "energy_bill", file: { name, mimeType, buffer } },
  });
  if (!response.ok()) throw new Error(`No file: ${response.status()} ${await response.text()}`);
}
