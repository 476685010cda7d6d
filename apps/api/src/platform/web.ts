import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NEXT_SHOW_CARD } from "@podium/shared/card-path";
import { type Language, LANGUAGES, languageOfPath, pathInLanguage, withoutLanguage } from "@podium/shared/languages";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { type Compressed, sendCompressed } from "./compressed.ts";
import { DomainError } from "./http-errors.ts";
import { allowFrames, scannerHeaders } from "./security-headers.ts";

const YEAR_SECONDS = 31_536_000;

interface Address {
  pattern: string;
  wasm: boolean;
}

/** The pages of the site, as they are now. */
export interface SitePages<A extends Address = Address> {
  addresses: readonly A[];
  /** Null: there is no page at this path. */
  find: (address: A, path: string, language: Language) => Promise<Compressed | { movedTo: string } | null>;
  notFound: (language: Language) => Promise<Compressed>;
  /** That other sites frame; null: there is none. */
  card: (language: Language) => Promise<Compressed | null>;
  sitemap: () => Promise<string>;
  close: () => void;
}

const allowScanner: onRequestHookHandler = (_request, reply, done) => {
  reply.headers(scannerHeaders);
  done();
};

/** Without what asks, and without a slash at its end. */
function addressOf({ url }: FastifyRequest): { path: string; language: Language } {
  const path = url.replace(/\?.*$/, "").replace(/(?<=.)\/$/, "");
  return { path: withoutLanguage(path), language: languageOfPath(path) };
}

/** Pages are always revalidated: they name the newest files. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Compressed): FastifyReply {
  return sendCompressed(request, reply, page, { type: "text/html; charset=utf-8", cacheControl: "no-cache" });
}

/** Serves the built website. @param pages null: there is none, and the API responds in its own shape */
export async function setUpWeb<A extends Address>(
  app: FastifyInstance,
  { folder, pages, publicUrl }: { folder: string; pages: SitePages<A> | null; publicUrl: string },
): Promise<void> {
  if (!pages) {
    app.setNotFoundHandler(() => {
      throw new DomainError("NOT_FOUND");
    });
    return;
  }

  app.addHook("onClose", async () => pages.close());
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // What pages are drawn with.
    allowedPath: (path) => !path.startsWith("/pages/"),
    setHeaders(reply, path) {
      const hashed = path.includes("/assets/");
      reply.header("cache-control", hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
    },
  });
  const robots = readFileSync(join(folder, "pages", "robots.txt"), "utf8").replaceAll("{{publicUrl}}", publicUrl);
  app.get("/robots.txt", { schema: { hide: true } }, (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "no-cache").send(robots),
  );
  app.get("/sitemap.xml", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("application/xml")
      .header("cache-control", "no-cache")
      .send(await pages.sitemap()),
  );

  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendPage(request, reply.code(404), await pages.notFound(addressOf(request).language));
  for (const address of pages.addresses) {
    const { pattern, wasm } = address;
    const route = { schema: { hide: true }, ...(wasm && { onRequest: allowScanner }) };
    for (const url of LANGUAGES.map((language) => pathInLanguage(pattern, language)))
      for (const typed of url === "/" ? [url] : [url, `${url}/`])
        app.get(typed, route, async (request, reply) => {
          const { path, language } = addressOf(request);
          const found = await pages.find(address, path, language);
          if (!found) return sendNotFound(request, reply);
          if (!("movedTo" in found)) return sendPage(request, reply, found);
          return reply.redirect(pathInLanguage(found.movedTo, language), 301);
        });
  }
  for (const language of LANGUAGES)
    app.get(pathInLanguage(NEXT_SHOW_CARD, language), { schema: { hide: true } }, async (request, reply) => {
      const card = await pages.card(language);
      if (!card) return sendNotFound(request, reply);
      allowFrames(reply);
      return sendPage(request, reply, card);
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || path.startsWith("/api/") || /\.\w+$/.test(path)) {
      // In a rolling upgrade the next process may have the file: a cache in front must not remember that this had not.
      reply.header("cache-control", "no-store");
      throw new DomainError("NOT_FOUND");
    }
    return sendNotFound(request, reply);
  });
}
