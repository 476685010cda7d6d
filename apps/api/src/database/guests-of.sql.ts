import { type RawBuilder, sql } from "kysely";

/**
 * Whether a row of `users` is a guest with this address: of the box office, or of a repeated purchase without an
 * account. A link in the mail of a repeated purchase opens that purchase alone, so that its account finds no guests.
 */
export const isGuestOf = ({ userId, email }: { userId: number; email: string }): RawBuilder<boolean> => sql<boolean>`
  (users.guest or users.repeat_guest) and users.id <> ${userId} and users.email = ${email} and users.email <> ''
  and not exists (select from users opened where opened.id = ${userId} and opened.repeat_guest)`;
