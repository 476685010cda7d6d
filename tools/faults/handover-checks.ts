export const HANDED_AT_REST = [
  `select format('a code of reservation %s is alive %s times', min(reservation_id), count(*)) as wrong
     from (
       select secret, reservation_id from reservation_seats
       union all select secret, reservation_id from returned_tickets where state = 'OPEN'
     ) codes group by secret having count(*) > 1`,
  `select format('ticket %s of reservation %s has a code that ended', ticket.id, ticket.reservation_id) as wrong
     from reservation_seats ticket
     where exists (select from seat_moves
       where secret_hash = encode(sha256(convert_to(ticket.secret, 'UTF8')), 'hex'))`,
  `select format('seat %s of show %s belongs to reservation %s, which has no ticket for it', s.seat_id, s.show_id,
       s.reservation_id) as wrong
     from seats s where s.status = 'reserved' and not exists (select from reservation_seats ticket
       where ticket.reservation_id = s.reservation_id and ticket.show_id = s.show_id and ticket.seat_id = s.seat_id)`,
  `select format('the move %s of reservation %s never ended', id, reservation_id) as wrong
     from pending_moves where ended_at is null`,
  `select format('seat %s, which reservation %s gave back, was sold and not settled', returned.seat_id,
       returned.reservation_id) as wrong
     from returned_tickets returned
     join reservations own on own.id = returned.reservation_id and own.status = 'CONFIRMED'
     join reservation_seats ticket on ticket.show_id = returned.show_id and ticket.seat_id = returned.seat_id
     join reservations buyer on buyer.id = ticket.reservation_id and buyer.status = 'CONFIRMED'
     where returned.state = 'OPEN' and (ticket.price_cents > 0 or returned.price_cents = 0)`,
  `select format('reservation %s has %s seats that were sold again, and the log %s', coalesce(r.id, log.id),
       coalesce(sold, 0), coalesce(told, 0)) as wrong
     from (select reservation_id as id, count(*) as sold from returned_tickets where state = 'SOLD' group by 1) r
     full join (select reservation_id as id, count(*) as told from audit_log where action = 'RETURN_SOLD' group by 1) log
       on log.id = r.id
     where coalesce(sold, 0) <> coalesce(told, 0)`,
  `select format('reservation %s of a cancelled show is %s, with %s questions', r.id, r.status, count(choice.change_id))
       as wrong
     from reservations r join shows on shows.id = r.show_id and shows.cancelled_at is not null
     left join show_choices choice on choice.reservation_id = r.id
     group by r.id
     having r.status = 'PENDING' or count(choice.change_id) > 1 or (r.status = 'CONFIRMED' and count(choice.change_id) = 0)`,
];

/**
 * Payments minus refunds equal the price of a paid reservation; a cancelled one is refunded entirely. The cash rest of
 * a short transfer counts only after a volunteer noted it, and never if the reservation ended before. A refund that
 * names its transfer includes the surplus, which `back` leaves out. `elsewhere`: online payments refunded for another
 * reason; the reservation may also have been confirmed by hand.
 */
const MONEY = `
  select r.id, r.status, r.total_cents, r.confirmed_at,
    case when r.status = 'CONFIRMED' then r.cash_due_cents else 0 end as awaited,
    (select sum(round(100 * case action
        when 'TRANSFER_SHORT' then -(details->>'short')::numeric else (details->>'amount')::numeric end))
      from audit_log where reservation_id = r.id and (action in ('RESERVATION_CONFIRMED', 'CASH_DUE_RECEIVED')
        or (action = 'TRANSFER_SHORT' and (details->>'cash')::boolean))) as confirmed,
    money.*
  from reservations r cross join lateral (
    select coalesce(sum(cents) filter (where pending_move_id is not null and refund_reason is null), 0) as moved,
      coalesce(sum(cents) filter (where refund_reason in ('SEATS_MOVED', 'SEATS_GIVEN_UP')), 0) as less,
      coalesce(sum(case when bank_transaction_id is null then cents else least(cents, r.total_cents) end)
        filter (where refund_reason = 'RESERVATION_CANCELLED' or waived_at is not null), 0) as back,
      count(*) filter (where provider_ref is not null and refund_reason <> 'RESERVATION_CANCELLED'
        and pending_move_id is null) as elsewhere
    from (select *, coalesce(paid_cents, amount_cents) as cents from payments
      where reservation_id = r.id and status = 'PAID') paid
  ) money`;

export const RETURNED_MONEY_AT_REST = [
  `select format('reservation %s was paid with %s cents, %s came and %s went since, and it costs %s, %s still to come',
       id, confirmed, moved, less, total_cents, awaited) as wrong
     from (${MONEY}) r where confirmed is not null and status in ('CONFIRMED', 'CANCELLED')
       and confirmed + moved - less <> total_cents - awaited`,
  `select format('reservation %s is %s and costs %s cents, of which %s go back', id, status, total_cents, back) as wrong
     from (${MONEY}) r
     where back <> case when status = 'CANCELLED' and confirmed_at is not null then total_cents else 0 end
       and not (status = 'CANCELLED' and back = 0 and elsewhere > 0)`,
];
