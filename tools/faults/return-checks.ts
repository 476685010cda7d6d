import { inOrder } from "./bank.ts";
import type { Query } from "./books.ts";
import type { Call } from "./history.ts";

export interface StoredRefund extends Record<string, unknown> {
  fileId: number;
  paymentId: number;
  reservationId: number;
  cents: number;
  state: "OPEN" | "DONE" | "OUT";
  /** Whether the bank returned the refund: it was noted as paid before `OUT`, or a statement has its money. */
  cameBack: boolean;
}

interface Stored {
  id: number;
  kind: string;
  cents: number;
  reservationId: number | null;
  notedCents: number | null;
}

export const readReturns = (query: Query): Promise<StoredRefund[]> =>
  query<StoredRefund>(`
    select file_id as "fileId", payment_id as "paymentId", reservation_id as "reservationId", cents, state,
      state = 'OUT' and came_back as "cameBack"
    from refund_file_lines line join payments on payments.id = payment_id`);

/** Names a refund by the only data of it that CODA and CSV files contain. */
const nameOf = ({ reservationId, cents }: Pick<StoredRefund, "reservationId" | "cents">): string =>
  `of ${cents} cents for reservation ${reservationId}`;

/** Checks that returned refunds are due again, each once, and do not count as payments. */
export function checkReturned(
  stored: readonly Stored[],
  refunds: readonly StoredRefund[],
  calls: readonly Call[],
): string[] {
  const booked = inOrder(calls.flatMap(({ asked }) => (asked.kind === "statement" ? asked.transfers : [])));
  const sent = booked.flatMap(({ cents, sentBack }) => (sentBack ? { ...sentBack, cents } : []));
  const returns = stored.filter(({ kind }) => kind === "RETURNED");
  const noted = returns.flatMap(({ id, notedCents }) =>
    notedCents === null ? [] : [`the refund that came back as transfer ${id} is due beside itself`],
  );
  const decided = new Set(calls.flatMap(({ dueAgain = [] }) => dueAgain.map(({ transactionId }) => transactionId)));
  const reportedOf = Map.groupBy(
    returns.flatMap(({ id, reservationId, cents }) =>
      decided.has(id) ? { name: nameOf({ reservationId: reservationId ?? 0, cents }) } : [],
    ),
    ({ name }) => name,
  );
  const sentOf = Map.groupBy(sent, nameOf);
  const backOf = Map.groupBy(
    refunds.filter(({ cameBack }) => cameBack),
    nameOf,
  );
  const names = new Set([...reportedOf.keys(), ...backOf.keys()]);
  const uncounted = [...names].flatMap((name) => {
    const [reported, back, all] = [reportedOf, backOf, sentOf].map((each) => each.get(name)?.length ?? 0) as [
      number,
      number,
      number,
    ];
    if (back < reported) return [`${reported} refunds ${name} came back, and ${back} are due again`];
    return back > all ? [`${all} refunds ${name} came back, and ${back} are due again`] : [];
  });
  return [...noted, ...uncounted];
}
