/** No release's code rests on it: it guarded rows that no statement makes. */
export const NO_CODE = "none";

/**
 * Removals by migrations that `compareSchemas` complains about: the complaint, and the last release that still used
 * what was removed. That release no longer runs beside the one that removes it: it is older than the release before.
 */
export const TAKEN_AWAY: Readonly<Record<string, string>> = {
  // It holds for as many accounts as before: those without an address, and those of repeated purchases, are new.
  "unique index users.users_email_of_the_living is another: btree (email) WHERE ((deleted_at IS NULL) AND (anonymous_network IS NULL) AND (NOT repeat_guest))":
    NO_CODE,
  // It lets through what it did, and codes with a discount for more tickets.
  "constraint ticket_codes.ticket_codes_max_tickets_check is another: CHECK (((max_tickets >= 1) AND (max_tickets <=\nCASE\n    WHEN (type = 'DISCOUNT'::text) THEN 10000\n    ELSE 100\nEND)))":
    NO_CODE,
  // Payments of a reservation itself keep their rule; those of a difference are new, and have one for each move.
  "unique index payments.payments_one_open is another: btree (reservation_id, COALESCE(pending_move_id, 0)) WHERE (status = ANY (ARRAY['CREATED'::text, 'OPEN'::text]))":
    NO_CODE,
  // Tickets are made of seats that the same transaction reserved.
  "constraint reservation_seats.reservation_seats_show_id_seat_id_fkey is gone": NO_CODE,
};

/** @returns what a process of the last release in the changelog still uses, or nobody knows until when */
export function takenAwayTooEarly(takenAway: Readonly<Record<string, string>>, changelog: string): string[] {
  const releases = [...changelog.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, release]) => release);
  return Object.entries(takenAway).flatMap(([what, release]) =>
    release === NO_CODE || releases.indexOf(release) > 0 ? [] : [what],
  );
}
