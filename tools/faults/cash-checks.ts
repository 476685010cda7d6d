import type { CashEntry } from "@podium/shared/contracts/cash-book";
import type { Api } from "@podium/shared/contracts/client";
import type { Query } from "./books.ts";
import type { Call } from "./history.ts";
import type { PaidEntry } from "./recorder.ts";

type CashLine = Pick<CashEntry, "kind" | "reservationId" | "way" | "amount">;

/** A reservation whose transfer was too short, with a rest to pay in cash. */
interface Rest extends Record<string, unknown> {
  id: number;
  cents: number;
  awaitedCents: number;
}

export interface CashBooks {
  lines: readonly CashLine[];
  paid: readonly PaidEntry[];
  rests: readonly Rest[];
}

/** Reads the cash book of all days, because a run may continue past the hour at which a day ends. */
export async function readCashBook(admin: Api): Promise<CashLine[]> {
  const { evenings } = await admin.getCashBook({ query: {} });
  const books = await Promise.all(evenings.map((day) => admin.getCashBook({ query: { day } })));
  return books.flatMap(({ entries }) => entries);
}

export const readRests = (query: Query): Promise<Rest[]> =>
  query<Rest>(`
    select r.id, round((details->>'short')::numeric * 100)::int as cents,
      case when r.status = 'CONFIRMED' then r.cash_due_cents else 0 end as "awaitedCents"
    from audit_log join reservations r on r.id = audit_log.reservation_id
    where action = 'TRANSFER_SHORT' and (details->>'cash')::boolean`);

interface Received {
  way: string;
  cents: number;
}

const isTill = ({ paidWith, cents }: PaidEntry): boolean => (paidWith === "CASH" || paidWith === "CARD") && cents > 0;
const isUnsure = ({ status }: Call): boolean => status === null || status >= 500;
const nameOf = ({ way, cents }: Received): string => `${cents} cents by ${way}`;

/** Removes one equal element of `all` for each of `others`. @returns the rest */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...all];
  for (const other of others) {
    const index = left.indexOf(other);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Checks that a reservation becomes paid only once, and in the way that a volunteer's successful call said. */
function checkByHand(paid: readonly PaidEntry[], calls: readonly Call[]): string[] {
  const said = calls.flatMap((call) =>
    call.asked.kind === "confirm" && (isUnsure(call) || call.status === 200)
      ? [{ ...call.asked, succeeded: call.status === 200 }]
      : [],
  );
  const saidOf = Map.groupBy(said, ({ reservationId }) => reservationId);
  const paidOf = Map.groupBy(paid, ({ id }) => id);
  const twice = [...paidOf].flatMap(([id, { length }]) =>
    length > 1 ? [`reservation ${id} became paid ${length} times`] : [],
  );
  const unsaid = paid
    .filter((one) => one.wasUnpaid && isTill(one))
    .filter(({ id, paidWith }) => !saidOf.get(id)?.some(({ way }) => way === paidWith))
    .map(({ id, paidWith }) => `reservation ${id} was paid by ${paidWith}, which nobody said`);
  const untrue = said
    .filter(({ succeeded, way }) => succeeded && way !== "MANUAL")
    .filter(({ reservationId, way }) => paidOf.get(reservationId)?.at(-1)?.paidWith !== way)
    .map(({ reservationId, way }) => `reservation ${reservationId} was said to be paid by ${way}, and is not`);
  return [...twice, ...unsaid, ...untrue];
}

/** Checks that a rest is settled only once, and that nothing of it is awaited afterwards. */
function checkSettled(rests: readonly Rest[], settled: readonly Call[]): string[] {
  const successes = settled.flatMap(({ asked, status }) =>
    asked.kind === "settleRest" && status === 200 ? [asked.reservationId] : [],
  );
  const known = new Map(rests.map((rest) => [rest.id, rest]));
  return [...Map.groupBy(successes, (id) => id)].flatMap(([id, { length }]) => {
    if (length > 1) return [`the rest of reservation ${id} was settled ${length} times`];
    const rest = known.get(id);
    if (!rest) return [`the rest of reservation ${id} was settled, and there was none`];
    return rest.awaitedCents > 0 ? [`the rest of reservation ${id} was settled, and is awaited`] : [];
  });
}

/** Each payment at the box office and received rest is there once; a rest whose call got no response may be. */
function checkLines({ lines, paid }: CashBooks, settled: readonly Call[]): string[] {
  const linesOf = Map.groupBy(
    lines.flatMap(({ kind, reservationId: id, way, amount }) =>
      kind === "RESERVATION" ? [{ id, name: nameOf({ way, cents: Math.round(amount * 100) }) }] : [],
    ),
    ({ id }) => id,
  );
  const paidOf = Map.groupBy(paid.filter(isTill), ({ id }) => id);
  const settlements = settled.flatMap((call) =>
    call.asked.kind === "settleRest" && (isUnsure(call) || call.status === 200)
      ? [{ ...call.asked, succeeded: call.status === 200 }]
      : [],
  );
  const settlementsOf = Map.groupBy(settlements, ({ reservationId }) => reservationId);
  return [...new Set([...linesOf.keys(), ...paidOf.keys(), ...settlementsOf.keys()])].flatMap((id) => {
    const found = linesOf.get(id)?.map(({ name }) => name) ?? [];
    const whole = (paidOf.get(id ?? 0) ?? []).map(({ paidWith, cents }) => nameOf({ way: paidWith ?? "", cents }));
    const own = settlementsOf.get(id ?? 0) ?? [];
    const received = (which: typeof own) =>
      which.flatMap(({ action, cents }) => (action === "accept" ? [] : [nameOf({ way: action.toUpperCase(), cents })]));
    const successes = own.filter(({ succeeded }) => succeeded);
    const certain = [...whole, ...received(successes)];
    const [missing, extra] = [without(certain, found), without(found, certain)];
    // No second action can have settled the rest.
    const perhaps = successes.length > 0 ? [] : received(own);
    const [first, ...more] = extra;
    const unsaid = first !== undefined && perhaps.includes(first) ? more : extra;
    return [
      ...missing.map((name) => `reservation ${id}: ${name} were received, and are not in the cash book`),
      ...unsaid.map((name) => `reservation ${id}: ${name} are in the cash book, which were not received`),
    ];
  });
}

export function checkCash(books: CashBooks, calls: readonly Call[]): string[] {
  const settled = calls.filter(({ asked }) => asked.kind === "settleRest");
  return [...checkByHand(books.paid, calls), ...checkSettled(books.rests, settled), ...checkLines(books, settled)];
}

/** '12 reservations paid in cash or by card; 9 rests left …, 2 awaited': shows that a run had some of each. */
export function describeCash({ paid, rests }: CashBooks): string {
  const byHand = paid.filter((one) => one.wasUnpaid && isTill(one)).length;
  const awaited = rests.filter(({ awaitedCents }) => awaitedCents > 0).length;
  return `${byHand} reservations paid in cash or by card; ${rests.length} rests left to pay in cash, ${awaited} awaited`;
}
