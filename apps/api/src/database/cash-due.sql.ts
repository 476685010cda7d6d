import { sql } from "kysely";

/**
 * Cents of a reservation that are still to be paid in cash. Checks the status, because a process of the previous
 * release does not clear the column when it cancels.
 */
export const cashDue = sql<number>`case when reservations.status = 'CONFIRMED' then reservations.cash_due_cents else 0 end`;
