import { getInstallation } from "@podium/shared/contracts/installation";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/endpoint-route.ts";
import { presentInstallation } from "./installation.presenter.ts";
import type { InstallationService } from "./installation.service.ts";

export async function installationRoutes(
  app: FastifyInstance,
  { installation }: { installation: Pick<InstallationService, "check"> },
): Promise<void> {
  mount(app, getInstallation, async () => presentInstallation(await installation.check()));
}
