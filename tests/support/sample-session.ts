import type { TestApi } from "./api";
import { BrowserSession } from "./browser-session";

/** A browser that has clicked on Demo: follows the redirects through the built-in issuer and back. */
export async function openSampleSession(api: TestApi): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  let path = "/api/auth/sso";
  while (path !== "/dashboard") {
    const location = (await session.fetch(path)).headers.get("location");
    if (!location) throw new Error(`${path} leads nowhere`);
    const { pathname, search } = new URL(location, "http://localhost");
    if (pathname === "/login") throw new Error(`No sample session: ${search}`);
    path = `${pathname}${search}`;
  }
  return session;
}
