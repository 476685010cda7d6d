import { LANGUAGES, pathInLanguage } from "@podium/shared/words/languages";
import escapeHtml from "escape-html";

/** The sitemap for search engines, with each page in every language. @param publicUrl without a slash at its end */
export function sitemapOf(paths: readonly string[], publicUrl: string): string {
  const urls = paths.flatMap((path) => {
    const addresses = LANGUAGES.map((language) => [language, escapeHtml(publicUrl + pathInLanguage(path, language))]);
    const others = addresses.map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    );
    return addresses.map(([, url]) => `  <url><loc>${url}</loc>${others.join("")}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("")}</urlset>\n`;
}
