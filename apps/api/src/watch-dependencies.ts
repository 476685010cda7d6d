import { type Config, isSampleAccount, isSampleSociety } from "./config.ts";
import type { BackupsService } from "./modules/records/backups/backups.service.ts";
import type { SocietyService } from "./modules/site/content/society.service.ts";
import { createInstallationService } from "./modules/output/installation/installation.service.ts";
import type { MailsService } from "./modules/records/mails/mails.service.ts";
import type { Clock } from "./platform/process/clock.ts";
import type { Needed } from "./platform/http/health.ts";
import { addGauges } from "./platform/http/monitoring.ts";
import type { Metrics } from "./platform/process/metrics.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";
import { createRecentCalls } from "./platform/process/recent-calls.ts";
import { version } from "./platform/process/version.ts";
import { createVitals } from "#platform/data/vitals.ts";

/** Creates the monitoring of this process and of the whole installation, for /metrics and for the dashboard. */
export function createWatchServices(
  config: Config,
  deps: Needed & {
    realtime: Realtime;
    clock: Clock;
    metrics: Metrics;
    redisPrefix: string;
    mails: MailsService;
    society: SocietyService;
    backups: BackupsService;
    hidesAddresses: () => boolean;
    walletCertificateEndsAt: Date | null;
  },
) {
  const { metrics, mails, backups, database } = deps;
  const calls = createRecentCalls();
  const vitals = createVitals({
    ...deps,
    calls,
    prefix: deps.redisPrefix,
    role: config.ROLE,
    version,
    folders: { data: config.DATA_DIR, ...(config.BACKUP_DIR && { backups: config.BACKUP_DIR }) },
  });
  const installation = createInstallationService({
    ...deps,
    db: database.db,
    vitals,
    version,
    settings: {
      production: config.NODE_ENV === "production",
      hasSampleAccount: () => isSampleAccount(deps.society.current().bank.iban),
      isSampleSociety: () => isSampleSociety(deps.society.current()),
      lacksMapPoint: () => deps.society.current().place === null,
      keepsMails: config.SMTP_URL === undefined,
      walletCertificateEndsAt: deps.walletCertificateEndsAt,
    },
  });
  addGauges(metrics, { ...deps, vitals, countSockets: () => deps.realtime.socketCount() });
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
  metrics.gauge(
    "podium_overdue_seconds",
    "How long the oldest cart, reservation and mail have been due",
    "kind",
    async () => ({
      ...(await installation.findOverdue()),
    }),
  );
  return { calls, vitals, installation };
}
