import {
  describeFinding,
  type Finding,
  FINDING_CODES,
  type FindingCode,
  sizeInWords,
  timeInWords,
  WATCH_LIMITS as LIMITS,
} from "@podium/shared/site/installation";
import type { ProcessVitals } from "#platform/data/vitals.ts";

/** Seconds for which the oldest of each kind has been due; 0: none is */
export interface Overdue {
  cart: number;
  reservation: number;
  mail: number;
}

export interface Facts {
  now: Date;
  production: boolean;
  installedAt: Date | null;
  lastBackupAt: Date | null;
  /** Null when Redis does not respond */
  vitals: readonly ProcessVitals[] | null;
  /** Seconds for which Redis has known the reporting process; while it is low, others may not have reported yet */
  knownSeconds: number;
  overdue: Overdue;
  mails: { refused: number; failed: number };
  /** Null when Redis does not respond */
  jobs: { oldestSeconds: number; failedLately: number } | null;
  sampleAccount: boolean;
  lacksMapPoint: boolean;
  lacksMailServer: boolean;
  hidesAddresses: boolean;
  /** End of Apple's wallet certificate; null: none is set. */
  walletCertificateEndsAt: Date | null;
}

/** Values for the title of each finding; true when its title has none */
type Found = { [Code in FindingCode]?: Readonly<Record<string, string>> | boolean };

const SETTLED_SECONDS = 30;

export const secondsSince = (date: Date, now: Date): number => (now.getTime() - date.getTime()) / 1000;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function ofProcesses(vitals: readonly ProcessVitals[], { knownSeconds, now }: Facts): Found {
  const sum = (of: (each: ProcessVitals) => number): number => vitals.reduce((total, each) => total + of(each), 0);
  const calls = sum((each) => each.calls);
  const exceeds = (count: number, share: number): boolean => count >= LIMITS.failedCalls && count > share * calls;
  const of = (count: number) => ({ count: String(count), calls: String(calls) });
  const failed = sum((each) => each.failed);
  const shed = sum((each) => each.shed);
  const free = Math.min(...vitals.flatMap((each) => Object.values(each.freeBytes)));
  const clock = Math.max(0, ...vitals.map(({ clockSeconds }) => Math.abs(clockSeconds ?? 0)));
  const versions = [...new Set(vitals.map(({ version }) => version))].toSorted();
  // During an upgrade, a process has only just started.
  const settled = vitals.every(({ startedAt }) => secondsSince(startedAt, now) > LIMITS.upgradeSeconds);
  return {
    NO_WORKER: knownSeconds > SETTLED_SECONDS && vitals.every(({ role }) => role === "web"),
    CALLS_FAILING: exceeds(failed, LIMITS.failedShare) && of(failed),
    CALLS_SHED: exceeds(shed, LIMITS.shedShare) && of(shed),
    SERVER_SLOW: vitals.some(({ loopDelaySeconds }) => loopDelaySeconds > LIMITS.loopDelaySeconds),
    DATABASE_BUSY: vitals.some(({ awaitedConnections }) => awaitedConnections > 0),
    DISK_FULL: free < LIMITS.diskFullBytes && { size: sizeInWords(free) },
    DISK_LOW: free < LIMITS.diskLowBytes && free >= LIMITS.diskFullBytes && { size: sizeInWords(free) },
    CLOCK_WRONG: clock > LIMITS.clockSeconds && { time: timeInWords(clock) },
    VERSIONS_DIFFER: versions.length > 1 && settled && { versions: versions.join(" en ") },
  };
}

/** A demo, or a developer's machine, needs no backup, account or mail server of its own. */
function ofProduction({ now, installedAt, lastBackupAt, ...facts }: Facts): Found {
  const age = lastBackupAt && secondsSince(lastBackupAt, now);
  const isNew = installedAt !== null && secondsSince(installedAt, now) <= LIMITS.firstBackupSeconds;
  return {
    NEVER_BACKED_UP: age === null && !isNew,
    BACKUP_OLD: age !== null && age > LIMITS.backupSeconds && { time: timeInWords(age) },
    SAMPLE_ACCOUNT: facts.sampleAccount,
    NO_MAP_POINT: facts.lacksMapPoint,
    MAILS_STAY_HERE: facts.lacksMailServer,
  };
}

function ofWallet({ walletCertificateEndsAt: endsAt, now }: Facts): Found {
  const left = endsAt && -secondsSince(endsAt, now);
  return {
    WALLET_CERTIFICATE_EXPIRED: left !== null && left <= 0,
    WALLET_CERTIFICATE_EXPIRES: left !== null &&
      left > 0 &&
      left < LIMITS.walletCertificateSeconds && { time: timeInWords(left) },
  };
}

export function findWhatToDo(facts: Facts): Finding[] {
  const { vitals, overdue, mails, jobs } = facts;
  const latest = Math.max(overdue.cart, overdue.reservation);
  const found: Found = {
    REDIS_AWAY: vitals === null,
    ...(vitals && ofProcesses(vitals, facts)),
    EXPIRIES_LATE: latest > LIMITS.expirySeconds && { time: timeInWords(latest) },
    MAILS_LATE: overdue.mail > LIMITS.mailSeconds && { time: timeInWords(overdue.mail) },
    MAILS_REFUSED: mails.refused > 0 && { mails: counted(mails.refused, "mail", "mails") },
    MAILS_GIVEN_UP: mails.failed > 0 && { mails: counted(mails.failed, "mail", "mails") },
    JOBS_WAITING: jobs !== null && jobs.oldestSeconds > LIMITS.jobSeconds && { time: timeInWords(jobs.oldestSeconds) },
    JOBS_FAILED: jobs !== null && jobs.failedLately > 0 && { jobs: counted(jobs.failedLately, "taak", "taken") },
    ...(facts.production && ofProduction(facts)),
    ADDRESSES_HIDDEN: facts.hidesAddresses,
    ...ofWallet(facts),
  };
  return FINDING_CODES.flatMap((code) => {
    const values = found[code] ?? false;
    return values === false ? [] : [describeFinding(code, values === true ? {} : values)];
  });
}
