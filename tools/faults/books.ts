import type { Api } from "@podium/shared/contracts/client";
import type { Refund } from "@podium/shared/contracts/refunds";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Statistics } from "@podium/shared/contracts/statistics";

export type Query = <Row extends Record<string, unknown>>(text: string) => Promise<Row[]>;

export interface LedgerSum extends Record<string, unknown> {
  kind: string;
  origin: string;
  paidWith: string | null;
  cents: number;
}

export interface Books {
  statistics: Statistics;
  reservations: readonly Reservation[];
  payments: readonly Reservation[];
  refunds: readonly Refund[];
  ledger: readonly LedgerSum[];
}

const LEDGER = `
  select kind, origin, paid_with as "paidWith", sum(cents)::int as cents
  from voucher_entries join vouchers on vouchers.id = voucher_id group by kind, origin, paid_with order by 1, 2, 3`;

const MOST_READS = 40;

async function readOnce(admin: Api, query: Query): Promise<Books> {
  const reservations = await admin.listReservations({ query: {} });
  const payments = await admin.listPayments({ query: {} });
  if (!Array.isArray(reservations) || !Array.isArray(payments)) throw new Error("without a page it is all of them");
  const [statistics, refunds] = [await admin.getStatistics(), await admin.listRefunds()];
  return { statistics, reservations, payments, refunds, ledger: await query<LedgerSum>(LEDGER) };
}

/** Reads the books until two successive reads are equal, so that all parts are of one moment. */
export async function readBooks(admin: Api, query: Query): Promise<Books> {
  let before = "";
  for (let reads = 0; reads < MOST_READS; reads++) {
    const books = await readOnce(admin, query);
    const now = JSON.stringify(books);
    if (now === before) return books;
    before = now;
  }
  throw new Error(`the books changed ${MOST_READS} times while they were read`);
}
