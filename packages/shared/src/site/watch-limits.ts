/** Limits beyond which a figure is a finding on the dashboard, and an alert of ops/prometheus/podium.rules.yml. */
export const WATCH_LIMITS = {
  /** The sweeps run every 5 and 15 s. */
  expirySeconds: 60,
  mailSeconds: 15 * 60,
  /** More than ten minutes of attempts: longer than a mail server usually asks to wait. */
  refusedAttempts: 8,
  /** Somebody who looks weekly has seen the finding by then; a bounced mail must not hide 'Alles in orde' for ever. */
  givenUpSeconds: 7 * 24 * 3600,
  /** One day between nightly backups, and half a day to notice a failure. */
  backupSeconds: 36 * 3600,
  /** A new installation has had its first nightly backup by then. */
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
  /** Difference allowed between the clocks of a process and the database. */
  clockSeconds: 1,
  /** Leaves time to request a new certificate from Apple, also after an absence. */
  walletCertificateSeconds: 30 * 24 * 3600,
  /** A rolling restart takes minutes. */
  upgradeSeconds: 15 * 60,
} as const;
