import { type RawBuilder, sql } from "kysely";

export const ownReservations = (userId: number): RawBuilder<number> =>
  sql`(select reservations.id from reservations where reservations.user_id = ${userId})`;

/** The account's address if it is verified: anybody may register somebody else's. */
export const verifiedAddress = (userId: number): RawBuilder<string> =>
  sql`(select users.email from users where users.id = ${userId} and users.email_verified_at is not null)`;
