import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { Records } from "#modules/records/records.ts";
import { createDoorDevicesService, doorDevicesLog } from "./door-devices/door-devices.service.ts";
import { createEnrolmentService, secondStepLog } from "./second-step/enrolment.service.ts";
import { secondStepOwnData } from "./second-step/second-step.own-data.ts";
import { createSessionsService, sessionsLog } from "./sessions/sessions.service.ts";
import { sessionsOwnData } from "./sessions/sessions.own-data.ts";
import { createAccountLinksMails } from "./users/account-links.mails.ts";
import { createSecurityNoticesMails } from "./users/security-notices.mails.ts";
import { usersLog } from "./users/users.log.ts";
import { createUsersOwnData, usersOwnMails } from "./users/users.own-data.ts";
import { createAccountLinksService } from "./account-links/account-links.service.ts";
import { doorDevicesRoutes } from "./door-devices/door-devices.routes.ts";
import { type Argon2, createPasswords } from "./passwords/passwords.service.ts";
import { createCodeQuota } from "./second-step/code-quota.ts";
import { createFactors } from "./second-step/factors.ts";
import { secondStepRoutes } from "./second-step/second-step.routes.ts";
import { createSecondStepService } from "./second-step/second-step.service.ts";
import { createWrongCodes } from "./second-step/wrong-codes.ts";
import { createCallers } from "./sessions/callers.ts";
import { setUpAuth } from "./sessions/sessions.auth.ts";
import { sessionsRoutes } from "./sessions/sessions.routes.ts";
import { createEmailAddressesService } from "./users/email-addresses.service.ts";
import { createGivenAccess, createPreviousHolderService } from "./users/previous-holder.service.ts";
import { invitationsRoutes } from "./users/invitations.routes.ts";
import { createInvitationsService } from "./users/invitations.service.ts";
import { createInvitedAccountsService } from "./users/invited-accounts.service.ts";
import { usersRoutes } from "./users/users.routes.ts";
import { createPasswordChangeService } from "./users/password-change.service.ts";
import { createPasswordCheck, createSignInThrottle } from "./users/sign-in-throttle.ts";
import { createUsersService } from "./users/users.service.ts";

export const identityLog = { ...sessionsLog, ...secondStepLog, ...usersLog, ...doorDevicesLog };

export type Identity = ReturnType<typeof createIdentity>;

export interface IdentityOverrides {
  argon2?: Argon2;
}

export function createIdentity(platform: Platform, { records }: { records: Records }, { argon2 }: IdentityOverrides) {
  const { config, database, clock, logger, redis, redisPrefix: prefix, realtime } = platform;
  const { audit, mails, securityNotices, society } = records.services;
  const { JWT_SECRET: secret, PUBLIC_URL: publicUrl, RATE_LIMIT: enabled, REQUIRE_SECOND_STEP: required } = config;

  const callers = createCallers({ db: database.db, realtime, clock, secondStepRoles: required });
  const sessions = createSessionsService({ database, clock, audit, callers });
  const passwords = createPasswords({ names: () => [society.current().name, society.current().venueName], argon2 });
  const links = createAccountLinksService({ database, clock, mails, secret });
  const doorDevices = createDoorDevicesService({ database, clock, sessions, audit, publicUrl });

  const factors = createFactors({
    database,
    clock,
    logger,
    hashing: passwords,
    secret,
    publicUrl,
    siteName: () => society.current().name,
    codeQuota: createCodeQuota({ redis, enabled, prefix }),
    required,
  });
  const wrongCodes = createWrongCodes({ database, clock, redis, prefix, securityNotices });
  const secondStep = createSecondStepService({ ...factors, sessions, securityNotices, wrongCodes });
  const enrolment = createEnrolmentService({ ...factors, sessions, securityNotices, audit, links });

  const passwordCheck = createPasswordCheck({
    passwords,
    signIns: createSignInThrottle({ redis, enabled, prefix, sessions }),
  });
  const addresses = createEmailAddressesService({
    database,
    clock,
    audit,
    links,
    securityNotices,
    mails,
    verifies: config.VERIFY_EMAIL,
  });
  const invitations = createInvitationsService({ database, clock, audit, mails, secret });
  const invitedAccounts = createInvitedAccountsService({ database, clock, audit, addresses, sessions });
  const givenAccess = createGivenAccess({ doorDevices, invitations });
  const previousHolder = createPreviousHolderService({
    sessions,
    secondStep,
    links,
    givenAccess,
    securityNotices,
    audit,
  });
  const users = createUsersService({
    database,
    sessions,
    secondStep,
    links,
    previousHolder,
    givenAccess,
    invitations,
    clock,
    audit,
    passwords,
    passwordCheck,
    addresses,
    securityNotices,
  });
  const passwordChange = createPasswordChangeService({
    database,
    passwords,
    passwordCheck,
    sessions,
    secondStep,
    links,
    securityNotices,
  });

  const services = {
    callers,
    sessions,
    passwords,
    links,
    doorDevices,
    secondStep,
    enrolment,
    addresses,
    invitations,
    invitedAccounts,
    previousHolder,
    users,
    passwordChange,
  };
  return {
    services,
    mails: {
      ...createAccountLinksMails({ links, sessions, publicUrl }),
      ...createSecurityNoticesMails({ securityNotices, links, publicUrl }),
    },
    ownData: { ...sessionsOwnData, ...secondStepOwnData, ...createUsersOwnData({ users }) },
    ownMails: usersOwnMails,
    hooks(app) {
      setUpAuth(app, { callers, sessions, realtime, jwtSecret: secret });
    },
    async routes(app) {
      await app.register(sessionsRoutes, services);
      await app.register(secondStepRoutes, services);
      await app.register(doorDevicesRoutes, services);
      await app.register(usersRoutes, services);
      await app.register(invitationsRoutes, { invitations, clock });
    },
    jobs: [],
    sweeps: [
      { name: "sockets", seconds: 10, role: "web", run: () => callers.repairSockets() },
      { name: "sessions", seconds: 60, role: "web", run: () => callers.storeLastSeen() },
    ],
  } satisfies Module;
}
