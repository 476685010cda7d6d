import escapeHtml from "escape-html";

/** The sitemap for search engines. @param publicUrl without a slash at its end */
export function sitemapOf(paths: readonly string[], publicUrl: string): string {
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
