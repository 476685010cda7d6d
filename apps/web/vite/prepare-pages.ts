import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TRANSLATED_LANGUAGES } from "@podium/shared/words/languages";
import type { PageAddress } from "@podium/shared/contracts/page-data";
import { linksFor, type Manifest, preloadFor, publicPages } from "./page-modules.ts";

/** Links in the heads of pages. */
export interface Links {
  /** Links of pages, by the pattern of the address. */
  pages: Readonly<Record<string, string>>;
  /** Links of languages; Dutch has none, as its words come with the pages. */
  languages: Readonly<Record<string, string>>;
}

/**
 * Writes the files that the server draws pages with (`drawing.ts`) into `dist/pages`: the document around each page,
 * the links in its head, and pages.json, with the facts about each address for apps/api/src/platform/http/web.ts.
 */
export async function preparePages(dist: string, addresses: readonly Pick<PageAddress, "pattern" | "wasm">[]) {
  const pages = join(dist, "pages");
  const template = await readFile(join(dist, "index.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(dist, ".vite", "manifest.json"), "utf8")) as Manifest;
  const unknown = [...publicPages.keys()].filter(
    (pattern) => !addresses.some((address) => address.pattern === pattern),
  );
  if (unknown.length > 0) throw new Error(`The site has no route for ${unknown.join(", ")}.`);

  await mkdir(pages, { recursive: true });
  await rename(join(dist, "index.html"), join(pages, "template.html"));
  await rename(join(dist, "robots.txt"), join(pages, "robots.txt"));
  const links: Links = {
    pages: Object.fromEntries(
      [...publicPages].map(([pattern, { module }]) => [pattern, linksFor(template, manifest, module)]),
    ),
    languages: Object.fromEntries(
      TRANSLATED_LANGUAGES.map((language) => [language, preloadFor(manifest, `src/messages/${language}.ts`)]),
    ),
  };
  await writeFile(join(pages, "links.json"), JSON.stringify(links, null, 2));
  const list = addresses.map(({ pattern, wasm }): PageAddress => {
    const page = publicPages.get(pattern);
    return { pattern, wasm, drawn: page !== undefined, listed: page !== undefined && !page.unlisted };
  });
  await writeFile(join(pages, "pages.json"), JSON.stringify(list, null, 2));
}
