import { WORKSHOP } from "../factories/facilities";
import type { BrowserSession } from "./browser-session";

/** Stores the workshop as a facility of the session's account. */
export const storeFacility = (session: BrowserSession, id: string) =>
  session.sendJson("PUT", `/api/v1/facilities/${id}`, WORKSHOP);
