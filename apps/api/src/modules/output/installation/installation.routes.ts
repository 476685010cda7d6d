import { getFirstSteps, getInstallation } from "@podium/shared/contracts/installation";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentFirstSteps, presentInstallation } from "./installation.presenter.ts";
import type { InstallationService } from "./installation.service.ts";

export async function installationRoutes(
  app: FastifyInstance,
  { installation }: { installation: Pick<InstallationService, "check" | "firstSteps"> },
): Promise<void> {
  mount(app, getInstallation, async () => presentInstallation(await installation.check()));
  mount(app, getFirstSteps, async () => presentFirstSteps(await installation.firstSteps()));
}
