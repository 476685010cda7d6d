import { openAnonymous, registerGuest, resendVerification } from "@podium/shared/contracts/account-links";
import {
  adminUpdateProfile,
  getProfile,
  listUsers,
  register,
  signIn,
  updateProfile,
  withdrawEmail,
} from "@podium/shared/contracts/users";
import type { FastifyInstance } from "fastify";
import type * as contract from "@podium/shared/contracts/users";
import { fullName } from "@podium/shared/words/typed-name";
import { changePassword } from "@podium/shared/contracts/passwords";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { mapList } from "#platform/http/pagination.ts";
import { originOf } from "#platform/http/network.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import { presentAdmission } from "#modules/identity/second-step/second-step.presenter.ts";
import type { EmailAddressesService } from "./email-addresses.service.ts";
import type { OwnAccount, User, UsersService } from "./users.service.ts";
import type { PasswordChangeService } from "./password-change.service.ts";

function presentUser({ id, firstname, lastname, email, number, role }: User): contract.User {
  return { id, firstname, lastname, email, number, role, username: fullName({ firstname, lastname }) };
}

function presentAccount(account: OwnAccount): contract.OwnAccount {
  const { pendingEmail, awaitsVerification, hasPassword, anonymous, byLink } = account;
  return { ...presentUser(account), pendingEmail, awaitsVerification, hasPassword, anonymous, byLink };
}

/** Against guesses spread over accounts. Guests in one hall may share an address: 300 sign in within a minute. */
const SIGN_INS_PER_ADDRESS = { max: 300, seconds: 60, key: byAddress };
const REGISTRATIONS_PER_ADDRESS = { max: 200, seconds: 3600, key: byAddress };

export async function usersRoutes(
  app: FastifyInstance,
  {
    users,
    addresses,
    passwordChange,
  }: { users: UsersService; addresses: EmailAddressesService; passwordChange: PasswordChangeService },
): Promise<void> {
  mount(app, register, async ({ body, raw }) => presentUser(await users.register(body, originOf(raw).language)), {
    rateLimit: REGISTRATIONS_PER_ADDRESS,
  });

  mount(
    app,
    signIn,
    async ({ body, raw }) => {
      return presentAdmission(app.tokens, await users.signIn(body, originOf(raw)));
    },
    { rateLimit: SIGN_INS_PER_ADDRESS },
  );

  mount(
    app,
    openAnonymous,
    async ({ raw }) => {
      const { claims, seconds } = await users.openAnonymous(originOf(raw));
      return {
        token: app.tokens.sign(claims, seconds),
        user: presentAccount(await users.me({ id: claims.id, role: "USER" })),
      };
    },
    { rateLimit: REGISTRATIONS_PER_ADDRESS },
  );

  mount(
    app,
    registerGuest,
    async ({ body, raw }) => {
      // Any account may call, not only an anonymous one, because the same form may be sent again.
      const caller = raw.caller?.kind === "account" ? raw.caller : null;
      const { claims, seconds } = await users.registerGuest(body, originOf(raw), caller);
      return { token: app.tokens.sign(claims, seconds) };
    },
    { rateLimit: REGISTRATIONS_PER_ADDRESS },
  );

  mount(app, getProfile, async ({ raw }) => presentAccount(await users.me(callerOf(raw))));

  mount(app, updateProfile, async ({ raw, body }) =>
    presentAccount(await users.updateProfile(callerOf(raw), body, originOf(raw))),
  );

  mount(app, withdrawEmail, async ({ raw }) => presentAccount(await users.withdrawEmail(callerOf(raw))));

  mount(app, resendVerification, async ({ raw }) => {
    await addresses.resend(callerOf(raw).id);
    return null;
  });

  mount(app, listUsers, async ({ query }) => mapList(await users.list(query), presentUser));

  mount(app, adminUpdateProfile, async ({ raw, body }) =>
    presentUser(await users.adminUpdateProfile(callerOf(raw), body)),
  );

  mount(app, changePassword, async ({ raw, body }) => {
    const { claims, seconds } = await passwordChange.change(callerOf(raw), body, originOf(raw));
    return { token: app.tokens.sign(claims, seconds) };
  });
}
