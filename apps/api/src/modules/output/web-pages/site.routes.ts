import { getSite } from "@podium/shared/contracts/site";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentSite, type SiteDeps } from "./web-pages.presenter.ts";

export async function siteRoutes(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  mount(app, getSite, async () => presentSite(deps));
}
