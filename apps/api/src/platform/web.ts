import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { DomainError } from "./http-errors.ts";
import { scannerHeaders } from "./security-headers.ts";
import { type PageContent, readFilledIn, readWebPages, sendPage } from "./web-pages.ts";

const distribution = fileURLToPath(new URL("../../../web/dist", import.meta.url));
const YEAR_SECONDS = 31_536_000;

const allowScanner: onRequestHookHandler = (_request, reply, done) => {
  reply.headers(scannerHeaders);
  done();
};

/** Both name the site's own address. */
const forRobots = [
  { file: "robots.txt", type: "text/plain; charset=utf-8" },
  { file: "sitemap.xml", type: "application/xml" },
];

export async function setUpWeb(
  app: FastifyInstance,
  { folder = distribution, content }: { folder?: string | undefined; content: PageContent },
): Promise<void> {
  const pagesFolder = join(folder, "pages");
  if (!existsSync(join(pagesFolder, "pages.json"))) {
    app.setNotFoundHandler(() => {
      throw new DomainError("NOT_FOUND");
    });
    return;
  }

  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // `web-pages.ts` fills in these templates.
    allowedPath: (path) => !path.startsWith("/pages/"),
    setHeaders(reply, path) {
      const hashed = path.includes("/assets/");
      reply.header("cache-control", hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
    },
  });
  for (const { file, type } of forRobots) {
    const text = readFilledIn(join(pagesFolder, file), content);
    if (text === undefined) continue;
    app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header("cache-control", "no-cache").send(text),
    );
  }
  const { byAddress, notFound } = readWebPages(pagesFolder, content);
  for (const [address, { page, wasm }] of byAddress) {
    const ways = address === "/" ? [address] : [address, `${address}/`];
    const route = {
      schema: { hide: true },
      ...(wasm && { onRequest: allowScanner }),
    };
    for (const url of ways) app.get(url, route, (request, reply) => sendPage(request, reply, page));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || path.startsWith("/api/") || /\.\w+$/.test(path)) {
      // In a rolling upgrade the next process may have the file: a cache in front must not remember that this had not.
      reply.header("cache-control", "no-store");
      throw new DomainError("NOT_FOUND");
    }
    return sendPage(request, reply.code(404), notFound);
  });
}
