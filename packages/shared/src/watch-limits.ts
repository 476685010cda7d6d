/** From when on a figure is a finding on the dashboard, and an alert of ops/prometheus/podium.rules.yml. */
export const WATCH_LIMITS = {
  /** Sweeps look every 5 and 15 s. */
  expirySeconds: 60,
  mailSeconds: 15 * 60,
  /** Tried for more than ten minutes: longer than a mail server that asks to try again later. */
  refusedAttempts: 8,
  /** A weekly reader has seen it by then; a bounced mail must not hide 'Alles in orde' for ever. */
  givenUpSeconds: 7 * 24 * 3600,
  /** A night's backup, and half a day to notice that it failed. */
  backupSeconds: 36 * 3600,
  /** A new installation has had a night. */
  firstBackupSeconds: 24 * 3600,
  /** Share of the calls of five minutes; a single failed call is no finding. */
  failedShare: 0.01,
  shedShare: 0.05,
  failedCalls: 5,
  /** A quarter of the delay at which calls are shed. */
  loopDelaySeconds: 0.25,
  diskLowBytes: 2_000_000_000,
  diskFullBytes: 500_000_000,
  jobSeconds: 60,
  /** Processes and database must agree to a second. */
  clockSeconds: 1,
  /** Long enough to ask for a new one at Apple, and to be away for a while. */
  walletCertificateSeconds: 30 * 24 * 3600,
  /** A rolling restart takes minutes. */
  upgradeSeconds: 15 * 60,
} as const;
