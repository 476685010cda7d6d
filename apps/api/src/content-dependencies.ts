import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { AuditService } from "./modules/records/audit/audit.service.ts";
import { createContentService } from "./modules/site/content/content.service.ts";
import { firstValues } from "./modules/site/content/first-values.ts";
import { createSocietyService } from "./modules/site/content/society.service.ts";
import { createDocumentsService } from "./modules/records/documents/documents.service.ts";
import type { SecurityNoticesService } from "./modules/records/mails/security-notices.service.ts";
import type { SessionsService } from "./modules/identity/sessions/sessions.service.ts";
import { createPictureServices } from "./picture-dependencies.ts";
import type { Clock } from "./platform/process/clock.ts";
import type { Database } from "./platform/data/database.ts";
import type { JobQueue } from "./platform/data/queue.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";

/** The part of the composition root for content that a society writes itself. */
export function createContentServices(
  config: Config,
  deps: {
    database: Database;
    clock: Clock;
    logger: Logger;
    realtime: Realtime;
    queues: JobQueue;
    audit: AuditService;
    sessions: SessionsService;
    securityNotices: SecurityNoticesService;
  },
) {
  const pictureServices = createPictureServices(config, deps);
  const { pictures } = pictureServices;
  const documents = createDocumentsService({ ...deps, pictures });
  const society = createSocietyService({
    ...deps,
    db: deps.database.db,
    documents,
    pictures,
    firstValues: firstValues(config),
  });
  const content = createContentService({ ...deps, documents, pictures, society });
  return { ...pictureServices, documents, society, content };
}
