import { deleteOwnAccount, downloadOwnData } from "@podium/shared/contracts/own-account";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import type { OwnAccountService } from "./own-account.service.ts";

/** Guesses at the password of whoever left a session open. */
const TRIES = { max: 10, timeWindow: "1 minute" };

export function ownAccountRoutes(app: FastifyInstance, { ownAccount }: { ownAccount: OwnAccountService }): void {
  mount(app, downloadOwnData, ({ raw }) => ownAccount.download(callerOf(raw)));
  mount(
    app,
    deleteOwnAccount,
    async ({ raw, body }) => {
      await ownAccount.delete(callerOf(raw), body.password);
      return null;
    },
    TRIES,
  );
}
