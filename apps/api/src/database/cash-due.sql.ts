import { sql } from "kysely";

/**
 * Cents of a reservation that are still to come in cash. A process of the previous release leaves the column as it is
 * when it cancels.
 */
export const cashDue = sql<number>`case when reservations.status = 'CONFIRMED' then reservations.cash_due_cents else 0 end`;
