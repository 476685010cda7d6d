import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "@podium/shared/contracts/routes";
import type * as prerenderer from "#app/prerender.tsx";

export type Prerenderer = typeof prerenderer;

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

export const pageModules: ReadonlyMap<string, string> = new Map([
  ["/", "src/pages/home.tsx"],
  ["/gespeelde-stukken", "src/pages/plays.tsx"],
  ["/tickets", "src/pages/tickets.tsx"],
  ["/over-ons", "src/pages/about.tsx"],
  ["/contact", "src/pages/contact.tsx"],
  ["/login", "src/pages/login.tsx"],
  ["/register", "src/pages/register.tsx"],
  ["/privacy", "src/pages/privacy.tsx"],
  ["/voorwaarden", "src/pages/terms.tsx"],
]);

/** What a page imports by itself once it is there (`loadBeside`). */
const BESIDE: Readonly<Record<string, string>> = { "src/pages/tickets.tsx": "src/pages/tickets-hall.tsx" };

/** What a page asks the API for before its code is there (src/platform/early-calls.ts). */
const EARLY_CALLS: Readonly<Record<string, string>> = {
  "src/pages/tickets.tsx": [routes.listShows.path, routes.listAvailableSeats.path.replace(":showId", "{show}")].join(
    " ",
  ),
};

/** Not worth finding in a search engine. */
const FOR_MEMBERS: ReadonlySet<string> = new Set(["/login", "/register"]);

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Writes the prerendered pages and pages.json, which maps addresses to files and says which may compile wasm. The
 * server fills in their placeholders, such as `{{societyName}}`, at startup (apps/api/src/platform/web-pages.ts).
 */
export async function prerenderPages(
  dist: string,
  { prerenderPage, prerenderShell, addresses }: Prerenderer,
): Promise<void> {
  const template = await readFile(join(dist, "index.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(dist, ".vite", "manifest.json"), "utf8")) as Manifest;
  if (!template.includes(EMPTY_ROOT)) throw new Error("index.html has no empty #root.");
  await rm(join(dist, "index.html"));
  const pages = join(dist, "pages");
  await mkdir(pages);

  const files = new Map<string, string>();
  for (const [path, module] of pageModules) {
    const file = `${path === "/" ? "home" : path.slice(1)}.html`;
    files.set(path, file);
    const complete = { path, links: linksFor(template, manifest, module) };
    await writeFile(join(pages, file), fill(template, await prerenderPage(path), complete));
  }
  await writeFile(join(pages, "404.html"), fill(template, await prerenderPage("/404")));
  await writeFile(join(pages, "app.html"), fill(template, prerenderShell()));
  const listed = [...pageModules.keys()].filter((path) => !FOR_MEMBERS.has(path));
  const urls = listed.map((path) => `  <url><loc>{{publicUrl}}${path}</loc></url>`).join("\n");
  await writeFile(
    join(pages, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
  await rename(join(dist, "robots.txt"), join(pages, "robots.txt"));
  const list = addresses.map(({ pattern, wasm }) => [pattern, { file: files.get(pattern) ?? "app.html", wasm }]);
  await writeFile(join(pages, "pages.json"), JSON.stringify(Object.fromEntries(list), null, 2));
}

type PrerenderedPage = Awaited<ReturnType<Prerenderer["prerenderPage"]>>;

/** @param complete for a page that React can hydrate: its address, and the links to what it loads */
function fill(
  template: string,
  { html, title, description }: PrerenderedPage,
  complete?: { path: string; links: string },
): string {
  if (/<script|\sstyle="/.test(html))
    throw new Error("A prerendered page holds a script or style attribute, which the server's content policy refuses.");
  const page = template
    .replace("</head>", () => `  ${complete ? `${addressOf(complete.path)}\n    ${complete.links}` : ""}\n  </head>`)
    .replace(EMPTY_ROOT, () => `<div id="root"${complete ? ` data-prerendered="${complete.path}"` : ""}>${html}</div>`)
    .replace(/<title>[^<]*/, () => `<title>${escape(title)}`)
    .replace(/(property="og:title" content=")[^"]*/, (_, start: string) => start + escape(title));
  if (description === "") return page;
  return page.replaceAll(
    /((?:name="description"|property="og:description")\s+content=")[^"]*/g,
    (_, start: string) => start + escape(description),
  );
}

/** The page's own address, whichever way one came to it. */
function addressOf(path: string): string {
  return `<link rel="canonical" href="{{publicUrl}}${path}" />\n    <meta property="og:url" content="{{publicUrl}}${path}" />`;
}

/** The page's styles load at once, the rest when src/app/bootstrap.ts enables its links. */
function linksFor(template: string, manifest: Manifest, module: string): string {
  const first = chunksOf(manifest, module).filter(({ file }) => !template.includes(file));
  const beside = BESIDE[module] ? chunksOf(manifest, BESIDE[module]) : [];
  const later = beside.filter(({ file }) => !template.includes(file) && !first.some((chunk) => chunk.file === file));
  const styles = first.flatMap(({ css = [] }) => css);
  const early = EARLY_CALLS[module];
  return [
    ...(early === undefined ? [] : [`<meta name="early-calls" content="${early}">`]),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...first, ...later].map(({ file }) => `<link data-rel="modulepreload" crossorigin href="/${file}">`),
    ...later
      .flatMap(({ css = [] }) => css)
      .map((file) => `<link data-rel="preload" as="style" crossorigin href="/${file}">`),
  ].join("\n    ");
}

/** A module's own chunk, and those that it imports. */
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

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
