import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { createFactors } from "./modules/identity/second-step/factors.ts";
import { createCodeQuota } from "./modules/identity/second-step/code-quota.ts";
import { createWrongCodes } from "./modules/identity/second-step/wrong-codes.ts";
import { createSecondStepService } from "./modules/identity/second-step/second-step.service.ts";
import { createEnrolmentService } from "./modules/identity/second-step/enrolment.service.ts";
import { createSignInThrottle } from "./modules/identity/users/sign-in-throttle.ts";
import { createAccountLinksService } from "./modules/identity/users/account-links.service.ts";
import { createEmailAddressesService } from "./modules/identity/users/email-addresses.service.ts";
import { createInvitationsService } from "./modules/identity/users/invitations.service.ts";
import { createInvitedAccountsService } from "./modules/identity/users/invited-accounts.service.ts";
import { createPreviousHolderService, type MadeDevices } from "./modules/identity/users/previous-holder.service.ts";
import { createUsersService } from "./modules/identity/users/users.service.ts";
import { createPasswordChangeService } from "./modules/identity/users/password-change.service.ts";
import { createPasswordCheck } from "./modules/identity/users/password-check.ts";
import { type Argon2, createPasswords } from "./modules/identity/users/passwords.ts";
import type { SocietyService } from "./modules/site/content/society.service.ts";
import type { DoorDevicesService } from "./modules/identity/door-devices/door-devices.service.ts";
import type { AuditService } from "./modules/records/audit/audit.service.ts";
import type { MailsService } from "./modules/records/mails/mails.service.ts";
import type { SecurityNoticesService } from "./modules/records/mails/security-notices.service.ts";
import type { SessionsService } from "./modules/identity/sessions/sessions.service.ts";
import type { Clock } from "./platform/process/clock.ts";
import type { Database } from "./platform/data/database.ts";
import type { RedisConnections } from "./platform/data/redis.ts";

/** The part of the composition root for accounts, sessions and roles. */
export function createAccountServices(
  config: Config,
  deps: {
    database: Database;
    redis: RedisConnections;
    clock: Clock;
    logger: Logger;
    redisPrefix: string;
    mails: MailsService;
    securityNotices: SecurityNoticesService;
    audit: AuditService;
    sessions: SessionsService;
    doorDevices: DoorDevicesService;
    society: SocietyService;
    argon2?: Argon2 | undefined;
  },
) {
  const { database, redis, clock, logger, redisPrefix, mails, securityNotices, audit, sessions, doorDevices, society } =
    deps;
  const passwords = createPasswords({
    names: () => [society.current().name, society.current().venueName],
    argon2: deps.argon2,
  });
  const factors = createFactors({
    database,
    clock,
    logger,
    hashing: passwords,
    secret: config.JWT_SECRET,
    publicUrl: config.PUBLIC_URL,
    siteName: () => society.current().name,
    codeQuota: createCodeQuota({ redis, enabled: config.RATE_LIMIT, prefix: redisPrefix }),
    required: config.REQUIRE_SECOND_STEP,
  });
  const wrongCodes = createWrongCodes({ database, clock, redis, prefix: redisPrefix, securityNotices });
  const secondStep = createSecondStepService({ ...factors, sessions, securityNotices, wrongCodes });
  const links = createAccountLinksService({ database, clock, mails, secret: config.JWT_SECRET });
  const enrolment = createEnrolmentService({ ...factors, sessions, securityNotices, audit, links });
  const signIns = createSignInThrottle({ redis, enabled: config.RATE_LIMIT, prefix: redisPrefix, sessions });
  const passwordCheck = createPasswordCheck({ passwords, signIns });
  const addresses = createEmailAddressesService({
    database,
    clock,
    audit,
    links,
    securityNotices,
    mails,
    verifies: config.VERIFY_EMAIL,
  });
  const invitations = createInvitationsService({ database, clock, audit, mails, secret: config.JWT_SECRET });
  const invitedAccounts = createInvitedAccountsService({ database, clock, audit, addresses, sessions });
  const made: MadeDevices = {
    async endMadeBy(transaction, userId) {
      await doorDevices.endMadeBy(transaction, userId);
      await invitations.endMadeBy(transaction, userId);
    },
  };
  const previousHolder = createPreviousHolderService({
    sessions,
    secondStep,
    links,
    doorDevices: made,
    securityNotices,
    audit,
  });
  const users = createUsersService({
    database,
    sessions,
    secondStep,
    links,
    previousHolder,
    doorDevices: made,
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

  return {
    passwords,
    secondStep,
    enrolment,
    links,
    addresses,
    invitations,
    invitedAccounts,
    previousHolder,
    users,
    passwordChange,
  };
}
