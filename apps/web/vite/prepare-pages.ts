import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "@podium/shared/contracts/routes";
import { TRANSLATED_LANGUAGES } from "@podium/shared/words/languages";
import type { PageAddress } from "@podium/shared/contracts/page-data";

interface PublicPage {
  /** The page's module, as the build's manifest names it. */
  module: string;
  unlisted?: true;
}

/** The pages that the server draws, by the pattern of their address. */
export const publicPages: ReadonlyMap<string, PublicPage> = new Map<string, PublicPage>([
  ["/", { module: "src/pages/home.tsx" }],
  ["/gespeelde-stukken", { module: "src/pages/plays.tsx" }],
  ["/voorstelling/:slug", { module: "src/pages/play.tsx" }],
  ["/tickets", { module: "src/pages/tickets.tsx" }],
  ["/over-ons", { module: "src/pages/about.tsx" }],
  ["/contact", { module: "src/pages/contact.tsx" }],
  ["/login", { module: "src/pages/login.tsx", unlisted: true }],
  ["/register", { module: "src/pages/register.tsx", unlisted: true }],
  ["/privacy", { module: "src/pages/privacy.tsx" }],
  ["/voorwaarden", { module: "src/pages/terms.tsx" }],
  ["/toegankelijkheid", { module: "src/pages/accessibility.tsx" }],
]);

/** Modules that a page imports itself once it has loaded (`loadBeside`). */
const BESIDE: Readonly<Record<string, string>> = { "src/pages/tickets.tsx": "src/pages/tickets-hall.tsx" };

/** API calls that a page makes before its code has loaded (src/platform/early-calls.ts). */
const EARLY_CALLS: Readonly<Record<string, string>> = {
  "src/pages/tickets.tsx": [routes.listShows.path, routes.getFreeSeats.path.replace(":showId", "{show}")].join(" "),
};

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Returns the links in a page's head: styles load at once, the rest when src/app/bootstrap.ts enables its links. */
function linksFor(template: string, manifest: Manifest, module: string): string {
  const first = chunksOf(manifest, module).filter(({ file }) => !template.includes(file));
  const beside = BESIDE[module] ? chunksOf(manifest, BESIDE[module]) : [];
  const later = beside.filter(({ file }) => !template.includes(file) && !first.some((chunk) => chunk.file === file));
  const styles = first.flatMap(({ css = [] }) => css);
  const early = EARLY_CALLS[module];
  return [
    ...(early === undefined ? [] : [`<meta name="early-calls" content="${early}">`]),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...first, ...later].map(preload),
    ...later
      .flatMap(({ css = [] }) => css)
      .map((file) => `<link data-rel="preload" as="style" crossorigin href="/${file}">`),
  ].join("\n    ");
}

function preloadFor(manifest: Manifest, module: string): string {
  return chunksOf(manifest, module).slice(0, 1).map(preload).join("");
}

const preload = ({ file }: Manifest[string]): string => `<link data-rel="modulepreload" crossorigin href="/${file}">`;

function chunksOf(manifest: Manifest, module: string): Manifest[string][] {
  if (!manifest[module]) throw new Error(`The build has no page module ${module}.`);
  const names = new Set<string>();
  const collect = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    for (const imported of manifest[name]?.imports ?? []) collect(imported);
  };
  collect(module);
  return [...names].flatMap((name) => manifest[name] ?? []);
}

export interface Links {
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
