import { sql } from "kysely";

/**
 * What is still to come in cash of a reservation, in cents. A process of the release before leaves the column as it is
 * where it cancels.
 */
export const cashDue = sql<number>`case when reservations.status = 'CONFIRMED' then reservations.cash_due_cents else 0 end`;
