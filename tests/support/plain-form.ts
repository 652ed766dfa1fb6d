import type { BrowserSession } from "./browser-session";

/** What a browser without JavaScript does with a form, and where it is sent on to. */
export async function postForm(session: BrowserSession, path: string, fields: Record<string, string>) {
  const response = await session.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  return { status: response.status, location: response.headers.get("location") };
}
