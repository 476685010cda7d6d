import type { Api } from "@podium/shared/contracts/client";
import { writeStatement } from "./bank.ts";
import type { Query } from "./books.ts";
import type { Call } from "./history.ts";

/** A transfer of a file, as it is stored, with what goes back of it, whole or in parts, and for which reservations. */
export interface StoredTransfer extends Record<string, unknown> {
  id: number;
  cents: number;
  reservationId: number | null;
  /** The bank's references that files had for it. */
  refs: string[];
  /** Null: nothing of it goes back. */
  notedCents: number | null;
  notedFor: number[];
  reason: string | null;
  /** What the reservation cost when it was confirmed; null: it never was. */
  confirmedCents: number | null;
  /** What it costs has changed since. */
  repriced: boolean | null;
}

/** A confirmed reservation that is paid over the bank. */
interface PaidReservation extends Record<string, unknown> {
  id: number;
  confirmedAt: number;
}

const CONFIRMED_FOR = `(select sum(round((details->>'amount')::numeric * 100))::int from audit_log
  where audit_log.reservation_id = r.id and action = 'RESERVATION_CONFIRMED')`;

export const readTransfers = (query: Query): Promise<StoredTransfer[]> =>
  query<StoredTransfer>(`
    select t.id, t.amount_cents as cents, t.reservation_id as "reservationId",
      array(select distinct bank_ref from bank_statement_lines where transaction_id = t.id) as refs,
      p.cents as "notedCents", p.reservations as "notedFor", p.reason,
      ${CONFIRMED_FOR} as "confirmedCents", r.repriced
    from bank_transactions t
    left join lateral (
      select sum(coalesce(paid_cents, amount_cents))::int as cents,
        coalesce(array_agg(distinct reservation_id) filter (where reservation_id is not null), '{}') as reservations,
        string_agg(refund_reason, ' and ' order by id) as reason
      from payments where t.id in (bank_transaction_id, surplus_of_id)) p on true
    left join reservations r on r.id = t.reservation_id
    order by t.id`);

const readPaid = (query: Query): Promise<PaidReservation[]> =>
  query<PaidReservation>(`
    select id, (extract(epoch from confirmed_at) * 1000)::float8 as "confirmedAt" from reservations r
    where coalesce(paid_with, payment_method) = 'MANUAL' and confirmed_at is not null and ${CONFIRMED_FOR} > 0`);

const kept = ({ cents, notedCents }: StoredTransfer): number => cents - (notedCents ?? 0);
const isUnsure = ({ status }: Call): boolean => status === null || status >= 500;

/** Whatever was credited in a file that the server read is stored once, however often and in whatever format it came. */
export function checkStored(stored: readonly StoredTransfer[], calls: readonly Call[]): string[] {
  const rowsOf = Map.groupBy(
    stored.flatMap((row) => row.refs.map((ref) => ({ ref, row }))),
    ({ ref }) => ref,
  );
  const booked = calls.flatMap((call) =>
    call.asked.kind === "statement"
      ? call.asked.transfers.map((transfer) => ({ ...transfer, wasRead: call.status === 200 }))
      : [],
  );
  const lost = [...Map.groupBy(booked, ({ ref }) => ref)].flatMap(([ref, uploads]) => {
    const rows = rowsOf.get(ref) ?? [];
    const cents = uploads[0]?.cents;
    const wasRead = uploads.some((upload) => upload.wasRead);
    if (rows.length > 1) return [`transfer ${ref} is stored ${rows.length} times`];
    if (rows.length === 0) return wasRead ? [`transfer ${ref} was read, and is not stored`] : [];
    return rows[0]?.row.cents === cents
      ? []
      : [`transfer ${ref} brought ${cents} cents, stored are ${rows[0]?.row.cents}`];
  });
  const merged = stored.flatMap(({ id, refs }) =>
    refs.length === 1 ? [] : [`the stored transfer ${id} is these of the bank: ${refs.join(", ")}`],
  );
  return [...lost, ...merged];
}

/** The money of each transfer is for one reservation, which it confirmed or had been confirmed for, or goes back. */
export function checkUsed(stored: readonly StoredTransfer[], calls: readonly Call[]): string[] {
  const told = new Set(calls.flatMap(({ confirmed = [] }) => confirmed.map(({ transactionId }) => transactionId)));
  const each = stored.flatMap((row) => {
    const { id, reservationId, notedFor, notedCents, cents, confirmedCents, repriced } = row;
    const name = `transfer ${id} of ${cents} cents for reservation ${reservationId}`;
    const others = notedFor.filter((other) => other !== reservationId);
    if (others.length > 0) return [`${name} goes back for reservation ${others.join(" and ")}`];
    if (kept(row) < 0) return [`${name} goes back with ${notedCents} cents`];
    if (reservationId === null || kept(row) === 0) return [];
    if (confirmedCents === null) return [`${name} is kept, and nothing was confirmed`];
    // Confirmed by hand and repriced: it is the money of whatever that was.
    if (kept(row) === confirmedCents || (repriced === true && !told.has(id))) return [];
    return [`${name}: ${kept(row)} cents are kept for the ${confirmedCents} that it cost`];
  });
  const keeping = stored.filter((row) => row.reservationId !== null && kept(row) > 0);
  const twice = [...Map.groupBy(keeping, ({ reservationId }) => reservationId)].flatMap(([id, rows]) =>
    rows.length > 1 ? [`reservation ${id} keeps the money of ${rows.length} transfers`] : [],
  );
  return [...each, ...twice];
}

