import { type RawBuilder, sql } from "kysely";
import type { Language } from "@podium/shared/words/languages";

/** Either part of the name may be empty; empty where there is no row. @param users the table, or its alias */
export const fullNameIn = (users: string): RawBuilder<string> =>
  sql<string>`trim(concat(${sql.ref(`${users}.firstname`)}, ' ', ${sql.ref(`${users}.lastname`)}))`;

/** Language of the account at this address; `otherwise` without an account, since only accounts choose a language. */
export const languageOfAddress = (email: RawBuilder<unknown>, otherwise: RawBuilder<unknown>): RawBuilder<Language> =>
  sql<Language>`coalesce((
    select account.language from users account
    where account.email = lower(${email}) and account.deleted_at is null and account.anonymous_network is null
      and not account.repeat_guest
  ), ${otherwise})`;

/** Language of the recipient of `passed`, of `passed_tickets`; without an account, the language of the payer. */
export const languageOfHolder = languageOfAddress(
  sql`passed.email`,
  sql`(select payer.language from reservations paid join users payer on payer.id = paid.user_id
    where paid.id = passed.reservation_id)`,
);

/** A link in the mail of a repeated purchase opens that purchase alone, so that its account finds no guests. */
export const isGuestOf = ({ userId, email }: { userId: number; email: string }): RawBuilder<boolean> => sql<boolean>`
  (users.guest or users.repeat_guest) and users.id <> ${userId} and users.email = ${email} and users.email <> ''
  and not exists (select from users opened where opened.id = ${userId} and opened.repeat_guest)`;

export const isPassedOn = sql<boolean>`exists (
  select from passed_tickets where passed_tickets.ticket_id = reservation_seats.id and passed_tickets.ended_at is null)`;

/** The name to which the ticket of `reservation_seats` was passed on; null: it was not passed on. */
export const passedName = sql<string | null>`(
  select passed_tickets.name from passed_tickets
  where passed_tickets.ticket_id = reservation_seats.id and passed_tickets.ended_at is null)`;

/** The same for all tickets that one address ever got of its reservation; null: not passed on. */
export const holderId = sql<number | null>`(
  select min(same.id) from passed_tickets passed
  join passed_tickets same on same.reservation_id = passed.reservation_id and lower(same.email) = lower(passed.email)
  where passed.ticket_id = reservation_seats.id and passed.ended_at is null)`;

export const holderName = sql<string>`coalesce(${passedName}, ${fullNameIn("users")})`;

/** Whether `passed` and `known` (both `passed_tickets`) were passed on together: they share one mail and its link. */
export const isPassedTogether = sql<boolean>`(passed.reservation_id = known.reservation_id
  and passed.passed_at = known.passed_at and lower(passed.email) = lower(known.email))`;

export const isHeldWith = (passedId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from passed_tickets passed join passed_tickets known on ${isPassedTogether}
  where known.id = ${passedId} and passed.ticket_id = reservation_seats.id and passed.ended_at is null)`;

/** The same id for all tickets passed on together, also once some were taken back; null: not passed on. */
export const passedTogetherId = sql<number | null>`(
  select min(known.id) from passed_tickets passed join passed_tickets known on ${isPassedTogether}
  where passed.ticket_id = reservation_seats.id and passed.ended_at is null)`;

export const handedAt = sql<Date | null>`(
  select greatest(max(passed_at), max(ended_at)) from passed_tickets
  where passed_tickets.reservation_id = reservation_seats.reservation_id)`;
