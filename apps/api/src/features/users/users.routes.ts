import * as contract from "@podium/shared/contracts/users";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { type Tokens, callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { byAddress } from "#platform/rate-limit.ts";
import type { UsersService } from "./users.service.ts";

/** Guesses at one account from one address. */
const SIGN_INS_PER_ACCOUNT = { max: 10, timeWindow: "1 minute", keyGenerator: byAddressAndEmail };
/** Guesses spread over many accounts; a hall full of people (193 seats) who sign in when the sale opens stays below it. */
const SIGN_INS_PER_ADDRESS = { max: 300, timeWindow: "1 minute", keyGenerator: byAddress };
const REGISTRATIONS_PER_ADDRESS = { max: 200, timeWindow: "1 hour", keyGenerator: byAddress };

const withEmail = z.object({ email: z.string() });

function byAddressAndEmail(request: FastifyRequest): string {
  const { data } = withEmail.safeParse(request.body);
  return `signin:${byAddress(request)}:${data?.email ?? ""}`;
}

export function usersRoutes(app: FastifyInstance, deps: { users: UsersService; tokens: Tokens }): void {
  const { users, tokens } = deps;

  mount(app, contract.register, ({ body }) => users.register(body), REGISTRATIONS_PER_ADDRESS);

  app.register(async (scope) => {
    scope.addHook("preHandler", scope.limitAlso(SIGN_INS_PER_ACCOUNT));
    mount(
      scope,
      contract.signIn,
      async ({ body }) => ({ token: tokens.sign(await users.signIn(body)) }),
      SIGN_INS_PER_ADDRESS,
    );
  });

  mount(app, contract.getProfile, ({ raw }) => users.me(callerOf(raw)));
  mount(app, contract.updateProfile, ({ raw, body }) => users.updateProfile(callerOf(raw), body));
  mount(app, contract.listUsers, ({ query }) => users.list(query));
  mount(app, contract.adminUpdateProfile, ({ raw, body }) => users.adminUpdateProfile(callerOf(raw), body));

  mount(app, contract.deleteUser, async ({ raw, params }) => {
    await users.delete(callerOf(raw), params.id);
    return null;
  });
}
