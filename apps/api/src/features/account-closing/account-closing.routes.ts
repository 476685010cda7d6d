import { deleteOwnAccount, downloadOwnData } from "@podium/shared/contracts/own-account";
import { deleteUser } from "@podium/shared/contracts/users";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import type { AccountClosingService } from "./account-closing.service.ts";
import { presentOwnData } from "./own-data.presenter.ts";
import type { OwnDataService } from "./own-data.service.ts";

/** Limits guesses at the password in an abandoned session. */
const PASSWORDS_PER_ACCOUNT = { max: 10, seconds: 60 };

export async function accountClosingRoutes(
  app: FastifyInstance,
  { accountClosing, ownData }: { accountClosing: AccountClosingService; ownData: OwnDataService },
): Promise<void> {
  mount(app, deleteUser, async ({ raw, params }) => {
    await accountClosing.closeFor(callerOf(raw), params.id);
    return null;
  });

  mount(
    app,
    deleteOwnAccount,
    async ({ raw, body }) => {
      await accountClosing.closeOwn(callerOf(raw), body.password);
      return null;
    },
    { rateLimit: PASSWORDS_PER_ACCOUNT },
  );

  mount(app, downloadOwnData, async ({ raw }) => presentOwnData(await ownData.read(callerOf(raw))));
}
