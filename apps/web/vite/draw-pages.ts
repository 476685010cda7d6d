import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What the build of src/app/prerender.tsx exports. */
export type Drawing = typeof import("../src/app/prerender.tsx");

/** A chunk of the build's manifest, by its module. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Writes the drawn pages into the build: the home page as index.html, the others as <path>/index.html, and app.html, bar and
 * footer only, for every other address.
 * @param modules the page module of each drawn path, so that its files are asked for at once
 */
export async function drawPages(dist: string, drawing: Drawing, modules: ReadonlyMap<string, string>): Promise<void> {
  const template = await readFile(join(dist, "index.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(dist, ".vite", "manifest.json"), "utf8")) as Manifest;
  if (!template.includes(EMPTY_ROOT)) throw new Error("index.html has no empty #root to draw in.");
  await writeFile(join(dist, "app.html"), fill(template, drawing.drawShell()));
  for (const path of drawing.drawnPaths) {
    const { html, title, description } = await drawing.drawPage(path);
    const links = linksFor(template, manifest, modules.get(path) ?? "");
    const file = join(dist, path, "index.html");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, describe(fill(template, html, links), title, description));
  }
}

function fill(template: string, html: string, links = ""): string {
  // The server's policy refuses both in a page; a style that is set by script is fine.
  if (/<script|\sstyle="/.test(html)) throw new Error("A drawn page holds a script or a style attribute.");
  return template.replace(EMPTY_ROOT, () => `<div id="root">${html}</div>`).replace("</head>", () => `${links}</head>`);
}

/** Title and description of the page, also for who shares it. The home page has the template's own title. */
function describe(page: string, title: string, description: string): string {
  const named = title === "" ? page : replaceTitle(page, escape(title));
  if (description === "") return named;
  return named.replaceAll(
    /(<meta (?:name="description"|property="og:description") content=")[^"]*/g,
    (_, start: string) => start + escape(description),
  );
}

function replaceTitle(page: string, title: string): string {
  return page
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_, start: string) => start + title);
}

/** Asks for the files of a page together with those of the app. */
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
  const scripts = added.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const styles = added
    .flatMap(({ css = [] }) => css)
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return [...styles, ...scripts].join("\n    ");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
