import { Elysia } from "elysia";

/** Styles may be inline because React and the dialogs' scroll lock set them; scripts never are. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export const securityHeaders = (overHttps: boolean) =>
  new Elysia({ name: "security-headers" }).onRequest(({ set }) => {
    set.headers["content-security-policy"] = CONTENT_SECURITY_POLICY;
    set.headers["x-content-type-options"] = "nosniff";
    set.headers["referrer-policy"] = "strict-origin-when-cross-origin";
    set.headers["permissions-policy"] = "camera=(), geolocation=(), microphone=()";
    if (overHttps) set.headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  });
