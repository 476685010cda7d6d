import type { FirstStep } from "@podium/shared/site/installation";
import pTimeout from "p-timeout";
import type { Clock } from "#platform/process/clock.ts";
import type { Db } from "#platform/data/database.ts";
import type { Queues } from "#platform/data/queue.ts";
import type { TimeLimits } from "#platform/process/time-limits.ts";
import type { Vitals } from "#platform/data/vitals.ts";
import type { BackupsService } from "#modules/records/backups/backups.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import { findWhatToDo, type Overdue, secondsSince } from "./findings.ts";
import * as repository from "./installation.repository.ts";

export type InstallationService = ReturnType<typeof createInstallationService>;

interface Settings {
  production: boolean;
  hasSampleAccount: () => boolean;
  isSampleSociety: () => boolean;
  lacksMapPoint: () => boolean;
  lacksMailServer: boolean;
  walletCertificateEndsAt: Date | null;
}

export function createInstallationService(deps: {
  db: Db;
  clock: Clock;
  vitals: Pick<Vitals, "all" | "isOwn" | "knownSince">;
  queues: Pick<Queues, "oldestWaiting" | "countFailedLately">;
  mails: Pick<MailsService, "countOverdue" | "findOldestDue">;
  backups: Pick<BackupsService, "lastGoodAt">;
  hidesAddresses: () => boolean;
  version: string;
  settings: Settings;
  timeLimits: TimeLimits;
}) {
  const { db, clock, vitals, queues, mails, backups, version, settings, timeLimits } = deps;

  async function readJobs(now: Date) {
    const [oldest, failedLately] = await Promise.all([queues.oldestWaiting(), queues.countFailedLately()]);
    return { oldestSeconds: oldest ? secondsSince(oldest, now) : 0, failedLately };
  }

  async function findOverdue(now: Date): Promise<Overdue> {
    const [seats, mailDueAt] = await Promise.all([repository.findOverdueSeats(db, now), mails.findOldestDue()]);
    return { ...seats, mail: mailDueAt ? secondsSince(mailDueAt, now) : 0 };
  }

  /** Gives up after a timeout: Redis may hang as well as be away. */
  async function readRedis(now: Date) {
    const responses = Promise.all([vitals.all(), readJobs(now)]);
    try {
      const [processes, jobs] = await pTimeout(responses, { milliseconds: timeLimits.vitals });
      return { processes, jobs };
    } catch {
      return { processes: null, jobs: null };
    }
  }

  return {
    /** Derived from data: nobody ticks a step. */
    async firstSteps(): Promise<Record<FirstStep, boolean>> {
      const [movedIn, lastBackupAt] = await Promise.all([repository.findMovedIn(db), backups.lastGoodAt()]);
      if (!movedIn) throw new Error("a select without a table has a row");
      return {
        SOCIETY: !settings.isSampleSociety(),
        BANK: !settings.hasSampleAccount(),
        HALL: movedIn.hall,
        PLAY: movedIn.play,
        PRICES: movedIn.prices,
        // A mail that was only written to a folder has the status SENT too.
        MAILS: movedIn.sentMail && !settings.lacksMailServer,
        BACKUP: lastBackupAt !== null,
        VOLUNTEER: movedIn.volunteer,
      };
    },

    findOverdue: () => findOverdue(clock.now()),

    async check() {
      const now = clock.now();
      const [{ processes, jobs }, overdue, unsent, lastBackupAt, installedAt] = await Promise.all([
        readRedis(now),
        findOverdue(now),
        mails.countOverdue(),
        backups.lastGoodAt(),
        repository.findInstalledAt(db),
      ]);
      const known = processes?.some(vitals.isOwn) ?? false;
      const findings = findWhatToDo({
        now,
        ...settings,
        sampleAccount: settings.hasSampleAccount(),
        lacksMapPoint: settings.lacksMapPoint(),
        installedAt,
        lastBackupAt,
        vitals: processes,
        knownSeconds: known ? secondsSince(vitals.knownSince(), now) : 0,
        overdue,
        mails: unsent,
        jobs,
        hidesAddresses: deps.hidesAddresses(),
      });
      return { checkedAt: now, version, lastBackupAt, findings };
    },
  };
}
