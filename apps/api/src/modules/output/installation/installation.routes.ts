import { getFirstSteps, getInstallation } from "@podium/shared/contracts/installation";
import type { FastifyInstance } from "fastify";
import type * as contract from "@podium/shared/contracts/installation";
import { FIRST_STEPS, type FirstStep } from "@podium/shared/site/installation";
import { mount } from "#platform/http/endpoint-route.ts";
import type { InstallationService } from "./installation.service.ts";

type Checked = Awaited<ReturnType<InstallationService["check"]>>;

function presentInstallation({ checkedAt, version, lastBackupAt, findings }: Checked): contract.Installation {
  return {
    ok: findings.length === 0,
    checkedAt: checkedAt.toISOString(),
    version,
    lastBackupAt: lastBackupAt?.toISOString() ?? null,
    findings,
  };
}

const presentFirstSteps = (done: Readonly<Record<FirstStep, boolean>>): contract.FirstSteps =>
  FIRST_STEPS.map((step) => ({ step, done: done[step] }));

export async function installationRoutes(
  app: FastifyInstance,
  { installation }: { installation: Pick<InstallationService, "check" | "firstSteps"> },
): Promise<void> {
  mount(app, getInstallation, async () => presentInstallation(await installation.check()));
  mount(app, getFirstSteps, async () => presentFirstSteps(await installation.firstSteps()));
}
