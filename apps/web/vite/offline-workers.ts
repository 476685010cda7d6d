import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

interface OfflinePage {
  /** The worker's file. Devices have workers registered under these addresses. */
  worker: string;
  /** Prefix of the cache's name; a build appends its time. */
  cache: string;
  module: string;
  /** The page's own document, which the server sends with a content policy of its own. */
  shell: string;
  /** Modules of the page that are not worth storing. */
  without: RegExp | null;
}

const PAGES: readonly OfflinePage[] = [
  { worker: "door-worker.js", cache: "podium-", module: "src/pages/scan.tsx", shell: "/scan", without: null },
  {
    worker: "tickets-worker.js",
    cache: "tickets-",
    module: "src/pages/tickets-detail.tsx",
    // The document is the same for every reservation.
    shell: "/ticketsDetail/0",
    // Visitors show the screen at the entrance; the PDF's library is as large as all the rest.
    without: /ticket-(?:pdf|fonts|serif|sans)|jspdf/,
  },
];
/** Font subsets without Dutch letters. */
const RARE_FONT = /(?:-ext-|cyrillic|greek|vietnamese).*\.woff2$/;

/** Returns the files that the page may request: all that its imports reach, without those of other pages. */
function filesOf({ module, without }: OfflinePage, manifest: Readonly<Record<string, Chunk>>): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || (key.startsWith("src/pages/") && key !== module)) return;
    if (without?.test(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit("index.html");
  visit(module);
  if (!seen.has("index.html") || !seen.has(module))
    throw new Error(`The build's manifest lacks the entry or ${module}.`);
  return [...files].filter((file) => !RARE_FONT.test(file) && !without?.test(file)).map((file) => `/${file}`);
}

interface WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  addEventListener(type: "install" | "activate" | "fetch", listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

/** Runs as the worker: the build copies this source into a separate file, so it may not use this module. */
function work(files: string[], shell: string, cachePrefix: string, build: string): void {
  const cacheName = cachePrefix + build;
  const scope = self as unknown as WorkerScope;
  const stored = (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true });

  /** Hashed files never change, so a copy that an older worker stored is reused. */
  async function store(cache: Cache, url: string): Promise<void> {
    const known = url.startsWith("/assets/") ? await stored(url) : undefined;
    const response = known ?? (await fetch(url, url.startsWith("/assets/") ? {} : { cache: "reload" }));
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
    await cache.put(url, response);
  }

  /** Network first, so that a deploy shows at once; the shell when the network fails or is slow. */
  async function openPage(request: Request): Promise<Response> {
    const page = fetch(request);
    const slow = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("The network is too slow.")), 4000);
    });
    try {
      const response = await Promise.race([page, slow]);
      if (response.status < 500) return response;
    } catch {
      // The shell follows below.
    }
    return (await stored(shell)) ?? page;
  }

  scope.addEventListener("install", (event) => {
    void scope.skipWaiting();
    event.waitUntil(
      caches.open(cacheName).then((cache) => Promise.all([...files, shell].map((url) => store(cache, url)))),
    );
  });
  scope.addEventListener("activate", (event) => {
    const deleteOthers = async (): Promise<void> => {
      const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
      await Promise.all(others.map((name) => caches.delete(name)));
      await scope.clients.claim();
    };
    event.waitUntil(deleteOthers());
  });
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.mode === "navigate") event.respondWith(openPage(request));
    else if (origin === location.origin && files.includes(pathname))
      event.respondWith(stored(pathname).then((response) => response ?? fetch(request)));
  });
}

/** The service workers of pages that open offline; platform/open-offline.ts registers them. They cache no API call. */
export function offlineWorkers(): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: "podium:offline-workers",
    apply: "build",
    configResolved: (resolved) => {
      config = resolved;
    },
    async closeBundle() {
      if (!config || config.build.ssr) return;
      const dist = resolve(config.root, config.build.outDir);
      const manifest = JSON.parse(await readFile(join(dist, ".vite", "manifest.json"), "utf8")) as Record<
        string,
        Chunk
      >;
      const build = String(Date.now());
      for (const page of PAGES) {
        const files = [...filesOf(page, manifest), "/favicon.svg"];
        const args = [files, page.shell, page.cache, build].map((arg) => JSON.stringify(arg));
        await writeFile(join(dist, page.worker), `(${work.toString()})(${args.join(", ")});\n`);
      }
    },
  };
}
