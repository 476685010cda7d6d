import type { Api } from "@podium/shared/contracts/client";
import { inOrder, type Transfer } from "./bank.ts";
import { writeStatement } from "./bank-files.ts";
import type { Query } from "./books.ts";
import type { Call } from "./history.ts";
import { checkReturned, readReturns } from "./return-checks.ts";

/** A stored transfer, with the amount of its refunds and the reservations of those. */
export interface StoredTransfer extends Record<string, unknown> {
  id: number;
  kind: "PAYMENT" | "RETURNED" | "BATCH";
  cents: number;
  day: string | null;
  message: string;
  reservationId: number | null;
  /** The bank's references for the transfer in the uploaded files. */
  refs: string[];
  /** Refunded amount; null: no refund. */
  notedCents: number | null;
  notedFor: number[];
  /** When the first refund was noted, in ms since 1970; refunds by a cancellation and waived ones do not count. */
  notedAt: number | null;
  reason: string | null;
  /** Price of the reservation when it was confirmed, minus the rest to pay in cash; null: never confirmed. */
  confirmedCents: number | null;
  /** Whether the reservation's price has changed since. */
  repriced: boolean | null;
}

interface PaidReservation extends Record<string, unknown> {
  id: number;
  confirmedAt: number;
}

const CONFIRMED_FOR = `(select sum(round(100 * case action
    when 'TRANSFER_SHORT' then -(details->>'short')::numeric else (details->>'amount')::numeric end))::int
  from audit_log where audit_log.reservation_id = r.id and (action = 'RESERVATION_CONFIRMED'
    or (action = 'TRANSFER_SHORT' and (details->>'cash')::boolean)))`;

export const readTransfers = (query: Query): Promise<StoredTransfer[]> =>
  query<StoredTransfer>(`
    select t.id, t.kind, t.amount_cents as cents, t.booked_on as day, t.message, t.reservation_id as "reservationId",
      array(select distinct bank_ref from bank_statement_lines
        where transaction_id = t.id and bank_ref ~ '^B[0-9]+$') as refs,
      p.cents as "notedCents", p.reservations as "notedFor", p.at as "notedAt", p.reason,
      ${CONFIRMED_FOR} as "confirmedCents", r.repriced
    from bank_transactions t
    left join lateral (
      select sum(coalesce(paid_cents, amount_cents))::int as cents,
        (extract(epoch from min(created_at)
          filter (where refund_reason <> 'RESERVATION_CANCELLED' and waived_at is null)) * 1000)::float8 as at,
        coalesce(array_agg(distinct reservation_id) filter (where reservation_id is not null), '{}') as reservations,
        string_agg(refund_reason, ' and ' order by id) as reason
      from payments where t.id in (bank_transaction_id, surplus_of_id)) p on true
    left join reservations r on r.id = t.reservation_id
    order by t.id`);

const readPaid = (query: Query): Promise<PaidReservation[]> =>
  query<PaidReservation>(`
    select id, (extract(epoch from confirmed_at) * 1000)::float8 as "confirmedAt" from reservations r
    where coalesce(paid_with, payment_method) = 'MANUAL' and confirmed_at is not null and ${CONFIRMED_FOR} > 0`);

/** Tolerance between two clocks of one machine. */
const SLACK_MS = 50;

const retained = ({ cents, notedCents }: StoredTransfer): number => cents - (notedCents ?? 0);
const isUnsure = ({ status }: Call): boolean => status === null || status >= 500;

/** Whether day, amount and message match; an interrupted download may have only the beginning of the message. */
const isWorded = ({ day, cents, message }: StoredTransfer, transfer: Transfer, isWhole: boolean): boolean =>
  day === transfer.day &&
  cents === transfer.cents &&
  (isWhole ? message.endsWith(transfer.message) : transfer.message.startsWith(message));

/** Whether a cut download has the row, which nobody may decide about; it is stored beside the whole transfer. */
const isFragmentOf = (row: StoredTransfer, transfer: Transfer): boolean =>
  row.reservationId === null &&
  !/#\d+ /.test(row.message) &&
  !isWorded(row, transfer, true) &&
  isWorded(row, transfer, false);

