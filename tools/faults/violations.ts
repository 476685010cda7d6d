import { checkDoors, checkResponses, checkScans, readScans } from "./response-checks.ts";
import { HANDED_AT_REST, RETURNED_MONEY_AT_REST } from "./handover-checks.ts";
import type { History } from "./history.ts";
import {
  checkMessages,
  checkMails,
  MESSAGES_AND_FILES_AT_REST,
  readRecipients,
  type ReceivedMail,
} from "./mail-checks.ts";
import { checkCodes, checkReservations, checkSeats, type Lives } from "./model.ts";
import { checkLedger, MONEY_AT_REST } from "./money-checks.ts";
import type { Recorder } from "./recorder.ts";
import { AREA, PLACES } from "./standing-hall.ts";
import { untilEmpty } from "./retries.ts";
import { checkWaiting } from "./waiting-checks.ts";

const SWEPT_WITHIN_MS = 60_000;

/** Each query returns a sentence per inconsistency. */
const AT_REST = [
  ...MONEY_AT_REST,
  ...HANDED_AT_REST,
  ...RETURNED_MONEY_AT_REST,
  ...MESSAGES_AND_FILES_AT_REST,
  `select format('seat %s of show %s is held until %s, which is over', seat_id, show_id, held_until) as wrong
     from seats where status = 'held' and offer_id is null`,
  `select format('the cart of account %s never ended', user_id) as wrong from carts`,
  `select format('reservation %s waits since %s', id, reserved_at) as wrong from reservations where status = 'PENDING'`,
  `select format('reservation %s has seat %s of show %s, which belongs to %s', r.id, rs.seat_id, rs.show_id,
       coalesce(s.reservation_id::text, 'nobody')) as wrong
     from reservations r join reservation_seats rs on rs.reservation_id = r.id
     join seats s on s.show_id = rs.show_id and s.seat_id = rs.seat_id
     where r.status in ('PENDING', 'CONFIRMED') and s.reservation_id is distinct from r.id`,
  `select format('seat %s of show %s belongs to reservation %s, which is %s', s.seat_id, s.show_id, r.id, r.status) as wrong
     from seats s join reservations r on r.id = s.reservation_id where r.status not in ('PENDING', 'CONFIRMED')`,
  `select format('seat %s of show %s is sold %s times', rs.seat_id, rs.show_id, count(*)) as wrong
     from reservation_seats rs join reservations r on r.id = rs.reservation_id
     where r.status in ('PENDING', 'CONFIRMED') group by rs.show_id, rs.seat_id having count(*) > 1`,
  `select format('cast quota %s of %s seats counts %s taken, and %s seats name it', id, seat_count, taken, named) as wrong
     from cast_quotas, lateral (select count(*)::int as named from seats where cast_quota_id = cast_quotas.id) seats
     where taken <> named or taken > seat_count`,
  `select format('seat %s of show %s was taken with cast quota %s, and is %s', seat_id, show_id, cast_quota_id, status) as wrong
     from seats where cast_quota_id is not null and reservation_id is null`,
  `select format('area %s of show %s has %s places sold, and room for %s', area.id, rs.show_id, count(*), area.capacity)
       as wrong
     from reservation_seats rs join reservations r on r.id = rs.reservation_id
     join lateral (values ('${AREA}', ${PLACES})) area (id, capacity) on rs.seat_id like area.id || '-%'
     where r.status in ('PENDING', 'CONFIRMED') group by area.id, area.capacity, rs.show_id
     having count(*) > area.capacity`,
  `select format('payment %s was paid at the provider and is %s here', t.ref, coalesce(p.status, 'unknown')) as wrong
     from test_provider_payments t left join payments p on p.provider_ref = t.ref
     where t.status = 'paid' and p.status is distinct from 'PAID'`,
  `select format('payment %s of reservation %s is stored, and the reservation is %s', p.id, r.id, r.status) as wrong
     from payments p join reservations r on r.id = p.reservation_id
     where p.status = 'PAID' and p.refund_reason is null and p.waived_at is null and not r.repriced
       and r.status <> 'CONFIRMED'`,
  `select format('reservation %s has %s payments', reservation_id, count(*)) as wrong from payments
     where status = 'PAID' and refund_reason is null and pending_move_id is null and waived_at is null
     group by reservation_id having count(*) > 1`,
  `select format('ticket %s %s is in, and no scan of it is stored', rs.reservation_id, rs.seat_id) as wrong
     from reservation_seats rs where rs.scanned_at is not null and not exists (select from scans s
       where s.reservation_id = rs.reservation_id and s.seat_id = rs.seat_id and s.outcome = 'ACCEPTED')`,
  `select format('ticket %s %s was let in, and is not in', rs.reservation_id, rs.seat_id) as wrong
     from scans s join reservation_seats rs on rs.reservation_id = s.reservation_id and rs.seat_id = s.seat_id
     join reservations r on r.id = s.reservation_id
     where s.outcome = 'ACCEPTED' and r.status = 'CONFIRMED' and rs.scanned_at is null`,
  `select format('offer %s is open, of entry %s, which is not OFFERED', offer.id, entry.id) as wrong
     from waiting_offers offer join waiting_wishes entry on entry.id = offer.wish_id
     where offer.ended_at is null and entry.state <> 'OFFERED'`,
  `select format('mail %s (%s) is %s: %s', id, kind, status, last_error) as wrong from mails
     where (status = 'WAITING' and due_at < now()) or status in ('SENDING', 'FAILED')`,
];