/** What a volunteer read as confirmed was so once, by that transfer, and its money is kept. */
export function checkConfirmed(stored: readonly StoredTransfer[], calls: readonly Call[]): string[] {
  const confirmed = calls.flatMap((call) => call.confirmed ?? []);
  const byId = new Map(stored.map((row) => [row.id, row]));
  const twice = (["transactionId", "reservationId"] as const).flatMap((key) =>
    [...Map.groupBy(confirmed, (match) => match[key])].flatMap(([id, { length }]) =>
      length > 1 ? [`${key} ${id} was confirmed ${length} times`] : [],
    ),
  );
  const untrue = confirmed.flatMap(({ transactionId, reservationId }) => {
    const row = byId.get(transactionId);
    return row?.reservationId === reservationId && kept(row) > 0
      ? []
      : [`transfer ${transactionId} was said to confirm reservation ${reservationId}, and does not`];
  });
  return [...twice, ...untrue];
}

/** What is paid over the bank is confirmed by a transfer, or because a volunteer said so. */
export function checkPaid(
  paid: readonly PaidReservation[],
  stored: readonly StoredTransfer[],
  calls: readonly Call[],
): string[] {
  const began = Math.min(...calls.map((call) => call.began));
  const byHand = new Set(
    calls.flatMap((call) =>
      call.asked.kind === "confirm" && (isUnsure(call) || call.status === 200) ? call.asked.reservationId : [],
    ),
  );
  const byTransfer = new Set(stored.flatMap((row) => (kept(row) > 0 ? row.reservationId : [])));
  return paid
    .filter(({ id, confirmedAt }) => confirmedAt > began && !byHand.has(id) && !byTransfer.has(id))
    .map(({ id }) => `reservation ${id} was confirmed, and no money came for it`);
}

export async function checkTransfers(query: Query, calls: readonly Call[]): Promise<string[]> {
  const stored = await readTransfers(query);
  return [
    ...checkStored(stored, calls),
    ...checkUsed(stored, calls),
    ...checkConfirmed(stored, calls),
    ...checkPaid(await readPaid(query), stored, calls),
  ];
}

/** One file of all that was read before says of each transfer what is stored of it, and adds none. */
export async function checkReadAgain(admin: Api, query: Query, calls: readonly Call[]): Promise<string[]> {
  const read = calls.flatMap(({ asked, status }) =>
    asked.kind === "statement" && status === 200 ? asked.transfers : [],
  );
  const transfers = [...new Map(read.map((transfer) => [transfer.ref, transfer])).values()];
  if (transfers.length === 0) return [];
  const before = await readTransfers(query);
  const again = await admin.uploadBankStatement({ body: writeStatement("CAMT", transfers) });
  const added = (await readTransfers(query)).length - before.length;
  const byRef = new Map(before.flatMap((row) => row.refs.map((ref) => [ref, row])));
  const lines = again.kind === "statement" ? again.lines : [];
  const wrong = transfers.flatMap(({ ref, cents }, index) => {
    const [line, row] = [lines[index], byRef.get(ref)];
    const isThis = line?.transactionId === row?.id && Math.round((line?.amount ?? 0) * 100) === cents;
    const isUsed = row?.reservationId === null || line?.reservation?.id === row?.reservationId;
    return isThis && isUsed
      ? []
      : [`read again, transfer ${ref} is ${line?.transactionId} for ${line?.reservation?.id}`];
  });
  return [...(added === 0 ? [] : [`a file that was read before added ${added} transfers`]), ...wrong];
}

/** '40 transfers: 12 kept, 9 unused; back: 4 ALREADY_CONFIRMED, …', to see that a run had some of each. */
export function describeTransfers(stored: readonly StoredTransfer[]): string {
  const used = stored.filter(({ reservationId }) => reservationId !== null);
  const reasons = [...Map.groupBy(used, ({ reason }) => reason ?? "")].flatMap(([reason, { length }]) =>
    reason === "" ? [] : [`${length} ${reason}`],
  );
  const keeping = used.filter((row) => kept(row) > 0).length;
  const back = reasons.length > 0 ? `; back: ${reasons.join(", ")}` : "";
  return `${stored.length} transfers: ${keeping} kept, ${stored.length - used.length} for nothing yet${back}`;
}
