import { clockOf } from "./history.ts";
import type { LedgerEntry } from "./recorder.ts";

export const MONEY_AT_REST = [
  `select format('voucher %s has %s cents, its ledger %s', vouchers.id, balance_cents, coalesce(sum(cents), 0)) as wrong
     from vouchers left join voucher_entries on voucher_id = vouchers.id group by vouchers.id
     having balance_cents <> coalesce(sum(cents), 0) or balance_cents < 0`,
  `select format('voucher %s pays %s cents of reservation %s, which is %s', voucher_id, cents, reservation_id, status)
       as wrong
     from reservation_vouchers part join reservations r on r.id = part.reservation_id
     where (status in ('PENDING', 'CONFIRMED')) <> (given_back_at is null)`,
  // Vouchers pay no gift, and what is waived is first part of it.
  `select format('reservation %s has a gift of %s cents, but is due %s', r.id, gift_cents, total_cents) as wrong
     from reservations r where r.status in ('PENDING', 'CONFIRMED') and gift_cents > total_cents`,
  `select format('voucher %s pays %s cents of reservation %s, its ledger says %s', part.voucher_id, part.cents,
       part.reservation_id, -sum(coalesce(entry.cents, 0))) as wrong
     from reservation_vouchers part left join voucher_entries entry
       on entry.voucher_id = part.voucher_id and entry.reservation_id = part.reservation_id
     group by part.reservation_id, part.voucher_id
     having case when part.given_back_at is null then part.cents else 0 end <> -sum(coalesce(entry.cents, 0))`,
  // A returned ticket counts for the part that is not yet refunded; a waived rest of a short transfer is not due, and
  // was first part of the gift, which is less by it.
  `select format('reservation %s is due %s cents and %s from vouchers, its tickets and gift cost %s', r.id, total_cents,
       paid.cents, tickets.cents) as wrong
     from reservations r
     cross join lateral (select coalesce(sum(cents), 0) as cents from reservation_vouchers
       where reservation_id = r.id and given_back_at is null) paid
     cross join lateral (select r.gift_cents + coalesce(sum(cents), 0) as cents from (
       select price_cents as cents from reservation_seats where reservation_id = r.id
       union all select price_cents - coalesce(returned_cents, 0) from returned_tickets
         where reservation_id = r.id and state <> 'KEPT') each) tickets
     cross join lateral (
       select coalesce(sum(100 * (coalesce(details ->> 'short', details ->> 'amount')::numeric
         - coalesce(details ->> 'gift', '0')::numeric)), 0) as cents from audit_log
       where reservation_id = r.id and (action = 'CASH_DUE_WAIVED'
         or (action = 'TRANSFER_SHORT' and not (details ->> 'cash')::boolean))) waived
     where r.status in ('PENDING', 'CONFIRMED') and total_cents + paid.cents + waived.cents <> tickets.cents`,
];

export function checkLedger(entries: readonly LedgerEntry[]): string[] {
  return [...Map.groupBy(entries, ({ voucherId }) => voucherId)].flatMap(([id, lines]) => {
    // The first lines may precede the recording, so the balance starts before the first recorded line.
    const [first] = lines;
    let balance = first ? first.balanceCents - first.cents : 0;
    return lines.flatMap(({ at, cents, balanceCents }) => {
      balance += cents;
      if (balance === balanceCents && balance >= 0) return [];
      return [`voucher ${id} had ${balanceCents} cents, its ledger ${balance} (${clockOf(at)})`];
    });
  });
}
