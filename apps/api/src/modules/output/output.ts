import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isSampleAccount, isSampleSociety } from "#config.ts";
import { createDatabase } from "#platform/data/database.ts";
import { handleJob } from "#platform/data/queue.ts";
import { createMailer, type Mailer } from "#platform/files/mailer.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { version } from "#platform/process/version.ts";
import type { Changes } from "#modules/changes/changes.ts";
import type { Entrance } from "#modules/entrance/entrance.ts";
import type { Identity } from "#modules/identity/identity.ts";
import type { Money } from "#modules/money/money.ts";
import { type MailTemplates, type Records, sendMail } from "#modules/records/records.ts";
import type { Sale } from "#modules/sale/sale.ts";
import type { Site } from "#modules/site/site.ts";
import { installationRoutes } from "./installation/installation.routes.ts";
import { createInstallationService } from "./installation/installation.service.ts";
import { mailDeliveryRoutes } from "./mail-delivery/mail-delivery.routes.ts";
import { createMailDeliveryService } from "./mail-delivery/mail-delivery.service.ts";
import { queueBoardRoutes } from "./queue-board/queue-board.routes.ts";
import { copyPlatform } from "./rehearsals/copied-platform.ts";
import { rehearsalsLog } from "./rehearsals/rehearsals.log.ts";
import { rehearsalsRoutes } from "./rehearsals/rehearsals.routes.ts";
import { createRehearsalsService, type OpenSale, rehearse } from "./rehearsals/rehearsals.service.ts";
import { statisticsRoutes } from "./statistics/statistics.routes.ts";
import { createStatisticsService } from "./statistics/statistics.service.ts";
import { siteRoutes } from "./web-pages/site.routes.ts";
import { presentPublishedPages, type PublishedDeps } from "./web-pages/web-pages.presenter.ts";
import { createWebPagesService } from "./web-pages/web-pages.service.ts";

export const outputLog = rehearsalsLog;

interface Left {
  records: Records;
  identity: Identity;
  site: Site;
  sale: Sale;
  money: Money;
  entrance: Entrance;
  changes: Changes;
}

export interface OutputOverrides {
  mailer?: Mailer;
  /** Divides the time that the simulated people of a rehearsal take. */
  rehearsalHaste?: number;
}

/** Makes the sale once more, on another platform. */
type CreateSale = (platform: Platform) => Sale["services"];

function createMailDelivery({ config, logger, metrics, mailFiles }: Platform, left: Left, overrides: OutputOverrides) {
  const { mails, society } = left.records.services;
  const { showMessages } = left.sale.services;
  const { PUBLIC_URL: publicUrl, SMTP_URL: smtpUrl } = config;
  const fromSociety = () => {
    const { name, email: address } = society.current();
    return { name, address };
  };
  const templates: MailTemplates = {
    ...left.identity.mails,
    ...left.site.mails,
    ...left.sale.mails,
    ...left.money.mails,
    ...left.entrance.mails,
    ...left.changes.mails,
  };
  const mailer =
    overrides.mailer ?? createMailer({ smtpUrl, files: mailFiles, from: () => config.MAIL_FROM ?? fromSociety() });
  const { composeMessage } = left.changes.mailParts;
  return createMailDeliveryService({
    mails,
    templates,
    composeMessage,
    showMessages,
    mailer,
    society,
    publicUrl,
    logger,
    metrics,
  });
}

function createInstallation(platform: Platform, { records, entrance }: Pick<Left, "records" | "entrance">) {
  const { config, database, clock, queues, vitals, metrics, addressWatch, timeLimits } = platform;
  const { mails, backups, society } = records.services;
  const installation = createInstallationService({
    db: database.db,
    clock,
    vitals,
    queues,
    mails,
    backups,
    hidesAddresses: addressWatch.hidesAddresses,
    version,
    settings: {
      production: config.NODE_ENV === "production",
      hasSampleAccount: () => isSampleAccount(society.current().bank.iban),
      isSampleSociety: () => isSampleSociety(society.current()),
      lacksMapPoint: () => society.current().place === null,
      lacksMailServer: config.SMTP_URL === undefined,
      walletCertificateEndsAt: entrance.services.wallet.certificateEndsAt(),
    },
    timeLimits,
  });
  metrics.gauge(
    "podium_overdue_seconds",
    "How long the oldest cart, reservation and mail have been due",
    "kind",
    async () => ({ ...(await installation.findOverdue()) }),
  );
  return installation;
}

