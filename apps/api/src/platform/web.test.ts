import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setUpErrors } from "./error-handler.ts";
import { setUpWeb } from "./web.ts";

const folder = mkdtempSync(join(tmpdir(), "podium-web-"));
const site = { societyName: 'De "Kring" & Co <b>', cartHoldSeconds: 900 };
const content = {
  values: { societyName: site.societyName, venueAddress: "Straat 1", publicUrl: "https://kring.example" },
  data: { site },
};
let app: FastifyInstance;

beforeAll(async () => {
  const page = (words: string): string =>
    `<html><head><title>{{societyName}}</title></head><body>${words}<a href="/?at=%7B%7BvenueAddress%7D%7D">{{publicUrl}}</a></body></html>`;
  await mkdir(join(folder, "pages"));
  await mkdir(join(folder, "assets"));
  await Promise.all([
    writeFile(join(folder, "pages", "home.html"), page("thuis")),
    writeFile(join(folder, "pages", "app.html"), page("elders")),
    writeFile(join(folder, "pages", "404.html"), page("niets")),
    writeFile(join(folder, "pages", "robots.txt"), "Sitemap: {{publicUrl}}/sitemap.xml"),
    writeFile(join(folder, "pages", "sitemap.xml"), "<loc>{{publicUrl}}/tickets</loc>"),
    writeFile(
      join(folder, "pages", "pages.json"),
      JSON.stringify({
        "/": { file: "home.html", wasm: false },
        "/admin": { file: "app.html", wasm: false },
        "/payment/:id": { file: "app.html", wasm: false },
      }),
    ),
    writeFile(join(folder, "assets", "app-1a2b.js"), "plain"),
    writeFile(join(folder, "assets", "app-1a2b.js.br"), "compressed in advance"),
    writeFile(join(folder, "assets", "reader-1a2b.wasm"), "plain"),
    writeFile(join(folder, "assets", "reader-1a2b.wasm.br"), "compressed in advance"),
    writeFile(join(folder, "favicon.svg"), "<svg/>"),
  ]);
  app = Fastify();
  setUpErrors(app);
  await setUpWeb(app, { folder, content });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test("writes the society's facts into the page, escaped, and as data for the scripts", async () => {
  const { body } = await app.inject("/");
  expect(body).toContain("<title>De &quot;Kring&quot; &amp; Co &lt;b&gt;</title>");
  expect(body).toContain('href="/?at=Straat%201">https://kring.example</a>');
  const data = /<script type="application\/json" id="site">([^<]*)<\/script>/.exec(body)?.[1];
  expect(JSON.parse(data ?? "null")).toEqual(site);
});

test("the sitemap has the address under which the site is known", async () => {
  const { headers, body } = await app.inject("/sitemap.xml");
  expect(headers["content-type"]).toContain("application/xml");
  expect(body).toBe("<loc>https://kring.example/tickets</loc>");
});

test("robots.txt names the sitemap by its whole address, as crawlers ask", async () => {
  const { headers, body } = await app.inject("/robots.txt");
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toBe("Sitemap: https://kring.example/sitemap.xml");
});

test.each([
  ["/", "thuis"],
  ["/?from=mail", "thuis"],
  ["/admin", "elders"],
  ["/admin/", "elders"],
  ["/payment/12", "elders"],
])("serves %s with its own page", async (url, words) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).toContain(words);
});

test("responds to an unknown address with 404 and the page that says so", async () => {
  for (const url of ["/bestaat-niet", "/payment", "/payment/1/2"]) {
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

test("does not serve the page templates", async () => {
  for (const url of ["/pages/home.html", "/pages/pages.json"]) {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain("{{");
  }
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
  await setUpWeb(bare, { folder: join(folder, "assets"), content });
  const response = await bare.inject("/");
  await bare.close();
  expect(response.json()).toMatchObject({ code: "NOT_FOUND" });
});