/** Checks that each credit in a read file is stored once, whatever the uploads and formats, and nothing else is. */
export function checkStored(stored: readonly StoredTransfer[], calls: readonly Call[]): string[] {
  const uploads = calls.flatMap((call) =>
    call.asked.kind === "statement"
      ? call.asked.transfers.map((transfer) => ({
          transfer,
          wasRead: call.status === 200 && call.asked.kind === "statement" && call.asked.isCut !== true,
        }))
      : [],
  );
  const read = new Set(uploads.flatMap(({ transfer, wasRead }) => (wasRead ? transfer.ref : [])));
  const booked = inOrder(uploads.map(({ transfer }) => transfer)).filter(({ direction }) => direction !== "out");
  const byRef = new Map(booked.map((transfer) => [transfer.ref, transfer]));
  const alike = [...Map.groupBy(booked, ({ day, cents, message }) => `${day} ${cents} ${message}`).values()];
  const groupOf = (row: StoredTransfer): readonly Transfer[] | undefined => {
    const known = row.refs.flatMap((ref) => byRef.get(ref) ?? [])[0];
    if (known) return alike.find((group) => group.includes(known));
    const find = (whole: boolean) => alike.find(([first]) => first && isWorded(row, first, whole));
    return find(true) ?? find(false);
  };
  const whole = stored.filter((row) => !groupOf(row)?.some((transfer) => isFragmentOf(row, transfer)));
  const rowsOf = Map.groupBy(whole, (row) => groupOf(row));
  const counted = alike.flatMap((group) => {
    const rows = rowsOf.get(group) ?? [];
    const least = group.filter(({ ref }) => read.has(ref)).length;
    const name = `transfer ${group.map(({ ref }) => ref).join(" and ")}`;
    if (rows.length > group.length) return [`${name} is stored ${rows.length} times`];
    return rows.length < least ? [`${name} was read, and is stored ${rows.length} times`] : [];
  });
  const others = (rowsOf.get(undefined) ?? []).map(
    ({ id, cents }) => `transfer ${id} of ${cents} cents is none of the bank's payments`,
  );
  const wrong = whole.flatMap((row) => {
    const { id, refs, cents, kind } = row;
    if (refs.length > 1) return [`the stored transfer ${id} is these of the bank: ${refs.join(", ")}`];
    const transfer = byRef.get(refs[0] ?? "") ?? groupOf(row)?.[0];
    if (!transfer) return [];
    if (cents !== transfer.cents)
      return [`transfer ${transfer.ref} brought ${transfer.cents} cents, stored are ${cents}`];
    const isKind = kind === (transfer.direction === "back" ? "RETURNED" : "PAYMENT");
    return isKind ? [] : [`transfer ${transfer.ref} is stored as ${kind}`];
  });
  return [...counted, ...others, ...wrong];
}

/** Checks that no transfer is matched with a reservation or noted for a refund before a volunteer decides so. */
export function checkDecided(stored: readonly StoredTransfer[], calls: readonly Call[]): string[] {
  const decided = calls.flatMap(({ asked, began }) =>
    "matches" in asked ? asked.matches.map(({ transactionId }) => ({ transactionId, began })) : [],
  );
  const firstOf = Map.groupBy(decided, ({ transactionId }) => transactionId);
  return stored.flatMap(({ id, reservationId, notedAt }) => {
    if (reservationId === null && notedAt === null) return [];
    const began = Math.min(...(firstOf.get(id) ?? []).map((one) => one.began));
    if (began === Infinity) return [`transfer ${id} is for reservation ${reservationId}, and nobody decided that`];
    return (notedAt ?? Infinity) < began - SLACK_MS ? [`transfer ${id} was noted as due before anybody decided`] : [];
  });
}

/** Checks that a transfer's money pays for one confirmed reservation or is refunded. */
export function checkUsed(stored: readonly StoredTransfer[], calls: readonly Call[]): string[] {
  const payments = stored.filter(({ kind }) => kind !== "RETURNED");
  const confirmedIds = new Set(
    calls.flatMap(({ confirmed = [] }) => confirmed.map(({ transactionId }) => transactionId)),
  );
  const each = payments.flatMap((row) => {
    const { id, reservationId, notedFor, notedCents, cents, confirmedCents, repriced } = row;
    const name = `transfer ${id} of ${cents} cents for reservation ${reservationId}`;
    const others = notedFor.filter((other) => other !== reservationId);
    if (others.length > 0) return [`${name} goes back for reservation ${others.join(" and ")}`];
    if (retained(row) < 0) return [`${name} goes back with ${notedCents} cents`];
    if (reservationId === null || retained(row) === 0) return [];
    if (confirmedCents === null) return [`${name} is not refunded, and nothing was confirmed`];
    // The price at a confirmation by hand is unknown after it changed, so any amount may be right.
    if (retained(row) === confirmedCents || (repriced === true && !confirmedIds.has(id))) return [];
    return [`${name}: ${retained(row)} cents are retained for the ${confirmedCents} that it cost`];
  });
  const used = payments.filter((row) => row.reservationId !== null && retained(row) > 0);
  const twice = [...Map.groupBy(used, ({ reservationId }) => reservationId)].flatMap(([id, rows]) =>
    rows.length > 1 ? [`reservation ${id} has the money of ${rows.length} transfers`] : [],
  );
  return [...each, ...twice];
}

