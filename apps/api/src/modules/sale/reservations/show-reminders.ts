import type { Clock } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import * as repository from "./show-reminders.repository.ts";

const BEFORE = "2 days";
const kind = "SHOW_REMINDER";

export interface ShowRemindersDependencies {
  database: Database;
  clock: Clock;
  mails: Pick<MailsService, "enqueueOncePerOccasion" | "withdrawMany">;
}

/** A mail's row is made only when it is due, so that a cancellation or a move before that changes none. */
export function createShowReminders({ database, clock, mails }: ShowRemindersDependencies) {
  return {
    /** Time before the show, as an interval of the database */
    remindBefore: BEFORE,

    /** Idempotent, also in several processes: there is one mail per reservation and date. */
    remindDue: (): Promise<void> =>
      database.transact(async (transaction) => {
        const now = clock.now();
        const early = await repository.findEarlyReminders(transaction.db, now, BEFORE);
        if (early.length > 0) await mails.withdrawMany(transaction, kind, early);
        const occasions = await repository.findToRemind(transaction.db, now, BEFORE);
        if (occasions.length > 0) await mails.enqueueOncePerOccasion(transaction, { kind, occasions });
      }),

    /** Returns false once the show has begun, or was moved to another date while the mail waited. */
    isTimeToRemind: (id: number) => repository.isTimeToRemind(database.db, id, clock.now(), BEFORE),
  };
}
