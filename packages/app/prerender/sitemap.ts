import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { pageAddress, pageAddresses } from "./addresses";

/** Every indexed page in every language, each with links to its translations. */
export function renderSitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) =>
    LANGUAGES.map((language) => {
      const links = pageAddresses(siteUrl, path, language).alternates.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
      );
      return `<url><loc>${escapeXml(pageAddress(siteUrl, path, language))}</loc>${links.join("")}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

export function renderRobots(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /trpc/
Sitemap: ${new URL("/sitemap.xml", siteUrl).href}
`;
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;");
