import { FINDING_CODES, type FindingCode } from "@podium/shared/site/installation";
import { describe, expect, test } from "vitest";
import type { ProcessVitals } from "#platform/data/vitals.ts";
import { type Facts, findWhatToDo } from "./findings.ts";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const HOUR = 3600;

function vitals(own: Partial<ProcessVitals> = {}): ProcessVitals {
  return {
    id: "one",
    role: "all",
    version: "1.2.0",
    startedAt: ago(24 * HOUR),
    loopDelaySeconds: 0.02,
    calls: 1000,
    failed: 0,
    shed: 0,
    awaitedConnections: 0,
    clockSeconds: 0,
    freeBytes: { data: 20e9 },
    ...own,
  };
}

const well: Facts = {
  now,
  production: true,
  installedAt: ago(90 * 24 * HOUR),
  lastBackupAt: ago(9 * HOUR),
  vitals: [vitals()],
  knownSeconds: 24 * HOUR,
  overdue: { cart: 4, reservation: 14, mail: 20 },
  mails: { refused: 0, failed: 0 },
  jobs: { oldestSeconds: 1, failedLately: 0 },
  sampleAccount: false,
  lacksMapPoint: false,
  lacksMailServer: false,
  hidesAddresses: false,
  walletCertificateEndsAt: null,
};

const codes = (facts: Partial<Facts>): FindingCode[] => findWhatToDo({ ...well, ...facts }).map(({ code }) => code);
const ofVitals = (...each: Array<Partial<ProcessVitals>>): Partial<Facts> => ({ vitals: each.map(vitals) });

const web = { role: "web" };
const worker = { role: "worker" };
const old = { version: "1.1.0" };

/** Facts that cause each finding, and facts that do not */
const cases: Record<FindingCode, { found: Array<Partial<Facts>>; well: Array<Partial<Facts>> }> = {
  REDIS_AWAY: { found: [{ vitals: null, jobs: null }], well: [{}] },
  NO_WORKER: {
    found: [ofVitals(web), ofVitals(web, web)],
    well: [ofVitals(web, worker), { ...ofVitals(web), knownSeconds: 20 }],
  },
  EXPIRIES_LATE: {
    found: [{ overdue: { cart: 61, reservation: 0, mail: 0 } }, { overdue: { cart: 0, reservation: 61, mail: 0 } }],
    well: [{ overdue: { cart: 60, reservation: 60, mail: 0 } }],
  },
  CALLS_FAILING: {
    found: [ofVitals({ failed: 11 }), ofVitals({ calls: 200, failed: 3 }, { calls: 200, failed: 2 })],
    well: [ofVitals({ failed: 10 }), ofVitals({ calls: 4, failed: 4 })],
  },
  CALLS_SHED: {
    found: [ofVitals({ shed: 51 })],
    well: [ofVitals({ shed: 50 }), ofVitals({ calls: 4, shed: 4 })],
  },
  NEVER_BACKED_UP: {
    found: [{ lastBackupAt: null }, { lastBackupAt: null, installedAt: null }],
    well: [
      { lastBackupAt: null, installedAt: ago(20 * HOUR) },
      { lastBackupAt: null, production: false },
    ],
  },
  BACKUP_OLD: {
    found: [{ lastBackupAt: ago(36 * HOUR + 1) }],
    well: [{ lastBackupAt: ago(36 * HOUR) }, { lastBackupAt: ago(900 * HOUR), production: false }],
  },
  DISK_FULL: {
    found: [ofVitals({}, { freeBytes: { data: 20e9, backups: 499e6 } })],
    well: [ofVitals({ freeBytes: {} })],
  },
  DISK_LOW: { found: [ofVitals({ freeBytes: { data: 1.9e9 } })], well: [ofVitals({ freeBytes: { data: 2e9 } })] },
  SAMPLE_ACCOUNT: { found: [{ sampleAccount: true }], well: [{ sampleAccount: true, production: false }] },
  NO_MAP_POINT: { found: [{ lacksMapPoint: true }], well: [{ lacksMapPoint: true, production: false }] },
  MAILS_GIVEN_UP: { found: [{ mails: { refused: 0, failed: 1 } }], well: [{}] },
  MAILS_REFUSED: { found: [{ mails: { refused: 2, failed: 0 } }], well: [{}] },
  MAILS_LATE: {
    found: [{ overdue: { cart: 0, reservation: 0, mail: 901 } }],
    well: [{ overdue: { cart: 0, reservation: 0, mail: 900 } }],
  },
  MAILS_STAY_HERE: { found: [{ lacksMailServer: true }], well: [{ lacksMailServer: true, production: false }] },
  JOBS_WAITING: {
    found: [{ jobs: { oldestSeconds: 61, failedLately: 0 } }],
    well: [{ jobs: { oldestSeconds: 60, failedLately: 0 } }],
  },
  JOBS_FAILED: { found: [{ jobs: { oldestSeconds: 0, failedLately: 1 } }], well: [{}] },
  SERVER_SLOW: {
    found: [ofVitals({}, { loopDelaySeconds: 0.26 })],
    well: [ofVitals({ loopDelaySeconds: 0.25 })],
  },
  DATABASE_BUSY: { found: [ofVitals({ awaitedConnections: 1 })], well: [{}] },
  CLOCK_WRONG: {
    found: [ofVitals({ clockSeconds: -1.1 }), ofVitals({}, { clockSeconds: 3 })],
    well: [ofVitals({ clockSeconds: 1 }), ofVitals({ clockSeconds: null })],
  },
  VERSIONS_DIFFER: {
    found: [ofVitals(old, {})],
    well: [ofVitals(old, old), ofVitals(old, { startedAt: ago(14 * 60) })],
  },
  ADDRESSES_HIDDEN: { found: [{ hidesAddresses: true }], well: [{}] },
  WALLET_CERTIFICATE_EXPIRED: {
    found: [{ walletCertificateEndsAt: ago(0) }],
    well: [{}],
  },
  WALLET_CERTIFICATE_EXPIRES: {
    found: [{ walletCertificateEndsAt: ago(-29 * 24 * HOUR) }],
    well: [{ walletCertificateEndsAt: ago(-30 * 24 * HOUR) }],
  },
};

