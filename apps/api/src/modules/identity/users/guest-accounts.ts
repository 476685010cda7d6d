import type { guestAccountSchema } from "@podium/shared/contracts/users";
import type { Language } from "@podium/shared/words/languages";
import type * as z from "zod";
import type { Session } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import { type Database, isUniqueViolation, type Transaction } from "#platform/data/database.ts";
import type { Origin } from "#platform/http/network.ts";
import type { OpenedSession, SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import { EMAIL_CONSTRAINT, type EmailAddressesService, refuseTakenEmail } from "./email-addresses.service.ts";
import * as repository from "./email-addresses.repository.ts";
import { insertUser, type User } from "./users.repository.ts";

type GuestDetails = z.output<typeof guestAccountSchema>;

/** Decision 084 explains these accounts. */
export function createGuestAccounts(deps: {
  database: Database;
  clock: Clock;
  sessions: Pick<SessionsService, "open" | "openAnonymous" | "extend">;
  links: Pick<AccountLinksService, "endAll">;
  addresses: Pick<EmailAddressesService, "welcome">;
  insert: (
    transaction: Transaction,
    guest: GuestDetails & { repeatGuest: boolean; passwordHash: string; language: Language },
  ) => Promise<User>;
}) {
  const { database, clock, sessions } = deps;

  /**
   * Also corrects details when the same form is sent again with another address. @throws DomainError EMAIL_TAKEN
   * @returns false: its owner is proved, or it has a reservation and another address
   */
  async function fillIn(
    transaction: Transaction,
    userId: number,
    guest: GuestDetails & { language: Language },
  ): Promise<boolean> {
    // Lock before checking for reservations, so that a reservation in progress has committed by then.
    const account = await repository.lockUnproved(transaction.db, userId);
    if (!account) return false;
    const isOtherAddress = account.email !== guest.email;
    const repeatGuest = await repository.isOfGuest(transaction.db, guest.email, userId);
    const filled = await refuseTakenEmail(repository.fillIn(transaction.db, userId, { ...guest, repeatGuest }));
    if (!filled) return !isOtherAddress;
    if (!isOtherAddress) return true;
    // Links to the previous address end, because it may be a stranger's. Their rows stay and are counted, so that
    // repeated corrections cannot fill a mailbox.
    await deps.links.endAll(transaction, userId);
    await deps.addresses.welcome(transaction, { userId, email: guest.email });
    return true;
  }

  return {
    async giveToRepeatGuest(email: string): Promise<void> {
      try {
        await repository.giveToRepeatGuest(database.db, email, clock.now());
      } catch (error) {
        if (!isUniqueViolation(error, EMAIL_CONSTRAINT)) throw error;
      }
    },

    openAnonymous: (origin: Origin): Promise<OpenedSession> =>
      database.transact(async (transaction) => {
        const nobody = { firstname: "", lastname: "", email: "", number: "", role: "USER", passwordHash: "" } as const;
        const at = { createdAt: clock.now(), anonymousNetwork: origin.network, language: origin.language };
        const { id } = await insertUser(transaction.db, { ...nobody, ...at });
        return sessions.openAnonymous(transaction, id, origin);
      }),

    /**
     * An anonymous caller's account, seats and session stay; repeating the call after a lost response changes
     * nothing. A guest's address that was used before gets a new account, which shows nothing of the first.
     * @throws DomainError EMAIL_TAKEN
     */
    registerGuest: (details: GuestDetails, origin: Origin, caller: Session | null): Promise<OpenedSession> =>
      database.transact(async (transaction) => {
        const guest = { ...details, language: origin.language };
        if (caller && (await fillIn(transaction, caller.id, guest)))
          return sessions.extend(transaction, caller, caller.sessionId);
        const repeatGuest = await repository.isOfGuest(transaction.db, guest.email, null);
        const account = await deps.insert(transaction, { ...guest, repeatGuest, passwordHash: "" });
        return sessions.open(transaction, account, origin);
      }),
  };
}
