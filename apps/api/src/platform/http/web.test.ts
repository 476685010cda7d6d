import { rm } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "#test/built-site.ts";
import { compress } from "./compressed.ts";
import { setUpErrors } from "./error-handler.ts";
import { setUpWeb, type SitePages } from "./web.ts";

const page = (words: string) => compress(Buffer.from(`<html><body>${words}</body></html>`));
const publicUrl = "https://kring.example";
const pages: SitePages = {
  addresses: [
    { pattern: "/", wasm: false },
    { pattern: "/admin", wasm: false },
    { pattern: "/payment/:id", wasm: false },
    { pattern: "/voorstelling/:slug", wasm: false },
  ],
  find: async ({ pattern }, path, language) => {
    if (language !== "nl" && pattern === "/") return page(language === "fr" ? "accueil" : "home");
    if (pattern === "/") return page("thuis");
    if (pattern !== "/voorstelling/:slug") return page("elders");
    if (path === "/voorstelling/de-vrek") return page("de vrek");
    return path === "/voorstelling/de-gierigaard" ? { movedTo: "/voorstelling/de-vrek" } : null;
  },
  notFound: async (language) => page(language === "fr" ? "rien" : "niets"),
  card: async () => page("kaart"),
  poster: async () => null,
  sitemap: async () => `<loc>${publicUrl}/tickets</loc>`,
  close: () => undefined,
};
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await buildSite();
  app = Fastify();
  setUpErrors(app);
  await setUpWeb(app, { folder, pages, publicUrl });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test("the sitemap is XML", async () => {
  const { headers, body } = await app.inject("/sitemap.xml");
  expect(headers["content-type"]).toContain("application/xml");
  expect(body).toBe("<loc>https://kring.example/tickets</loc>");
});

test("robots.txt names the sitemap by its whole address, as crawlers ask", async () => {
  const { headers, body } = await app.inject("/robots.txt");
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toBe("Sitemap: https://kring.example/sitemap.xml");
});

test("a page that has moved leads to its new address for ever", async () => {
  for (const url of ["/voorstelling/de-gierigaard", "/voorstelling/de-gierigaard/?van=mail"]) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location]).toEqual([301, "/voorstelling/de-vrek"]);
  }
});

test.each([
  ["/", "thuis"],
  ["/?from=mail", "thuis"],
  ["/admin", "elders"],
  ["/admin/", "elders"],
  ["/payment/12", "elders"],
  ["/voorstelling/de-vrek", "de vrek"],
  ["/voorstelling/de-vrek/", "de vrek"],
  ["/fr", "accueil"],
  ["/fr/", "accueil"],
  ["/en?from=mail", "home"],
  ["/fr/admin", "elders"],
  ["/en/voorstelling/de-vrek", "de vrek"],
])("serves %s with its own page", async (url, words) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).toContain(words);
});

test("what has moved has moved in each language, and what is not there says so in it", async () => {
  const moved = await app.inject("/fr/voorstelling/de-gierigaard/?van=mail");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "/fr/voorstelling/de-vrek"]);
  for (const [url, words] of [
    ["/fr/bestaat-niet", "rien"],
    ["/fr/voorstelling/bestaat-niet", "rien"],
    ["/nl/admin", "niets"],
    ["/french", "niets"],
  ] as const) {
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body], url).toEqual([404, expect.stringContaining(words)]);
  }
});

test("responds to an unknown address with 404 and the page that says so", async () => {
  for (const url of ["/bestaat-niet", "/payment", "/payment/1/2", "/voorstelling/bestaat-niet"]) {
    const response = await app.inject(url);
    expect(response.statusCode, url).toBe(404);
    expect(response.body).toContain("niets");
  }
});

test("never calls an unknown address unchanged", async () => {
  const etag = String((await app.inject("/bestaat-niet")).headers["etag"]);
  const again = await app.inject({ url: "/bestaat-niet", headers: { "if-none-match": etag } });
  expect(again.statusCode).toBe(404);
});

test("responds to an unknown call, file or method as the API does, not with a page", async () => {
  for (const call of [{ url: "/api/niets" }, { url: "/weg.png" }, { url: "/niets", method: "POST" as const }]) {
    const response = await app.inject(call);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ statusCode: 404, code: "NOT_FOUND" });
  }
});

test("does not serve what pages are drawn with, nor by a way around", async () => {
  for (const url of ["/pages/robots.txt", "/pages/pages.json", "/pages/drawing/drawing.js"])
    expect((await app.inject(url)).statusCode).toBe(404);
  for (const file of ["..%2fpages%2frobots.txt", "..%5cpages%5crobots.txt", ".%2f..%2fpages%2frobots.txt"])
    expect([400, 403], file).toContain((await app.inject(`/assets/${file}`)).statusCode);
});

test("says of a file how long it is without sending it", async () => {
  const { statusCode, headers, body } = await app.inject({ method: "HEAD", url: "/assets/app-1a2b.js" });
  expect([statusCode, body]).toEqual([200, ""]);
  expect(Number(headers["content-length"])).toBeGreaterThan(0);
});

test("sends a page compressed to whom understands it, and nothing to who has it", async () => {
  const response = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, deflate, br" } });
  expect(response.headers).toMatchObject({
    "content-encoding": "br",
    vary: "accept-encoding",
    "cache-control": "no-cache",
  });
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain("thuis");
  const again = await app.inject({ url: "/", headers: { "if-none-match": String(response.headers["etag"]) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("lets files with a hash be cached for a year, and sends the copy that was compressed in advance", async () => {
  for (const [file, type] of [
    ["app-1a2b.js", "application/javascript; charset=utf-8"],
    // A browser compiles wasm while it arrives under this type only.
    ["reader-1a2b.wasm", "application/wasm"],
  ]) {
    const hashed = await app.inject({ url: `/assets/${file}`, headers: { "accept-encoding": "br" } });
    expect(hashed.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      vary: "accept-encoding",
    });
    expect(hashed.body).toBe("compressed in advance");
  }
  expect((await app.inject("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
});

test("says of a file that is not there that nobody may remember it: the next process may have it", async () => {
  const missing = await app.inject("/assets/app-3c4d.js");
  expect([missing.statusCode, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
});

test("without a built website there are no pages, and the API still responds in its own shape", async () => {
  const bare = Fastify();
  setUpErrors(bare);
  await setUpWeb(bare, { folder, pages: null, publicUrl });
  const response = await bare.inject("/");
  await bare.close();
  expect(response.json()).toMatchObject({ code: "NOT_FOUND" });
});
