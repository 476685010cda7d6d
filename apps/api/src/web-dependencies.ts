import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { PicturesService } from "./modules/records/pictures/pictures.service.ts";
import { presentPublishedPages, type PublishedDeps } from "./modules/output/web-pages/web-pages.presenter.ts";
import { createWebPagesService } from "./modules/output/web-pages/web-pages.service.ts";
import type { Database } from "./platform/data/database.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";

const distribution = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** The part of the composition root for the built website; there are no pages without a build. */
export function createWebServices(
  deps: PublishedDeps & {
    database: Database;
    realtime: Realtime;
    pictures: Pick<PicturesService, "ofDrawing">;
    logger: Logger;
  },
) {
  const webFolder = deps.config.WEB_DIST ?? distribution;
  if (!existsSync(join(webFolder, "pages", "pages.json"))) return { webFolder, webPages: null };
  const webPages = createWebPagesService({
    db: deps.database.db,
    folder: webFolder,
    read: (language) => presentPublishedPages(deps, language),
    pictures: deps.pictures,
    logger: deps.logger,
  });
  deps.realtime.onContentChange(() => void webPages.refresh());
  return { webFolder, webPages };
}
