/** Marks a removal that no release's code notices: the constraint refused rows that no statement makes. */
export const NO_CODE = "none";

/**
 * Removals that `compareSchemas` complains about: the complaint, and the last release that still used what was removed.
 * The named release must not run beside the one that removes it, so at least one release must lie between them.
 */
export const TAKEN_AWAY: Readonly<Record<string, string>> = {
  // The index covers the same accounts as before: the excluded kinds (no address, repeated purchases) are new.
  "unique index users.users_email_of_the_living is another: btree (email) WHERE ((deleted_at IS NULL) AND (anonymous_network IS NULL) AND (NOT repeat_guest))":
    NO_CODE,
  // The check allows all that it allowed before, and also discount codes for more tickets.
  "constraint ticket_codes.ticket_codes_max_tickets_check is another: CHECK (((max_tickets >= 1) AND (max_tickets <=\nCASE\n    WHEN (type = 'DISCOUNT'::text) THEN 10000\n    ELSE 100\nEND)))":
    NO_CODE,
  // A reservation's own payments keep their rule; payments of a difference are new, and have one rule per move.
  "unique index payments.payments_one_open is another: btree (reservation_id, COALESCE(pending_move_id, 0)) WHERE (status = ANY (ARRAY['CREATED'::text, 'OPEN'::text]))":
    NO_CODE,
  // Tickets are made of seats that the same transaction reserved.
  "constraint reservation_seats.reservation_seats_show_id_seat_id_fkey is gone": NO_CODE,
};

/** @returns the removals that the last release in the changelog still uses, and those of unknown releases */
export function takenAwayTooEarly(takenAway: Readonly<Record<string, string>>, changelog: string): string[] {
  const releases = [...changelog.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, release]) => release);
  return Object.entries(takenAway).flatMap(([what, release]) =>
    release === NO_CODE || releases.indexOf(release) > 0 ? [] : [what],
  );
}
