import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawnPosterPath, NEXT_SHOW_CARD, SHARE_PICTURE } from "@podium/shared/site/paths";
import {
  FIRST_LANGUAGE,
  type Language,
  LANGUAGES,
  pathInLanguage,
  TRANSLATED_LANGUAGES,
} from "@podium/shared/words/languages";
import type { DrawRequest, DrawResponse, PageAddress } from "@podium/shared/contracts/page-data";
import type { Logger } from "pino";
import escapeHtml from "escape-html";
import type { Db } from "#platform/data/database.ts";
import { compressAside, type Compressed } from "#platform/http/compressed.ts";
import type { PicturesService } from "#modules/records/pictures/pictures.service.ts";
import { createPageDrawer } from "./page-drawer.ts";
import { type SharePicture, sharePictureOf } from "./share-pictures.ts";
import * as repository from "./web-pages.repository.ts";

function sitemapOf(paths: readonly string[], publicUrl: string): string {
  const urls = paths.flatMap((path) => {
    const addresses = LANGUAGES.map((language) => [language, escapeHtml(publicUrl + pathInLanguage(path, language))]);
    const others = addresses.map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    );
    return addresses.map(([, url]) => `  <url><loc>${url}</loc>${others.join("")}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("")}</urlset>\n`;
}

export interface PublishedPages {
  drawing: Omit<DrawRequest, "paths">;
  paths: readonly string[];
  posters: readonly string[];
  /** Old paths that redirect permanently to a current one. */
  moved: ReadonlyMap<string, string>;
}

interface DrawnSite {
  /** Hash of the request that the pages were drawn from; the same request draws the same pages. */
  from: string;
  pages: ReadonlyMap<string | null, Compressed>;
  posters: ReadonlyMap<string, SharePicture>;
}

interface Drawn {
  /** Drawn pages by language; a translation is absent until it is drawn. */
  sites: Readonly<Record<typeof FIRST_LANGUAGE, DrawnSite> & Partial<Record<Language, DrawnSite>>>;
  /** All published paths, whether or not they could be drawn in each language. */
  paths: ReadonlySet<string>;
  moved: ReadonlyMap<string, string>;
  sitemap: string;
}

const NOT_FOUND = "/404";
/** Longest time until pages show a change that only time causes, such as the end of a play's last show. */
const REDRAW_AFTER_MS = 60_000;

/** All processes show a change within a second (decision 070). @param deps.folder of the built website */
export function createWebPagesService(deps: {
  db: Db;
  folder: string;
  read: (language: Language) => Promise<PublishedPages>;
  pictures: Pick<PicturesService, "ofDrawing">;
  logger: Logger;
}) {
  const { db, folder, read, pictures, logger } = deps;
  const folderOfPages = join(folder, "pages");
  const addresses = JSON.parse(readFileSync(join(folderOfPages, "pages.json"), "utf8")) as readonly PageAddress[];
  const drawer = createPageDrawer(folderOfPages);
  const fixed = addresses.filter(({ pattern, drawn }) => drawn && !pattern.includes(":"));

  let current: Drawn | undefined;
  let running: Promise<Drawn> | undefined;
  let next: Promise<Drawn> | undefined;
  let seen = "";
  let drawnAt = Number.NEGATIVE_INFINITY;

  /** Returns the documents by path; a page that cannot be drawn gets the frame of pages that only a browser draws. */
  function drawnOf({ language, paths }: DrawRequest, response: DrawResponse): Map<string | null, string> {
    const documents = new Map<string | null, string>();
    for (const [index, path] of paths.entries()) {
      const result = response[index];
      if (result && "document" in result) documents.set(path, result.document);
      else logger.error({ page: path, language, fault: result?.fault }, "a page could not be drawn");
    }
    if (!documents.has(null)) throw new Error("the site's frame could not be drawn");
    return documents;
  }

  async function drawSite({ drawing, paths: published, posters: slugs }: PublishedPages): Promise<DrawnSite> {
    const paths = [null, NOT_FOUND, NEXT_SHOW_CARD, ...fixed.map(({ pattern }) => pattern), ...published];
    const request: DrawRequest = { ...drawing, paths: [...paths, ...slugs.map(drawnPosterPath)] };
    const from = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
    const before = current?.sites[drawing.language];
    if (before?.from === from) return before;
    const documents = drawnOf(request, await drawer.draw(request));
    const pages = new Map<string | null, Compressed>();
    for (const path of paths) {
      const document = documents.get(path);
      if (document === undefined) continue;
      const [plain, unchanged] = [Buffer.from(document), before?.pages.get(path)];
      pages.set(path, unchanged?.plain.equals(plain) ? unchanged : await compressAside(plain));
    }
    const posters = new Map<string, SharePicture>();
    for (const slug of slugs) {
      const svg = documents.get(drawnPosterPath(slug));
      if (svg === undefined) continue;
      const unchanged = before?.posters.get(slug);
      posters.set(
        slug,
        unchanged?.svg === svg ? unchanged : sharePictureOf(svg, (one) => pictures.ofDrawing(one, SHARE_PICTURE)),
      );
    }
    return { from, pages, posters };
  }

  /** Draws a translation; when that fails, its old pages stay and other languages are not affected. */
  async function drawTranslation(language: Language): Promise<{ site: DrawnSite | undefined; failed: boolean }> {
    try {
      return { site: await drawSite(await read(language)), failed: false };
    } catch (error) {
      logger.error({ err: error, language }, "the pages of a language could not be drawn");
      return { site: current?.sites[language], failed: true };
    }
  }

  async function drawAll(): Promise<Drawn> {
    const isFirst = !current;
    const state = await repository.readState(db);
    const published = await read(FIRST_LANGUAGE);
    // The languages share the drawing process.
    const sites: Drawn["sites"] = { ...current?.sites, nl: await drawSite(published) };
    let isWhole = !isFirst;
    // The first run draws only Dutch, because no request waits for the other languages.
    for (const language of isFirst ? [] : TRANSLATED_LANGUAGES) {
      const { site, failed } = await drawTranslation(language);
      if (site) Object.assign(sites, { [language]: site });
      if (failed) isWhole = false;
    }
    const listed = fixed.filter((address) => address.listed).map(({ pattern }) => pattern);
    const sitemap = sitemapOf([...listed, ...published.paths], published.drawing.publicUrl);
    current = { sites, paths: new Set(published.paths), moved: published.moved, sitemap };
    // An empty state never matches, so the next sweep tries again.
    seen = isWhole ? state : "";
    drawnAt = performance.now();
    if (isFirst) setImmediate(() => void refreshOrWarn());
    return current;
  }

  function drawNow(): Promise<Drawn> {
    running = drawAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Draws changed pages. Calls during a run share one more run after it. */
  function refresh(): Promise<Drawn> {
    if (!running) return drawNow();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return drawNow();
      });
    return next;
  }

  /** Draws changed pages; on failure the old pages stay, and a sweep tries again. */
  const refreshOrWarn = async (): Promise<void> => {
    await refresh().catch((error: unknown) => logger.warn({ err: error }, "the pages could not be drawn anew"));
  };

  const drawn = async (): Promise<Drawn> => current ?? running ?? drawNow();
  async function siteOf(language: Language): Promise<DrawnSite> {
    const site = (await drawn()).sites[language] ?? (await (running ?? drawNow())).sites[language];
    if (!site) throw new Error(`the pages in ${language} are not drawn`);
    return site;
  }
  async function pageOf(path: string | null, language: Language): Promise<Compressed> {
    const { pages } = await siteOf(language);
    const found = pages.get(path) ?? pages.get(null);
    if (!found) throw new Error("the site's frame is not drawn");
    return found;
  }

  return {
    addresses,

    /** Resolves once Dutch is drawn; the others follow. @throws when Dutch cannot be drawn, or reading fails */
    ready: async (): Promise<void> => void (await drawn()),

    async refresh(): Promise<void> {
      if (current || running) await refreshOrWarn();
    },

    /** Draws changes whose message was lost, and changes that only time causes. */
    async sweep(): Promise<void> {
      if (!current) return;
      if (performance.now() - drawnAt < REDRAW_AFTER_MS && (await repository.readState(db)) === seen) return;
      await refresh();
    },

    /** @param path without its query @returns the page, the path to which it moved, or null */
    async find(
      { pattern, drawn: isDrawn }: PageAddress,
      path: string,
      language: Language,
    ): Promise<Compressed | { movedTo: string } | null> {
      if (!isDrawn) return pageOf(null, language);
      if (!pattern.includes(":")) return pageOf(pattern, language);
      const { paths, moved } = await drawn();
      const found = (await siteOf(language)).pages.get(path);
      if (found) return found;
      if (paths.has(path)) return pageOf(null, language);
      const movedTo = moved.get(path);
      return movedTo === undefined ? null : { movedTo };
    },

    notFound: (language: Language): Promise<Compressed> => pageOf(NOT_FOUND, language),

    /** Returns the card that other sites embed; null: it could not be drawn. */
    card: async (language: Language): Promise<Compressed | null> =>
      (await siteOf(language)).pages.get(NEXT_SHOW_CARD) ?? null,

    /** Returns a drawn poster as JPEG; null: the play is not published, or has a poster of its own. */
    poster: async (slug: string): Promise<Buffer | null> =>
      (await (await siteOf(FIRST_LANGUAGE)).posters.get(slug)?.jpeg()) ?? null,

    sitemap: async (): Promise<string> => (await drawn()).sitemap,

    close: (): void => drawer.close(),
  };
}
