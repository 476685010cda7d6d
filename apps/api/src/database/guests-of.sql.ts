import { type RawBuilder, sql } from "kysely";

/**
 * Whether a row of `users` is a guest's with this address: one of the box office, or of somebody who bought with it
 * again without an account. A link in the mail of such a purchase opens that one alone: its account gets no other.
 */
export const isGuestOf = ({ userId, email }: { userId: number; email: string }): RawBuilder<boolean> => sql<boolean>`
  (users.guest or users.repeat_guest) and users.id <> ${userId} and users.email = ${email} and users.email <> ''
  and not exists (select from users opened where opened.id = ${userId} and opened.repeat_guest)`;
