import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { PluginOption, ResolvedConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** An entry of the build's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

const PAGE = "src/pages/scan.tsx";
/** Bar and footer without a page; the build writes it after this plugin ran. */
const SHELL = "/app.html";
/** Letters that no Dutch name has. */
const RARE_FONT = /(?:-ext-|cyrillic|greek|vietnamese).*\.woff2$/;

/** The files that the scan page may request: everything that it reaches without another page. */
function filesOfScanPage(manifest: Readonly<Record<string, Chunk>>): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || (key.startsWith("src/pages/") && key !== PAGE)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit("index.html");
  visit(PAGE);
  if (!seen.has("index.html") || !seen.has(PAGE))
    throw new Error("The build's manifest lacks the entry or the scan page.");
  return files;
}

/**
 * Responds to a navigation from the network, or with the shell when the network fails or is slow.
 * The function's text is copied into the worker, so it uses nothing of this file.
 */
async function openPage({ request }: { request: Request }): Promise<Response> {
  const page = fetch(request);
  const slow = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("The network is too slow.")), 4000);
  });
  try {
    const response = await Promise.race([page, slow]);
    if (response.status < 500) return response;
  } catch {
    // Falls through to the shell.
  }
  return (await caches.match("/app.html", { ignoreSearch: true })) ?? page;
}

/**
 * The service worker that opens /scan without a network, registered by that page alone (open-offline.ts). Pages come from the
 * network first, so that a deploy shows at once. API calls are never cached.
 */
export function doorWorker(): PluginOption {
  let config: ResolvedConfig | undefined;
  return [
    {
      name: "podium:door-worker",
      apply: "build",
      configResolved: (resolved) => {
        config = resolved;
      },
    },
    VitePWA({
      filename: "door-worker.js",
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ["assets/*.{js,css,woff2,svg}", "favicon.svg"],
        // Hashed names need no revision; the shell gets one per build.
        dontCacheBustURLsMatching: /^assets\//,
        additionalManifestEntries: [{ url: SHELL, revision: String(Date.now()) }],
        manifestTransforms: [
          async (entries) => {
            if (!config) throw new Error("The build has no configuration.");
            const path = resolve(config.root, config.build.outDir, ".vite", "manifest.json");
            const manifest = JSON.parse(await readFile(path, "utf8")) as Record<string, Chunk>;
            const files = filesOfScanPage(manifest);
            const wanted = (url: string): boolean =>
              !url.startsWith("assets/") || (files.has(url) && !RARE_FONT.test(url));
            return { manifest: entries.filter(({ url }) => wanted(url)), warnings: [] };
          },
        ],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        navigateFallback: null,
        runtimeCaching: [{ urlPattern: ({ request }) => request.mode === "navigate", handler: openPage }],
        skipWaiting: true,
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ];
}
