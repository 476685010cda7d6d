import { routes } from "@podium/shared/contracts/routes";

interface PublicPage {
  /** The page's module, as the build's manifest names it. */
  module: string;
  /** Whether search engines should leave the page out. */
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
]);

/** Modules that a page imports itself once it has loaded (`loadBeside`). */
const BESIDE: Readonly<Record<string, string>> = { "src/pages/tickets.tsx": "src/pages/tickets-hall.tsx" };

/** API calls that a page makes before its code has loaded (src/platform/early-calls.ts). */
const EARLY_CALLS: Readonly<Record<string, string>> = {
  "src/pages/tickets.tsx": [routes.listShows.path, routes.listAvailableSeats.path.replace(":showId", "{show}")].join(
    " ",
  ),
};

export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Returns the links in a page's head: styles load at once, the rest when src/app/bootstrap.ts enables its links. */
export function linksFor(template: string, manifest: Manifest, module: string): string {
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

/** Returns the link to a module that a document loads in addition to its page. */
export function preloadFor(manifest: Manifest, module: string): string {
  return chunksOf(manifest, module).slice(0, 1).map(preload).join("");
}

const preload = ({ file }: Manifest[string]): string => `<link data-rel="modulepreload" crossorigin href="/${file}">`;

/** Returns a module's own chunk, and the chunks that it imports. */
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
