import type { DrawRequest } from "@podium/shared/contracts/page-data";
import type { DrawnPage } from "#app/prerender.tsx";
import { escape, paletteOf, requireNoScript } from "./document.ts";

const STYLES = /<link rel="stylesheet"[^>]*>/g;

/**
 * The whole document of the card that other sites frame: the site's styles, and no script.
 * @param template the build's index.html
 */
export function cardDocumentOf(
  { html, title, data }: Pick<DrawnPage, "html" | "title" | "data">,
  template: string,
  { language }: Pick<DrawRequest, "language">,
): string {
  requireNoScript(html);
  return `<!doctype html>
<html lang="${language}"${paletteOf(data)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(title)}</title>
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    ${(template.match(STYLES) ?? []).join("\n    ")}
  </head>
  <body>${html}</body>
</html>
`;
}
