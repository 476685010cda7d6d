import type { StatementResponse } from "@podium/shared/contracts/bank-statements";
import { presentReservation } from "#features/reservations/reservation.presenter.ts";
import type { ReadStatement, StatementLine } from "./bank-statements.service.ts";

function presentLine({ transaction, match, reservation, reason }: StatementLine) {
  const { id: transactionId, amountCents, bookedOn, name, message } = transaction;
  const amount = amountCents / 100;
  return {
    transactionId,
    amount,
    bookedOn,
    name,
    message,
    match,
    reservation: reservation && presentReservation(reservation),
    reason,
  };
}

export function presentStatement(statement: ReadStatement): StatementResponse {
  if (statement.kind === "columns") return statement;
  return {
    kind: "statement",
    readBefore: statement.readBefore?.toISOString() ?? null,
    lines: statement.lines.map(presentLine),
  };
}
