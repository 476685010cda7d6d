import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type * as drawing from "#app/prerender.tsx";

/** What the build of src/app/prerender.tsx exports. */
export type Drawing = typeof drawing;

/** A chunk of the build's manifest, by its module. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Writes the drawn pages into the folder `pages` of the build, with pages.json, which tells the server which file answers which
 * address. They have holes, `{{societyName}}` for one, that the server fills in when it starts (apps/api/src/platform/web-pages.ts).
 * @param modules the page module of each drawn path, so that its files are asked for together with those of the app
 */
export async function drawPages(dist: string, drawing: Drawing, modules: ReadonlyMap<string, string>): Promise<void> {
  const template = await readFile(join(dist, "index.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(dist, ".vite", "manifest.json"), "utf8")) as Manifest;
  if (!template.includes(EMPTY_ROOT)) throw new Error("index.html has no empty #root to draw in.");
  await rm(join(dist, "index.html"));
  const pages = join(dist, "pages");
  await mkdir(pages);

  const files = new Map<string, string>();
  for (const [path, module] of modules) {
    const file = `${path === "/" ? "home" : path.slice(1)}.html`;
    files.set(path, file);
    await writeFile(
      join(pages, file),
      fill(template, await drawing.drawPage(path), { path, links: linksFor(template, manifest, module) }),
    );
  }
  await writeFile(join(pages, "404.html"), fill(template, await drawing.drawPage("/404")));
  await writeFile(join(pages, "app.html"), fill(template, drawing.drawShell()));
  for (const pattern of drawing.patterns) if (!files.has(pattern)) files.set(pattern, "app.html");
  // What the scan screen's worker keeps for when there is no network (door-worker.ts).
  files.set("/app.html", "app.html");
  await writeFile(join(pages, "pages.json"), JSON.stringify(Object.fromEntries(files), null, 2));
}

type DrawnPage = Awaited<ReturnType<Drawing["drawPage"]>>;

/** @param whole the address that it is a whole picture of, and what that page loads; without it the scripts draw anew */
function fill(
  template: string,
  { html, title, description }: DrawnPage,
  whole?: { path: string; links: string },
): string {
  // The server's policy refuses both in a page; a style that is set by script is fine.
  if (/<script|\sstyle="/.test(html)) throw new Error("A drawn page holds a script or a style attribute.");
  const page = template
    .replace("</head>", () => `  ${whole?.links ?? ""}\n  </head>`)
    .replace(EMPTY_ROOT, () => `<div id="root"${whole ? ` data-prerendered="${whole.path}"` : ""}>${html}</div>`)
    .replace(/<title>[^<]*/, () => `<title>${escape(title)}`)
    .replace(/(property="og:title" content=")[^"]*/, (_, start: string) => start + escape(title));
  if (description === "") return page;
  return page.replaceAll(
    /((?:name="description"|property="og:description")\s+content=")[^"]*/g,
    (_, start: string) => start + escape(description),
  );
}

/** What a page loads: styles at once, scripts when the first one asks for them (src/app/bootstrap.ts). */
function linksFor(template: string, manifest: Manifest, module: string): string {
  if (!manifest[module]) throw new Error(`The build has no page module ${module}.`);
  const chunks = new Set<string>();
  const collect = (name: string): void => {
    if (chunks.has(name)) return;
    chunks.add(name);
    for (const imported of manifest[name]?.imports ?? []) collect(imported);
  };
  collect(module);
  const added = [...chunks].flatMap((name) => manifest[name] ?? []).filter(({ file }) => !template.includes(file));
  const scripts = added.map(({ file }) => `<link data-rel="modulepreload" crossorigin href="/${file}">`);
  const styles = added
    .flatMap(({ css = [] }) => css)
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return [...styles, ...scripts].join("\n    ");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
