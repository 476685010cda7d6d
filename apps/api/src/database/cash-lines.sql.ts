import type { CashEntry } from "@podium/shared/contracts/cash-book";
import { type RawBuilder, sql } from "kysely";

/** Local time at which a new day of the cash book begins: cash is still counted after midnight. */
const DAY_BEGINS = sql`interval '5 hours'`;

/** The evening, yyyy-mm-dd, to which a moment belongs. */
export const bookDayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${moment} at time zone 'Europe/Brussels' - ${DAY_BEGINS}, 'YYYY-MM-DD')`;

export const startOfBookDay = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`((${day} + ${DAY_BEGINS}) at time zone 'Europe/Brussels')`;

export interface CashLine {
  at: Date;
  actorId: number;
  firstname: string | null;
  lastname: string | null;
  kind: CashEntry["kind"];
  reservationId: number | null;
  voucherId: number | null;
  way: CashEntry["way"];
  /** Null: received while the volunteer had no open shift. */
  shiftId: number | null;
  /** Negative: paid out. */
  cents: number;
  /** Part of `cents`. */
  giftCents: number;
}

/** The log is the ledger: lines come in the payment's transaction and never change (index `audit_log_of_cash`) */
export const cashLines = sql`
  select audit_log.id, at, actor_id, reservation_id, cash_shift_id as shift_id,
    case when action = 'VOUCHER_ISSUED' then subject_id end as voucher_id,
    case action when 'SEATS_ADDED' then 'SEATS_ADDED' when 'REFUNDED' then 'REFUND' when 'VOUCHER_ISSUED' then 'VOUCHER'
      else 'RESERVATION' end as kind,
    case when details ->> 'paid' = 'card' or (details ->> 'card')::boolean then 'CARD' else 'CASH' end as way,
    round(coalesce(details ->> 'total', details ->> 'amount')::numeric * 100)::int
      * case action when 'REFUNDED' then -1 else 1 end as cents,
    coalesce(round((details ->> 'gift')::numeric * 100)::int, 0)
      * case action when 'REFUNDED' then -1 else 1 end as gift_cents
  from audit_log
  where action in ('RESERVATION_MADE', 'RESERVATION_CONFIRMED', 'SEATS_ADDED', 'REFUNDED', 'VOUCHER_ISSUED',
    'CASH_DUE_RECEIVED')
    and actor_id is not null
    and (details ->> 'paid' in ('cash', 'card') or (details ->> 'cash')::boolean or (details ->> 'card')::boolean
      or (details ->> 'inCash')::boolean
      -- Lines of the release before do not say how a voucher was paid.
      or (action = 'VOUCHER_ISSUED' and exists (
        select from vouchers where vouchers.id = subject_id and vouchers.paid_with = 'CASH')))`;

/** The columns of a `CashLine`, from `cashLines` and the names of volunteers. */
export const cashLineColumns = sql`
  at, actor_id, firstname, lastname, kind, reservation_id, voucher_id, way, shift_id, cents, gift_cents`;

export interface CashSums {
  receivedCents: number;
  refundedCents: number;
  cardCents: number;
}

export function sumsOf(lines: ReadonlyArray<Pick<CashLine, "way" | "cents">>): CashSums {
  const sum = (of: (line: Pick<CashLine, "way" | "cents">) => boolean): number =>
    lines.filter(of).reduce((cents, line) => cents + line.cents, 0);
  return {
    receivedCents: sum(({ way, cents }) => way === "CASH" && cents > 0),
    refundedCents: -sum(({ way, cents }) => way === "CASH" && cents < 0),
    cardCents: sum(({ way }) => way === "CARD"),
  };
}
