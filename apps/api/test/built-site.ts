import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PageAddress } from "@podium/shared/contracts/page-data";

/** Replaces the build's renderer, without React: the document's text shows the parameters of the call. */
const DRAWING = `
process.on("message", ({ language, data, publicUrl, paths }) => {
  process.send(paths.map((path) => {
    if (path === "/over-ons" && data["content/about"]?.content.lead === "FOUT") return { fault: "it cannot be drawn" };
    if (path === null && data["content/about"]?.content.lead === "FAUTE") return { fault: "its frame cannot be drawn" };
    if (path?.endsWith("/affiche.svg"))
      return { document: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="1" height="1"/></svg>' };
    const text = JSON.stringify({ path, language, data }).replaceAll("<", "\\\\u003c");
    return { document: '<!doctype html><html><head></head><body>' + publicUrl + text + '</body></html>' };
  }));
});
`;

const ADDRESSES: readonly PageAddress[] = [
  { pattern: "/", wasm: false, drawn: true, listed: true },
  { pattern: "/over-ons", wasm: false, drawn: true, listed: true },
  { pattern: "/login", wasm: false, drawn: true, listed: false },
  { pattern: "/voorstelling/:slug", wasm: false, drawn: true, listed: true },
  { pattern: "/admin", wasm: false, drawn: false, listed: false },
  { pattern: "/payment/:id", wasm: false, drawn: false, listed: false },
  { pattern: "/scan", wasm: true, drawn: false, listed: false },
];

/** A built website of a few pages, in a folder that its test deletes. */
export async function buildSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "podium-site-"));
  await mkdir(join(folder, "pages", "drawing"), { recursive: true });
  await mkdir(join(folder, "assets"));
  await Promise.all([
    writeFile(join(folder, "pages", "drawing", "drawing.js"), DRAWING),
    writeFile(join(folder, "pages", "pages.json"), JSON.stringify(ADDRESSES)),
    writeFile(join(folder, "pages", "robots.txt"), "Sitemap: {{publicUrl}}/sitemap.xml"),
    writeFile(join(folder, "assets", "app-1a2b.js"), "plain"),
    writeFile(join(folder, "assets", "app-1a2b.js.br"), "compressed in advance"),
    writeFile(join(folder, "assets", "reader-1a2b.wasm"), "plain"),
    writeFile(join(folder, "assets", "reader-1a2b.wasm.br"), "compressed in advance"),
    writeFile(join(folder, "favicon.svg"), "<svg/>"),
  ]);
  return folder;
}