/** Counts the calls that may have sent the tickets again; withdrawing a return sends them, too. */
function resendsOf({ calls }: History): Map<number, number> {
  const asked = calls.flatMap(({ asked: one, status }) =>
    (one.kind === "resend" || one.kind === "undoReturn") && (status === null || status < 400 || status >= 500)
      ? [one.reservationId]
      : [],
  );
  return new Map([...Map.groupBy(asked, (id) => id)].map(([id, all]) => [id, all.length]));
}

/** Queries for when everybody has left the waiting lists. */
const WITHOUT_LISTS = [
  `select format('account %s is still on the list of show %s (%s)', user_id, show_id, state) as wrong
     from waiting_wishes where state <> 'ENDED'`,
  `select format('seat %s of show %s is held for offer %s', seat_id, show_id, offer_id) as wrong
     from seats where offer_id is not null`,
];

/** @param lists whether waiting list entries and offers may remain. @returns empty if no work is pending */
export async function findUnfinished(recorder: Recorder, lists: "with lists" | "without lists"): Promise<string[]> {
  const queries = lists === "with lists" ? AT_REST : [...AT_REST, ...WITHOUT_LISTS];
  const rows = await Promise.all(queries.map((query) => recorder.query<{ wrong: string }>(query)));
  return rows.flat().map((row) => row.wrong);
}

export async function findViolations(
  recorder: Recorder,
  history: History,
  mails: readonly ReceivedMail[],
): Promise<string[]> {
  const lives: Lives = {
    seats: await recorder.readSeats(),
    reservations: await recorder.readReservations(),
    entries: await recorder.readWaitingList(),
    offers: await recorder.readOffers(),
    handed: await recorder.readHanded(),
    free: await recorder.readFree(),
  };
  const tickets = await recorder.query<{ id: number; seat: string; scanned: boolean }>(
    `select reservation_id as id, seat_id as seat, scanned_at is not null as scanned from reservation_seats
     union all select reservation_id, seat_id, false from returned_tickets where state = 'OPEN'`,
  );
  const codes = await recorder.query<{ id: number; maxTickets: number; usedCount: number }>(
    `select id, max_tickets as "maxTickets", used_count as "usedCount" from ticket_codes`,
  );
  const reservations = await recorder.query<{ id: number; status: string; wasConfirmed: boolean }>(
    // No tickets are mailed for a cancelled show, or if all were returned or passed on before the mail was sent.
    `select r.id, confirmed_at is not null as "wasConfirmed",
       case when r.status = 'CONFIRMED' and (shows.cancelled_at is not null
           or exists (select from returned_tickets where reservation_id = r.id and state <> 'KEPT')
           or exists (select from passed_tickets where reservation_id = r.id))
         then 'CONFIRMED WITHOUT TICKETS' else r.status end as status
     from reservations r join shows on shows.id = r.show_id`,
  );
  const counts = new Map([...Map.groupBy(tickets, (ticket) => ticket.id)].map(([id, all]) => [id, all.length]));
  const present = new Set(tickets.filter((ticket) => ticket.scanned).map(({ id, seat }) => `${id} ${seat}`));
  return [
    ...checkSeats(lives),
    ...checkReservations(lives),
    ...checkCodes(lives, counts, codes),
    ...checkWaiting(lives, history.calls),
    ...checkLedger(await recorder.readLedger()),
    ...checkResponses(lives, history.calls, history.longestCommitMs),
    ...checkScans(history.calls, present),
    ...checkMessages(await readRecipients(recorder), mails, history.calls),
    ...checkDoors(history.calls, await readScans(recorder)),
    ...checkMails(reservations, mails, history.outages, resendsOf(history)),
    // A mail with a later due time may be due by now.
    ...(await untilEmpty(() => findUnfinished(recorder, "without lists"), SWEPT_WITHIN_MS)),
  ];
}