test("an installation that is well has nothing to do", () => {
  expect(findWhatToDo(well)).toEqual([]);
});

test("a demo on its first day has nothing to do", () => {
  const demo = { production: false, installedAt: now, lastBackupAt: null, sampleAccount: true, lacksMailServer: true };
  expect(codes(demo)).toEqual([]);
});

describe.for(FINDING_CODES)("%s", (code) => {
  test("is found alone, with a title whose figures are filled in", () => {
    for (const facts of cases[code].found) {
      const findings = findWhatToDo({ ...well, ...facts });
      expect(findings.map((finding) => finding.code)).toEqual([code]);
      expect(findings[0]?.title).not.toMatch(/[{}]/);
    }
  });

  test("is not found while all is well, up to its limit", () => {
    for (const facts of cases[code].well) expect(codes(facts)).toEqual([]);
  });
});

test("problems come before warnings", () => {
  const { found } = cases.DISK_LOW;
  expect(codes({ ...found[0], lastBackupAt: null, mails: { refused: 1, failed: 1 } })).toEqual([
    "NEVER_BACKED_UP",
    "MAILS_GIVEN_UP",
    "MAILS_REFUSED",
    "DISK_LOW",
  ]);
});

test("the age of a backup, the room on a disk and how many mails are said in words", () => {
  const titles = (facts: Partial<Facts>) => findWhatToDo({ ...well, ...facts }).map(({ title }) => title);
  expect(titles({ lastBackupAt: ago(73 * HOUR), ...ofVitals({ freeBytes: { data: 1.45e9 } }) })).toEqual([
    "De laatste reservekopie is van 3 dagen geleden.",
    "De schijf van de server is bijna vol: nog 1,4 GB vrij.",
  ]);
  expect(titles({ mails: { refused: 1, failed: 2 }, overdue: { cart: 90, reservation: 0, mail: 0 } })).toEqual([
    "Stoelen komen te laat vrij: de oudste wacht al 1 minuut.",
    "Niet verstuurd en niet meer geprobeerd: 2 mails.",
    "Niet te versturen: 1 mail.",
  ]);
});
