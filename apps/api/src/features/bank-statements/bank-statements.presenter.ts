import type { StatementResponse } from "@podium/shared/contracts/bank-statements";
import { presentReservation } from "#features/reservations/reservations.presenter.ts";
import type { Confirmation, ReadStatement, StatementLine } from "./bank-statements.service.ts";

function presentLine({ transaction, match, reservation, reason }: StatementLine) {
  const { id: transactionId, amountCents, bookedOn, name, message } = transaction;
  const shown = reservation && presentReservation(reservation);
  return { transactionId, amount: amountCents / 100, bookedOn, name, message, match, reservation: shown, reason };
}

export function presentStatement(statement: ReadStatement): StatementResponse {
  if (statement.kind === "columns") return statement;
  const { foreignAccounts } = statement;
  return {
    kind: "statement",
    readBefore: statement.readBefore?.toISOString() ?? null,
    lines: statement.lines.map(presentLine),
    ...(foreignAccounts.length > 0 && { foreignAccounts }),
  };
}

export function presentConfirmation({ refusal, ...match }: Confirmation) {
  return { ...match, ok: refusal === null, message: refusal?.message ?? "Bevestigd." };
}
