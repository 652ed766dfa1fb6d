/** Stands for the site's own origin in absolute addresses: unknown at build time, the server fills it in. */
export const SITE_ORIGIN = "https://site-origin.invalid";