/** Checks that a match reported as confirmed was made once, by that transfer, and that its money is not refunded. */
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
    return row?.reservationId === reservationId && retained(row) > 0
      ? []
      : [`transfer ${transactionId} was said to confirm reservation ${reservationId}, and does not`];
  });
  return [...twice, ...untrue];
}

/** Checks that a transfer or a volunteer confirmed each reservation paid by transfer. @param since earliest moment */
export function checkPaid(
  paid: readonly PaidReservation[],
  stored: readonly StoredTransfer[],
  calls: readonly Call[],
  since: number,
): string[] {
  const byHand = new Set(
    calls.flatMap((call) =>
      call.asked.kind === "confirm" && call.asked.way === "MANUAL" && (isUnsure(call) || call.status === 200)
        ? call.asked.reservationId
        : [],
    ),
  );
  const byTransfer = new Set(
    stored.flatMap((row) => (row.kind !== "RETURNED" && retained(row) > 0 ? row.reservationId : [])),
  );
  return paid
    .filter(({ id, confirmedAt }) => confirmedAt > since && !byHand.has(id) && !byTransfer.has(id))
    .map(({ id }) => `reservation ${id} was confirmed, and no money came for it`);
}

/** @param since start of the recorded calls; earlier reservations may be confirmed without one */
export async function checkTransfers(query: Query, calls: readonly Call[], since: number): Promise<string[]> {
  const stored = await readTransfers(query);
  return [
    ...checkStored(stored, calls),
    ...checkDecided(stored, calls),
    ...checkReturned(stored, await readReturns(query), calls),
    ...checkUsed(stored, calls),
    ...checkConfirmed(stored, calls),
    ...checkPaid(await readPaid(query), stored, calls, since),
  ];
}

/** Uploads all transfers again in one file, and checks that the response equals the stored data, with no additions. */
export async function checkReadAgain(admin: Api, query: Query, calls: readonly Call[]): Promise<string[]> {
  const read = calls.flatMap(({ asked, status }) =>
    asked.kind === "statement" && asked.isCut !== true && status === 200 ? asked.transfers : [],
  );
  const transfers = inOrder(read);
  const incoming = transfers.filter(({ direction }) => direction !== "out");
  if (incoming.length === 0) return [];
  const before = await readTransfers(query);
  const again = await admin.uploadBankStatement({ body: writeStatement("CAMT", transfers) });
  const added = (await readTransfers(query)).length - before.length;
  const lines = again.kind === "statement" ? again.lines : [];
  const wrong = incoming.flatMap((transfer, index) => {
    const { ref, cents } = transfer;
    const line = lines[index];
    const row = before.find((one) => one.refs.includes(ref) && !isFragmentOf(one, transfer));
    // The reference may be unknown if only a CSV file contained the transfer.
    const isThis =
      (row === undefined || line?.transactionId === row.id) && Math.round((line?.amount ?? 0) * 100) === cents;
    const isUsed = row === undefined || row.reservationId === null || line?.reservation?.id === row.reservationId;
    return isThis && isUsed
      ? []
      : [`read again, transfer ${ref} is ${line?.transactionId} for ${line?.reservation?.id}`];
  });
  return [...(added === 0 ? [] : [`a file that was read before added ${added} transfers`]), ...wrong];
}

const isReturn = ({ kind }: StoredTransfer): boolean => kind === "RETURNED";

/** '40 transfers: 12 used, 9 for nothing yet; back: 4 ALREADY_CONFIRMED, …': shows that a run had some of each. */
export function describeTransfers(stored: readonly StoredTransfer[]): string {
  const [back, payments] = [stored.filter(isReturn), stored.filter((row) => !isReturn(row))];
  const matched = payments.filter(({ reservationId }) => reservationId !== null);
  const reasons = [...Map.groupBy(matched, ({ reason }) => reason ?? "")].flatMap(([reason, { length }]) =>
    reason === "" ? [] : [`${length} ${reason}`],
  );
  const used = matched.filter((row) => retained(row) > 0).length;
  const due = reasons.length > 0 ? `; back: ${reasons.join(", ")}` : "";
  const again = back.filter(({ reservationId }) => reservationId !== null).length;
  return `${payments.length} transfers: ${used} used, ${payments.length - matched.length} for nothing yet${due}; ${back.length} refunds came back, ${again} are due again`;
}
