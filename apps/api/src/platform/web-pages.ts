import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import escapeHtml from "escape-html";
import type { FastifyReply, FastifyRequest } from "fastify";
import { compress, type Compressed, sendCompressed } from "./compressed.ts";

interface WebPages {
  byAddress: ReadonlyMap<string, { page: Compressed; wasm: boolean }>;
  notFound: Compressed;
}

export interface PageContent {
  /** What replaces the placeholder of each name. */
  values: Readonly<Record<string, string>>;
  /** For the page's scripts: an element with this id holds its JSON. */
  data: Readonly<Record<string, unknown>>;
}

/** Fills the prerendered pages in, once at start (apps/web/vite/prerender-pages.ts). */
export function readWebPages(folder: string, { values, data }: PageContent): WebPages {
  const valueOf = (hole: string, name: string): string => values[name] ?? hole;
  const scripts = Object.entries(data).map(
    ([id, value]) =>
      `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`,
  );
  const made = new Map<string, Compressed>();
  const read = (file: string): Compressed => {
    const known = made.get(file);
    if (known) return known;
    const page = readFileSync(join(folder, file), "utf8")
      .replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => escapeHtml(valueOf(hole, name)))
      .replaceAll(/%7B%7B(\w+)%7D%7D/g, (hole, name: string) => encodeURIComponent(valueOf(hole, name)))
      .replace("</head>", () => `${scripts.join("")}\n  </head>`);
    made.set(file, compress(Buffer.from(page)));
    return read(file);
  };
  // Trusted: our own build wrote it.
  const files = JSON.parse(readFileSync(join(folder, "pages.json"), "utf8")) as Record<
    string,
    { file: string; wasm: boolean }
  >;
  return {
    byAddress: new Map(Object.entries(files).map(([address, { file, wasm }]) => [address, { page: read(file), wasm }])),
    notFound: read("404.html"),
  };
}

/** A file of the build with its placeholders filled in; undefined where the build has none. */
export function readFilledIn(file: string, { values }: Pick<PageContent, "values">): string | undefined {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, "utf8").replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) =>
    escapeHtml(values[name] ?? hole),
  );
}

/** Pages are always revalidated: they name the newest files. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Compressed): FastifyReply {
  return sendCompressed(request, reply, page, { type: "text/html; charset=utf-8", cacheControl: "no-cache" });
}
