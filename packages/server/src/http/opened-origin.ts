import { type Environment, siteOrigin } from "../env";

/** Without PUBLIC_URL the site is whatever host it is opened under, as for cookies and origins. */
export const openedOrigin = (env: Environment, request: Request): string =>
  env.PUBLIC_URL ? siteOrigin(env) : `http://${request.headers.get("host") ?? new URL(request.url).host}`;
