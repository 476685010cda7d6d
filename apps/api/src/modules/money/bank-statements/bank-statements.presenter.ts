import type { StatementResponse } from "@podium/shared/contracts/bank-statements";
import { presentReservation } from "#modules/sale/reservations/reservations.presenter.ts";
import type { Confirmation, ReadStatement, StatementLine } from "./bank-statements.service.ts";

function presentLine({ transaction, match, reservations, reason, acts, backCents }: StatementLine) {
  const { id: transactionId, kind, amountCents, bookedOn, name, message } = transaction;
  const [first = null, ...others] = reservations.map(presentReservation);
  return {
    transactionId,
    kind,
    amount: amountCents / 100,
    bookedOn,
    name,
    message,
    match,
    reservation: first,
    ...(others.length > 0 && { also: others }),
    reason,
    acts,
    back: backCents > 0 ? backCents / 100 : null,
  };
}

export function presentStatement(statement: ReadStatement): StatementResponse {
  if (statement.kind === "columns") return statement;
  const { foreignAccounts, unread, skipped } = statement;
  return {
    kind: "statement",
    readBefore: statement.readBefore?.toISOString() ?? null,
    lines: statement.lines.map(presentLine),
    unread,
    skipped,
    ...(foreignAccounts.length > 0 && { foreignAccounts }),
  };
}

export function presentConfirmation({ refusal, line, ...match }: Confirmation) {
  return {
    ...match,
    ok: refusal === null,
    message: refusal?.message ?? "Bevestigd.",
    ...(line && { line: presentLine(line) }),
  };
}
