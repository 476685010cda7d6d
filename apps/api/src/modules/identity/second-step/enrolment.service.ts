import type { SecurityNoticeKind } from "@podium/shared/contracts/mails";
import type { NewPasskey } from "@podium/shared/contracts/second-step";
import { SECOND_STEP_TERM_SECONDS } from "@podium/shared/contracts/limits";
import { includesRole } from "@podium/shared/contracts/roles";
import { fullName } from "@podium/shared/words/typed-name";
import type { Account } from "#platform/http/caller.ts";
import { plusSeconds } from "#platform/process/clock.ts";
import type { Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import type { AuditService, LogSentences, NoFacts } from "#modules/records/audit/audit.service.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { Factors } from "./factors.ts";
import * as repository from "./second-step.repository.ts";

export type SecondStepLog = typeof secondStepLog;

export const secondStepLog = {
  PASSKEY_ADDED: (_: NoFacts, { subjectId }) => `Passkey toegevoegd aan gebruiker #${subjectId}`,
  PASSKEY_REMOVED: (_: NoFacts, { subjectId }) => `Passkey van gebruiker #${subjectId} verwijderd`,
  AUTHENTICATOR_ADDED: (_: NoFacts, { subjectId }) => `Authenticator-app toegevoegd aan gebruiker #${subjectId}`,
  AUTHENTICATOR_REMOVED: (_: NoFacts, { subjectId }) => `Authenticator-app van gebruiker #${subjectId} verwijderd`,
  RECOVERY_CODES_RENEWED: (_: NoFacts, { subjectId }) => `Nieuwe herstelcodes gemaakt voor gebruiker #${subjectId}`,
  SECOND_STEP_REMOVED: (_: NoFacts, { subjectId, own }) =>
    own
      ? `Tweede stap van gebruiker #${subjectId} vervallen toen het account teruggenomen werd`
      : `Tweede stap van gebruiker #${subjectId} verwijderd door een beheerder`,
} satisfies LogSentences;

export type EnrolmentService = ReturnType<typeof createEnrolmentService>;
export type SecondStepOverview = Awaited<ReturnType<EnrolmentService["overview"]>>;

type Caller = Account & { readonly sessionId: string };

type Change = SecurityNoticeKind & keyof SecondStepLog;

export function createEnrolmentService(
  deps: Factors & {
    sessions: Pick<SessionsService, "isProven" | "endOthers" | "followTerm" | "hasSignedInFrom">;
    audit: Pick<AuditService<SecondStepLog>, "record">;
    securityNotices: Pick<SecurityNoticesService, "send">;
    /** A mailed link undoes a change, as somebody else than the owner may have added a second step. */
    links: Pick<AccountLinksService, "make">;
  },
) {
  const { database, challenges, passkeys, authenticators, recoveryCodes, sessions } = deps;
  const { db } = database;

  async function requireAccount(userId: number) {
    const account = await repository.findAccount(db, userId);
    if (!account) throw new DomainError("UNAUTHORIZED");
    return account;
  }

  async function lock(transaction: Transaction, userId: number) {
    const account = await repository.lockAccount(transaction.db, userId);
    if (!account) throw new DomainError("UNAUTHORIZED");
    return account;
  }

  const hasOne = ({ passkeys: count, authenticator }: { passkeys: number; authenticator: boolean }): boolean =>
    count > 0 || authenticator;

  /** Mails the owner; logs the change when the role is more than USER, or somebody else made it. */
  async function notify(
    transaction: Transaction,
    owner: Account,
    what: Change,
    { actorId = owner.id, linkId }: { actorId?: number; linkId?: number } = {},
  ): Promise<void> {
    await deps.securityNotices.send(transaction, { userId: owner.id, what, ...(linkId !== undefined && { linkId }) });
    if (owner.role === "USER" && actorId === owner.id) return;
    await deps.audit.record(transaction, {
      actorId,
      action: what,
      subject: { type: "user", id: owner.id },
      details: {},
    });
  }

  /** Adds a second step. @returns the recovery codes that the first one brings; null: there were some already */
  async function enrol(
    caller: Caller,
    what: Change,
    add: (transaction: Transaction) => Promise<void>,
  ): Promise<string[] | null> {
    const { all } = await recoveryCodes.count(caller.id);
    const prepared = all === 0 ? await recoveryCodes.prepare(caller.id) : null;
    return database.transact(async (transaction) => {
      const account = await lock(transaction, caller.id);
      await add(transaction);
      const before = await recoveryCodes.count(caller.id, transaction.db);
      if (prepared && before.all === 0) await recoveryCodes.store(transaction, caller.id, prepared.rows);
      await repository.endTerm(transaction.db, caller.id);
      sessions.followTerm(transaction, caller.id);
      const linkId = await deps.links.make(transaction, "UNDO_SECOND_STEP", { ...account, userId: account.id });
      await notify(transaction, account, what, { linkId });
      return prepared && before.all === 0 ? prepared.shown : null;
    });
  }

  /** @throws DomainError LAST_SECOND_STEP where the role must have one */
  async function giveUp(
    caller: Caller,
    what: Change,
    remove: (transaction: Transaction) => Promise<boolean>,
  ): Promise<void> {
    await database.transact(async (transaction) => {
      const account = await lock(transaction, caller.id);
      if (!(await remove(transaction))) return;
      if (!hasOne(await repository.findMethods(transaction.db, caller.id))) {
        if (deps.required.has(account.role)) throw new DomainError("LAST_SECOND_STEP");
        await recoveryCodes.remove(transaction, caller.id);
      }
      await notify(transaction, account, what);
    });
  }

  return {
    async overview({ id, sessionId }: Caller) {
      const [account, ownPasskeys, authenticatorSince, codes, term, proven] = await Promise.all([
        requireAccount(id),
        passkeys.list(id),
        authenticators.confirmedSince(id),
        recoveryCodes.count(id),
        repository.findTerm(db, id),
        sessions.isProven(sessionId),
      ]);
      const none = ownPasskeys.length === 0 && authenticatorSince === null;
      return {
        passkeys: ownPasskeys,
        authenticatorSince,
        recoveryCodesLeft: codes.left,
        advised: none && includesRole(account.role, "BOX_OFFICE"),
        neededFrom:
          none && term && deps.required.has(account.role) ? plusSeconds(term, SECOND_STEP_TERM_SECONDS) : null,
        proven,
        hasPassword: account.hasPassword,
      };
    },

    /** @throws DomainError PASSKEYS_FULL */
    async startPasskey(caller: Caller) {
      const { email, firstname, lastname } = await requireAccount(caller.id);
      const challenge = await challenges.open(db, "NEW_PASSKEY", caller.id);
      return passkeys.creationOptions({ id: caller.id, email, name: fullName({ firstname, lastname }) }, challenge);
    },

    /** @throws DomainError SIGNIN_EXPIRED, PASSKEY_REFUSED, PASSKEY_KNOWN, PASSKEYS_FULL */
    async addPasskey(caller: Caller, form: { challenge: string; name: string; passkey: NewPasskey }) {
      const ownerId = await challenges.countTry(form.challenge, "NEW_PASSKEY");
      if (ownerId !== caller.id) throw new DomainError("SIGNIN_EXPIRED");
      const verified = await passkeys.verifyNew(form.passkey, form.challenge);
      const added: Array<Awaited<ReturnType<Factors["passkeys"]["add"]>>> = [];
      const codes = await enrol(caller, "PASSKEY_ADDED", async (transaction) => {
        await challenges.close(transaction, form.challenge);
        added[0] = await passkeys.add(transaction, { userId: caller.id, name: form.name, ...verified });
      });
      const [passkey] = added;
      if (!passkey) throw new Error("a passkey was added and is not there");
      return { passkey, recoveryCodes: codes };
    },

    /** @throws DomainError PASSKEY_NOT_FOUND */
    async renamePasskey(caller: Caller, id: number, name: string) {
      const passkey = await passkeys.rename(caller.id, id, name);
      if (!passkey) throw new DomainError("PASSKEY_NOT_FOUND");
      return passkey;
    },

    /** @throws DomainError PASSKEY_NOT_FOUND, LAST_SECOND_STEP */
    removePasskey: (caller: Caller, id: number) =>
      giveUp(caller, "PASSKEY_REMOVED", async (transaction) => {
        if (!(await passkeys.remove(transaction, caller.id, id))) throw new DomainError("PASSKEY_NOT_FOUND");
        return true;
      }),

    /** @throws DomainError AUTHENTICATOR_EXISTS */
    async startAuthenticator(caller: Caller) {
      return authenticators.start(await requireAccount(caller.id));
    },

    /** @throws DomainError TOO_MANY_CODES, AUTHENTICATOR_NOT_FOUND, AUTHENTICATOR_CODE_WRONG */
    async confirmAuthenticator(caller: Caller, code: string, { network }: Origin) {
      const isKnown = await sessions.hasSignedInFrom(caller.id, network);
      await deps.codeQuota.charge({ userId: caller.id, kind: "app", network, isKnown });
      return enrol(caller, "AUTHENTICATOR_ADDED", (transaction) =>
        authenticators.confirm(transaction, caller.id, code),
      );
    },

    /** @throws DomainError AUTHENTICATOR_NOT_FOUND, LAST_SECOND_STEP */
    removeAuthenticator: (caller: Caller) =>
      giveUp(caller, "AUTHENTICATOR_REMOVED", async (transaction) => {
        const removed = await authenticators.remove(transaction, caller.id);
        if (!removed) throw new DomainError("AUTHENTICATOR_NOT_FOUND");
        return removed.confirmedAt !== null;
      }),

    /** @throws DomainError NO_SECOND_STEP */
    async renewRecoveryCodes(caller: Caller): Promise<string[]> {
      const { shown, rows } = await recoveryCodes.prepare(caller.id);
      await database.transact(async (transaction) => {
        const account = await lock(transaction, caller.id);
        if (!hasOne(await repository.findMethods(transaction.db, caller.id))) throw new DomainError("NO_SECOND_STEP");
        await recoveryCodes.store(transaction, caller.id, rows);
        await notify(transaction, account, "RECOVERY_CODES_RENEWED");
      });
      return shown;
    },

    /** Ends the user's sessions too. @throws DomainError USER_NOT_FOUND, NO_SECOND_STEP_OF_USER, OWN_SECOND_STEP */
    async removeFor(admin: Caller, userId: number): Promise<void> {
      if (userId === admin.id) throw new DomainError("OWN_SECOND_STEP");
      await database.transact(async (transaction) => {
        const account = await repository.lockAccount(transaction.db, userId);
        if (!account) throw new DomainError("USER_NOT_FOUND");
        if (!hasOne(await repository.findMethods(transaction.db, userId)))
          throw new DomainError("NO_SECOND_STEP_OF_USER");
        await repository.deleteSecondStep(transaction.db, userId);
        await sessions.endOthers(transaction, userId);
        await notify(transaction, account, "SECOND_STEP_REMOVED", { actorId: admin.id });
      });
    },
  };
}
