import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { DomainError } from "./http-errors.ts";

const distribution = fileURLToPath(new URL("../../../web/dist", import.meta.url));
const YEAR_SECONDS = 31_536_000;

/** Serves the built web app: hashed files for a year, the page itself always asked again. */
export async function setUpWeb(app: FastifyInstance): Promise<void> {
  const built = existsSync(`${distribution}/index.html`);
  if (built) {
    await app.register(fastifyStatic, {
      root: distribution,
      preCompressed: true,
      index: ["index.html"],
      wildcard: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes("/assets/");
        reply.header("cache-control", hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === "GET" && !request.url.startsWith("/api/") && !/\.\w+$/.test(request.url.split("?")[0] ?? "");
    if (!built || !isPage) throw new DomainError("NOT_FOUND");
    // Pages that were not drawn while building; the browser's router says itself when there is none.
    return reply.code(200).sendFile("app.html");
  });
}
