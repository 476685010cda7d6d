import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NEXT_SHOW_CARD, sharePicturePath } from "@podium/shared/site/paths";
import {
  type Language,
  LANGUAGES,
  languageOfPath,
  pathInLanguage,
  withoutLanguage,
} from "@podium/shared/words/languages";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { type Compressed, sendCompressed } from "./compressed.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { allowFrames, scannerHeaders } from "./security-headers.ts";

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

interface Address {
  pattern: string;
  wasm: boolean;
}

export interface SitePages<A extends Address = Address> {
  addresses: readonly A[];
  /** Null: there is no page at this path. */
  find: (address: A, path: string, language: Language) => Promise<Compressed | { movedTo: string } | null>;
  notFound: (language: Language) => Promise<Compressed>;
  card: (language: Language) => Promise<Compressed | null>;
  poster: (slug: string) => Promise<Buffer | null>;
  sitemap: () => Promise<string>;
  close: () => void;
}

const allowScanner: onRequestHookHandler = (_request, reply, done) => {
  reply.headers(scannerHeaders);
  done();
};

function addressOf({ url }: FastifyRequest): { path: string; language: Language } {
  const path = url.replace(/\?.*$/, "").replace(/(?<=.)\/$/, "");
  return { path: withoutLanguage(path), language: languageOfPath(path) };
}

/** Pages are always revalidated: they name the newest files. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Compressed): FastifyReply {
  return sendCompressed(request, reply, page, { type: "text/html; charset=utf-8", cacheControl: "no-cache" });
}

/** Has its own routes, because the plugin's routes list the folder before each file, to compare spellings. */
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes("/assets/");
      reply.header("cache-control", hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
    },
  });
  const hidden = { schema: { hide: true } };
  app.get<{ Params: { file: string } }>("/assets/:file", hidden, (request, reply) =>
    reply.sendFile(`assets/${request.params.file}`),
  );
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      app.get(`/${entry.name}`, hidden, (_request, reply) => reply.sendFile(entry.name));
}

/** Serves the built website. @param pages null: there is no website, and unknown paths get the API's NOT_FOUND */
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
  await serveFiles(app, folder);
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
  app.get<{ Params: { slug: string } }>(
    sharePicturePath(":slug"),
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = await pages.poster(request.params.slug);
      if (!picture) return reply.callNotFound();
      return reply.type("image/jpeg").header("cache-control", `public, max-age=${HOUR_SECONDS}`).send(picture);
    },
  );
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || path.startsWith("/api/") || /\.\w+$/.test(path)) {
      // In a rolling upgrade another process may have the file: a cache in front must not store this 404.
      reply.header("cache-control", "no-store");
      throw new DomainError("NOT_FOUND");
    }
    return sendNotFound(request, reply);
  });
}
