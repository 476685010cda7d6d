/** For each alert, series that must trigger it, and series that just must not. */
import { WATCH_LIMITS as LIMITS } from "@podium/shared/site/installation";

/** A value for each series; null: the series is missing. */
export type Series = Readonly<Record<string, number | null>>;

export interface AlertCase {
  /** Threshold of the rule. `holds`: the rule's duration, if that is one of `WATCH_LIMITS`, too. */
  limit?: number;
  holds?: number;
  /** Seconds between samples. */
  every: number;
  wrong: Series[];
  well: Series[];
  /** Whether the values are increments of counters, instead of the series' values. */
  counts?: boolean;
}

const gauge = (series: string, limit: number, wrong: number, well = limit): AlertCase => ({
  limit,
  every: 15,
  wrong: [{ [series]: wrong }],
  well: [{ [series]: well }],
});

const calls = (status: number): string => {
  const labels = `job="podium",instance="a:1",method="GET",route="/api/show",status="${status}"`;
  return `podium_http_request_duration_seconds_count{${labels}}`;
};
const page = 'podium_http_request_duration_seconds_count{job="podium",instance="a:1",route="/readyz",status="503"}';
const up = (instance: string) => `up{job="podium",instance="${instance}"}`;
const built = (version: string) => `podium_build_info{job="podium",instance="${version}:1",version="${version}"}`;
const overdue = (kind: string) => `podium_overdue_seconds{job="podium",instance="a:1",kind="${kind}"}`;
const mails = (state: string) => `podium_mails{job="podium",instance="a:1",state="${state}"}`;
const disk = (folder: string) => `podium_disk_free_bytes{job="podium",instance="a:1",folder="${folder}"}`;
const needed = (part: string) => `podium_dependency_up{job="podium",instance="a:1",part="${part}"}`;
const backup = 'podium_last_backup_timestamp_seconds{job="podium",instance="a:1"}';
const shed = 'podium_calls_shed_total{job="podium",instance="a:1"}';
const own = '{job="podium",instance="a:1"}';

export const alertCases: Record<string, AlertCase> = {
  PodiumDown: {
    every: 15,
    wrong: [
      { [up("a:1")]: 0, [up("b:1")]: 0 },
      { [up("a:1")]: null, [up("b:1")]: null },
    ],
    well: [{ [up("a:1")]: 0, [up("b:1")]: 1 }],
  },
  PodiumProcessDown: {
    every: 15,
    wrong: [{ [up("a:1")]: 0, [up("b:1")]: 1 }],
    well: [{ [up("a:1")]: 1, [up("b:1")]: 1 }],
  },
  PodiumNoWorker: gauge('podium_processes{job="podium",instance="a:1",does="work"}', 1, 0),
  PodiumDependencyAway: {
    every: 15,
    wrong: [{ [needed("postgres")]: 1, [needed("redis")]: 0 }],
    well: [{ [needed("postgres")]: 1, [needed("redis")]: 1 }],
  },
  PodiumExpiriesLate: {
    limit: LIMITS.expirySeconds,
    every: 15,
    wrong: [{ [overdue("cart")]: 61 }, { [overdue("cart")]: 0, [overdue("reservation")]: 61 }],
    well: [{ [overdue("cart")]: 60, [overdue("reservation")]: 60, [overdue("mail")]: 61 }],
  },
  PodiumMailsOverdue: gauge(overdue("mail"), LIMITS.mailSeconds, 901),
  PodiumMailsRefused: gauge(mails("refused"), 0, 1),
  PodiumMailsGivenUp: gauge(mails("failed"), 0, 1),
  PodiumMailsWithheld: {
    limit: 20,
    every: 60,
    counts: true,
    wrong: [{ 'podium_mails_withheld_total{job="podium",instance="a:1",kind="SIGN_IN"}': 2 }],
    well: [{ 'podium_mails_withheld_total{job="podium",instance="a:1",kind="SIGN_IN"}': 1 }],
  },
  // Test time begins at 0, so that earlier backups have negative times.
  PodiumBackupOld: { ...gauge(backup, LIMITS.backupSeconds, -LIMITS.backupSeconds - 1, -LIMITS.backupSeconds + 7200) },
  PodiumNeverBackedUp: {
    holds: LIMITS.firstBackupSeconds,
    every: 600,
    wrong: [{ [backup]: null }],
    well: [{ [backup]: 0 }],
  },
  PodiumCallsFailing: {
    limit: LIMITS.failedShare,
    every: 15,
    counts: true,
    wrong: [{ [calls(200)]: 100, [calls(500)]: 2 }],
    well: [
      { [calls(200)]: 100, [calls(500)]: 1, [calls(503)]: 50 },
      // Three of five calls fail, which is a large share, but too few calls.
      { [calls(200)]: 0.1, [calls(500)]: 0.15 },
    ],
  },
  PodiumCallsShed: {
    limit: LIMITS.shedShare,
    every: 15,
    counts: true,
    wrong: [{ [calls(200)]: 94, [calls(503)]: 6, [shed]: 6 }],
    well: [
      { [calls(200)]: 95, [calls(503)]: 5, [shed]: 5, [page]: 50 },
      { [calls(200)]: 0.1, [calls(503)]: 0.15, [shed]: 0.15 },
      // 503 without shed calls: the payment provider is unavailable, which more processes would not fix.
      { [calls(200)]: 50, [calls(503)]: 50, [shed]: 0 },
    ],
  },
  PodiumEventLoopSlow: gauge(`nodejs_eventloop_lag_p99_seconds${own}`, LIMITS.loopDelaySeconds, 0.26),
  PodiumDatabaseBusy: gauge('podium_db_connections{job="podium",instance="a:1",use="awaited"}', 0, 1),
  PodiumJobsWaiting: gauge(`podium_queue_oldest_seconds${own}`, LIMITS.jobSeconds, 61),
  PodiumJobsFailed: gauge(`podium_queue_failed_lately${own}`, 0, 1),
  PodiumDiskLow: gauge(disk("data"), LIMITS.diskLowBytes, LIMITS.diskLowBytes - 1),
  PodiumDiskFull: gauge(disk("backups"), LIMITS.diskFullBytes, LIMITS.diskFullBytes - 1),
  PodiumClockWrong: {
    ...gauge(`podium_clock_offset_seconds${own}`, LIMITS.clockSeconds, 1.1),
    wrong: [{ [`podium_clock_offset_seconds${own}`]: 1.1 }, { [`podium_clock_offset_seconds${own}`]: -1.1 }],
  },
  PodiumVersionsDiffer: {
    holds: LIMITS.upgradeSeconds,
    every: 15,
    wrong: [{ [built("1.1.0")]: 1, [built("1.2.0")]: 1 }],
    well: [{ [built("1.1.0")]: null, [built("1.2.0")]: 1 }],
  },
};
