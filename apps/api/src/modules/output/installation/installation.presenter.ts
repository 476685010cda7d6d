import type * as contract from "@podium/shared/contracts/installation";
import { FIRST_STEPS, type FirstStep } from "@podium/shared/site/installation";
import type { InstallationService } from "./installation.service.ts";

type Checked = Awaited<ReturnType<InstallationService["check"]>>;

export function presentInstallation({ checkedAt, version, lastBackupAt, findings }: Checked): contract.Installation {
  return {
    ok: findings.length === 0,
    checkedAt: checkedAt.toISOString(),
    version,
    lastBackupAt: lastBackupAt?.toISOString() ?? null,
    findings,
  };
}

export const presentFirstSteps = (done: Readonly<Record<FirstStep, boolean>>): contract.FirstSteps =>
  FIRST_STEPS.map((step) => ({ step, done: done[step] }));