const distribution = fileURLToPath(new URL("../../../../web/dist", import.meta.url));

function createWebPages({ config, database, logger, realtime }: Platform, left: Left, published: PublishedDeps) {
  const { pictures } = left.records.services;
  const webFolder = config.WEB_DIST ?? distribution;
  if (!existsSync(join(webFolder, "pages", "pages.json"))) return { webFolder, webPages: null };
  const webPages = createWebPagesService({
    db: database.db,
    folder: webFolder,
    read: (language) => presentPublishedPages(published, language),
    pictures,
    logger,
  });
  realtime.onContentChange(() => void webPages.refresh());
  return { webFolder, webPages };
}

function createRehearsals(platform: Platform, left: Left, options: { createSaleOn: CreateSale; haste: number }) {
  const { config, database, clock, logger, queues, lifecycle } = platform;
  const openSale: OpenSale = (schema, onEmit) => {
    const copied = copyPlatform(platform, schema, onEmit);
    return { sale: options.createSaleOn(copied), close: copied.database.close };
  };
  return createRehearsalsService({
    database,
    slowDatabase: () => createDatabase({ url: config.DATABASE_URL, logger, max: 1, timeLimits: null }),
    clock,
    logger,
    queue: queues,
    audit: left.records.services.audit,
    shows: left.sale.services.shows,
    openSale,
    isDraining: lifecycle.isDraining,
    haste: options.haste,
  });
}

export function createOutput(
  platform: Platform,
  left: Left & { createSaleOn: CreateSale },
  overrides: OutputOverrides,
) {
  const { config, database, clock, queues, vitals } = platform;
  const { callers } = left.identity.services;
  const mailDelivery = createMailDelivery(platform, left, overrides);
  const installation = createInstallation(platform, left);
  const published = {
    config,
    clock,
    society: left.records.services.society,
    content: left.site.services.content,
    plays: left.sale.services.plays,
    paymentMethods: left.money.services.paymentMethods,
    minimumOnlineCents: left.money.services.minimumOnlineCents,
    wallet: left.entrance.services.wallet,
  };
  const web = createWebPages(platform, left, published);
  const statistics = createStatisticsService({ database, clock, verifyEmail: config.VERIFY_EMAIL });
  const { createSaleOn } = left;
  const rehearsals = createRehearsals(platform, left, { createSaleOn, haste: overrides.rehearsalHaste ?? 1 });

  const services = { mailDelivery, installation, ...web, statistics, rehearsals };
  return {
    services,
    async routes(app) {
      await app.register(mailDeliveryRoutes, services);
      await app.register(siteRoutes, published);
      await app.register(statisticsRoutes, services);
      await app.register(installationRoutes, services);
      await app.register(rehearsalsRoutes, services);
      await app.register(queueBoardRoutes, { queues, callers, secure: config.PUBLIC_URL.startsWith("https:") });
    },
    jobs: [
      handleJob(sendMail, ({ mailId }) => mailDelivery.deliver(mailId)),
      handleJob(rehearse, ({ rehearsalId }) => rehearsals.rehearse(rehearsalId)),
    ],
    sweeps: [
      { name: "vitals", seconds: 5, role: "all", run: () => vitals.report() },
      { name: "mails", seconds: 15, role: "worker", run: () => mailDelivery.sweep() },
      { name: "rehearsals", seconds: 30, role: "worker", run: () => rehearsals.sweep() },
      { name: "pages", seconds: 5, role: "web", run: async () => web.webPages?.sweep() },
    ],
  } satisfies Module;
}
