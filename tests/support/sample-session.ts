import { login } from "../../packages/shared/src/contracts/auth";
import { DEMO_IDENTIFIER, DEMO_PASSWORD } from "../../packages/server/src/db/seed/demo";
import type { TestApi } from "./api";
import { BrowserSession } from "./browser-session";

/** A browser that looks at the sample household. */
export async function openSampleSession(api: TestApi): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  const response = await session.postJson(login.path, { identifier: DEMO_IDENTIFIER, password: DEMO_PASSWORD });
  if (!response.ok) throw new Error(`No sample session: ${response.status} ${await response.text()}`);
  return session;
}
