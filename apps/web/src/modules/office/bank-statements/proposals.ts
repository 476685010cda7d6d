import type { StatementAction, StatementLine } from "@podium/shared/contracts/bank-statements";
import { sumOfEuros, toCents } from "@podium/shared/money/money";
import { formatEuro } from "#platform/format.ts";

export interface Decision {
  transactionId: number;
  reservationId: number;
  also?: number[];
  act: StatementAction;
  /** In euros, as shown on the button or the line. */
  amount?: number;
}

export interface Outcome {
  ok: boolean;
  message: string;
  act: StatementAction;
}

/** Actions that are chosen by a checkbox and carried out together; each other one has its own button. */
const TOGETHER: ReadonlySet<StatementAction> = new Set(["confirm", "link"]);

/** The action that can be chosen together with those of other lines; undefined: none. */
const togetherAction = ({ match, acts }: StatementLine): StatementAction | undefined =>
  match === "certain" || match === "doubtful" ? acts.find((action) => TOGETHER.has(action)) : undefined;

/** The line's actions that have their own button. */
export const ownActions = (line: StatementLine): StatementAction[] =>
  line.acts.filter((action) => action !== togetherAction(line));

/** Groups the lines, in the order of the statement. */
export function groupLines(lines: readonly StatementLine[]) {
  const of = (match: StatementLine["match"]): StatementLine[] => lines.filter((line) => line.match === match);
  const none = of("none");
  return {
    certain: of("certain"),
    doubtful: of("doubtful"),
    toDecide: none.filter(({ acts }) => acts.length > 0),
    none: none.filter(({ acts }) => acts.length === 0),
    done: of("done"),
  };
}

export function certainIds(lines: readonly StatementLine[]): ReadonlySet<number> {
  return new Set(groupLines(lines).certain.map((line) => line.transactionId));
}

/** The part of the reservation's price that the transfer lacks, in euros. */
export const missingOf = ({ amount, reservation }: StatementLine): number =>
  (toCents(reservation?.totalprice ?? 0) - toCents(amount)) / 100;

/** @returns null when the line names no reservation */
export function decisionOf(line: StatementLine, action: StatementAction): Decision | null {
  const { transactionId, reservation, also, back } = line;
  if (reservation === null) return null;
  const isShort = action === "cash" || action === "accept";
  const amount = isShort ? missingOf(line) : (back ?? 0);
  return {
    transactionId,
    reservationId: reservation.id,
    ...(also && { also: also.map(({ id }) => id) }),
    act: action,
    ...(action !== "returned" && { amount: action === "refund" ? line.amount : amount }),
  };
}

/** The decisions to send, and the total of their transfers in euros. */
export function chosenMatches(
  lines: readonly StatementLine[],
  chosen: ReadonlySet<number>,
): { matches: Decision[]; total: number } {
  const picked = lines.filter((line) => chosen.has(line.transactionId));
  const matches = picked.flatMap((line) => {
    const action = togetherAction(line);
    return (action && decisionOf(line, action)) ?? [];
  });
  return { matches, total: sumOfEuros(picked.map(({ amount }) => amount)) };
}

/** '1 betaling', '3 betalingen' */
export const countPayments = (count: number): string => (count === 1 ? "1 betaling" : `${count} betalingen`);

/** The label of an action's button, always with its amount. */
export function actionLabel(line: StatementLine, action: StatementAction): string {
  switch (action) {
    case "confirm":
    case "link":
      return `Bevestig ${formatEuro(line.amount)}`;
    case "cash":
      return `Bevestig, de rest van ${formatEuro(missingOf(line))} komt contant`;
    case "accept":
      return `Bevestig, ${formatEuro(missingOf(line))} is kwijtgescholden`;
    case "refund":
      return `Zet ${formatEuro(line.amount)} bij ‘Terug te betalen’`;
    case "returned":
      return `Zet ${formatEuro(line.amount)} weer bij ‘Terug te betalen’`;
  }
}

export const doneWords: Record<StatementAction, string> = {
  confirm: "Bevestigd",
  link: "Bij de reservering gezet",
  cash: "Bevestigd, de rest is contant",
  accept: "Bevestigd, de rest is kwijtgescholden",
  refund: "Staat bij ‘Terug te betalen’",
  returned: "Staat weer bij ‘Terug te betalen’",
};
