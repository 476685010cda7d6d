import { rm } from "node:fs/promises";
import type { Language } from "@podium/shared/words/languages";
import type { PageAddress } from "@podium/shared/contracts/page-data";
import { pino } from "pino";
import { afterAll, describe, expect } from "vitest";
import { buildSite } from "#test/built-site.ts";
import { apiTest } from "#test/fixtures.ts";
import { createWebPagesService } from "./web-pages.service.ts";

const folder = await buildSite();
afterAll(() => rm(folder, { recursive: true }));

const HOME: PageAddress = { pattern: "/", wasm: false, drawn: true, listed: true };
const PLAY: PageAddress = { ...HOME, pattern: "/voorstelling/:slug" };

const test = apiTest().extend("site", ({ podium }, { onCleanup }) => {
  /** Published pages, and the languages in which reading them fails. */
  const now = { paths: [] as string[], publicUrl: "https://old.example", broken: new Set<Language>() };
  const pages = createWebPagesService({
    db: podium.deps.database.db,
    folder,
    read: async (language) => {
      if (now.broken.has(language)) throw new Error("it cannot be read");
      const { paths, publicUrl } = now;
      const events = { soldOut: [], movedFrom: [], since: new Date(0).toISOString() };
      return { drawing: { language, data: {}, publicUrl, events }, paths, posters: [], moved: new Map() };
    },
    pictures: podium.deps.pictures,
    logger: pino({ level: "silent" }),
  });
  onCleanup(async () => pages.close());
  const textOf = async (address: PageAddress, path: string, language: Language) => {
    const found = await pages.find(address, path, language);
    return found && "plain" in found ? found.plain.toString() : found;
  };
  return { now, pages, textOf };
});

describe("a translation that cannot be drawn", () => {
  test("is tried again at the next sweep, though nothing has changed since", async ({ site }) => {
    const { now, pages, textOf } = site;
    expect(await textOf(HOME, "/", "fr")).toContain("https://old.example");
    now.publicUrl = "https://new.example";
    now.broken.add("fr");
    await pages.refresh();
    expect(await textOf(HOME, "/", "en")).toContain("https://new.example");
    expect(await textOf(HOME, "/", "fr")).toContain("https://old.example");
    now.broken.clear();
    await pages.sweep();
    expect(await textOf(HOME, "/", "fr")).toContain("https://new.example");
  });

  test("is not there in Dutch instead, and holds up neither Dutch nor the other one at the start", async ({ site }) => {
    const { now, pages, textOf } = site;
    now.broken.add("fr");
    await pages.ready();
    expect(await textOf(HOME, "/", "nl")).toContain('"language":"nl"');
    expect(await textOf(HOME, "/", "en")).toContain('"language":"en"');
    await expect(textOf(HOME, "/", "fr")).rejects.toThrow("not drawn");
    now.broken.clear();
    await pages.sweep();
    expect(await textOf(HOME, "/", "fr")).toContain('"language":"fr"');
  });

  test("has new pages all the same, which the browser draws", async ({ site }) => {
    const { now, pages, textOf } = site;
    expect(await textOf(HOME, "/", "fr")).toContain('"path":"/"');
    now.paths = ["/voorstelling/de-meeuw"];
    now.broken.add("fr");
    await pages.refresh();
    const path = "/voorstelling/de-meeuw";
    expect(await textOf(PLAY, path, "nl")).toContain(`{"path":"${path}","language":"nl"`);
    expect(await textOf(PLAY, path, "fr")).toContain('{"path":null,"language":"fr"');
    expect(await textOf(PLAY, "/voorstelling/bestaat-niet", "fr")).toBeNull();
  });
});
