import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { Page } from "playwright";
import { newRegistration } from "../factories/account";
import type { Site } from "./site";

/** Creates an account of its own and signs the page's context in, past the forms that other stories are about. */
export async function signUp(page: Page, site: Site): Promise<{ user: CurrentUser; password: string }> {
  const registration = newRegistration();
  const response = await page.request.post(`${site.url}/api/auth/register`, {
    data: registration,
    headers: { origin: site.url },
  });
  if (!response.ok()) throw new Error(`No account: ${response.status()} ${await response.text()}`);
  return { user: (await response.json()) as CurrentUser, password: registration.password };
}
