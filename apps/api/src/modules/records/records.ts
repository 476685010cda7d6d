import { openPictureStore } from "#platform/files/picture-store.ts";
import { handleJob } from "#platform/data/queue.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { type AllLogSentences, createAuditService } from "./audit/audit.service.ts";
import { auditOwnData } from "./audit/audit.own-data.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { createBackupsService } from "./backups/backups.service.ts";
import { createDocumentsService } from "./documents/documents.service.ts";
import { mailsRoutes } from "./mails/mails.routes.ts";
import { createMailsService } from "./mails/mails.service.ts";
import { createSecurityNoticesService } from "./mails/security-notices.service.ts";
import { makePicture } from "./pictures/picture-sizes.ts";
import { picturesRoutes } from "./pictures/pictures.routes.ts";
import { createPicturesService } from "./pictures/pictures.service.ts";
import { createRetentionService } from "./retention/retention.service.ts";
import { createSocietyService, societyFromEnvironment } from "./society/society.service.ts";

export { sendMail } from "./mails/mails.service.ts";
export type { MailTemplates } from "./mails/mails.mail-parts.ts";
export { createMailsOwnData } from "./mails/mails.own-data.ts";
export { auditLog as recordsLog } from "./audit/audit.service.ts";

export type Records = ReturnType<typeof createRecords>;

const DAY_SECONDS = 24 * 3600;

export function createRecords(platform: Platform, { logSentences }: { logSentences: AllLogSentences }) {
  const { config, database, clock, logger, queues, realtime, mailFiles, metrics } = platform;
  const { db } = database;
  const audit = createAuditService({ db, clock, sentences: logSentences });
  const mails = createMailsService({
    database,
    clock,
    queue: queues,
    logger,
    stayHere: config.SMTP_URL === undefined,
    verifyEmail: config.VERIFY_EMAIL,
  });
  const securityNotices = createSecurityNoticesService({ db, clock, mails });
  const backups = createBackupsService({ db });
  const retention = createRetentionService({ database, clock, mailFiles, logger });
  const pictureStore = openPictureStore(config);
  const secret = config.JWT_SECRET;
  const pictures = createPicturesService({ database, store: pictureStore, queue: queues, clock, secret });
  const documents = createDocumentsService({ clock, realtime, pictures });
  const society = createSocietyService({
    db,
    logger,
    realtime,
    documents,
    pictures,
    firstValues: societyFromEnvironment(config),
  });

  metrics.figure("podium_last_backup_timestamp_seconds", "When the last good backup was made", async () => {
    const at = await backups.lastGoodAt();
    return at && at.getTime() / 1000;
  });
  metrics.gauge(
    "podium_mails",
    "Mails that are due, refused again and again (refused), or given up within 7 days (failed)",
    "state",
    () => mails.countOverdue(),
  );

  const services = {
    audit,
    mails,
    securityNotices,
    backups,
    retention,
    pictureStore,
    pictures,
    documents,
    society,
  };
  return {
    services,
    ownData: auditOwnData,
    async routes(app) {
      await app.register(picturesRoutes, services);
      await app.register(auditRoutes, services);
      await app.register(mailsRoutes, services);
    },
    jobs: [handleJob(makePicture, ({ pictureId }) => pictures.makeSizes(pictureId))],
    sweeps: [
      { name: "society", seconds: 5, role: "all", run: () => society.refresh() },
      { name: "pictures", seconds: 15, role: "worker", run: () => pictures.sweep() },
      { name: "retention", seconds: DAY_SECONDS, role: "worker", run: () => retention.run() },
      { name: "unused pictures", seconds: DAY_SECONDS, role: "worker", run: () => pictures.sweepUnused() },
    ],
  } satisfies Module;
}
