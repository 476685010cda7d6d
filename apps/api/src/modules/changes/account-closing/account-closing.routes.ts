import { deleteOwnAccount, downloadOwnData } from "@podium/shared/contracts/own-account";
import { deleteUser } from "@podium/shared/contracts/users";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { originOf } from "#platform/http/network.ts";
import type { AccountClosingService } from "./account-closing.service.ts";
import type { OwnDataService } from "./own-data.service.ts";

export async function accountClosingRoutes(
  app: FastifyInstance,
  { accountClosing, ownData }: { accountClosing: AccountClosingService; ownData: OwnDataService },
): Promise<void> {
  mount(app, deleteUser, async ({ raw, params }) => {
    await accountClosing.closeFor(callerOf(raw), params.id);
    return null;
  });

  mount(app, deleteOwnAccount, async ({ raw, body }) => {
    await accountClosing.closeOwn(callerOf(raw), body.password, originOf(raw));
    return null;
  });

  mount(app, downloadOwnData, async ({ raw }) => ownData.read(callerOf(raw).id));
}
