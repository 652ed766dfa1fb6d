import { Elysia } from "elysia";

/**
 * Styles may be inline because React and the dialogs' scroll lock set them; scripts only those that the site's build
 * wrote into its pages.
 *
 * @param inlineScripts hashes such as `sha256-…`
 */
export const contentSecurityPolicy = (inlineScripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** What every response carries. */
export const securityHeaders = (overHttps: boolean): Readonly<Record<string, string>> => ({
  "content-security-policy": contentSecurityPolicy([]),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  ...(overHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
});

/** The same for the responses of the router. */
export const sendHeaders = (headers: Readonly<Record<string, string>>) =>
  new Elysia({ name: "security-headers" }).onRequest(({ set }) => {
    Object.assign(set.headers, headers);
  });
