import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { MailsService } from "#features/mails/mails.service.ts";
import * as repository from "./show-reminders.repository.ts";

const BEFORE = "2 days";
const kind = "SHOW_REMINDER";

export interface ShowRemindersDependencies {
  database: Database;
  clock: Clock;
  mails: Pick<MailsService, "enqueueOncePerOccasion" | "withdrawMany">;
}

/**
 * A mail before the show to whoever holds confirmed tickets. Its row is made when it is due and not earlier: what was
 * cancelled, moved to another show or put on another day meanwhile needs no row changed. Once for each evening: who was
 * reminded of one is reminded of the next.
 */
export function createShowReminders({ database, clock, mails }: ShowRemindersDependencies) {
  return {
    /** How long before the show, as an interval of the database. */
    remindBefore: BEFORE,

    /** Safe to run twice, and in several processes: there is one mail of an evening about a reservation. */
    remindDue: (): Promise<void> =>
      database.transact(async (transaction) => {
        const now = clock.now();
        const early = await repository.findEarlyReminders(transaction.db, now, BEFORE);
        if (early.length > 0) await mails.withdrawMany(transaction, kind, early);
        const occasions = await repository.findToRemind(transaction.db, now, BEFORE);
        if (occasions.length > 0) await mails.enqueueOncePerOccasion(transaction, { kind, occasions });
      }),

    /** False once the show has begun, or was moved to another day while the mail waited. */
    isTimeToRemind: (id: number) => repository.isTimeToRemind(database.db, id, clock.now(), BEFORE),
  };
}
