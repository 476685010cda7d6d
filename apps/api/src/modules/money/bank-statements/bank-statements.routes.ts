import {
  confirmTransfers,
  type StatementResponse,
  uploadBankStatement,
} from "@podium/shared/contracts/bank-statements";
import { MAX_STATEMENT_BODY_BYTES } from "@podium/shared/contracts/limits";
import { toCents } from "@podium/shared/money/money";
import type { FastifyError, FastifyInstance } from "fastify";
import { presentReservation } from "#modules/sale/reservations/reservations.presenter.ts";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { BankStatementsService, Confirmation, ReadStatement, StatementLine } from "./bank-statements.service.ts";

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

function presentStatement(statement: ReadStatement): StatementResponse {
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

function presentConfirmation({ refusal, line, ...match }: Confirmation) {
  return {
    ...match,
    ok: refusal === null,
    message: refusal?.message ?? "Bevestigd.",
    ...(line && { line: presentLine(line) }),
  };
}

export async function bankStatementsRoutes(
  app: FastifyInstance,
  { bankStatements }: { bankStatements: BankStatementsService },
): Promise<void> {
  void app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.bodyLimit = MAX_STATEMENT_BODY_BYTES;
    });
    scope.setErrorHandler<FastifyError>((error) => {
      throw error.code === "FST_ERR_CTP_BODY_TOO_LARGE" ? new DomainError("STATEMENT_TOO_LARGE") : error;
    });
    mount(scope, uploadBankStatement, async ({ body, raw }) =>
      presentStatement(await bankStatements.read(body, callerOf(raw).id)),
    );
  });

  mount(app, confirmTransfers, async ({ body, raw }) => {
    const decisions = body.matches.map(({ also = [], amount, ...match }) => {
      const agreedCents = amount === undefined ? undefined : toCents(amount);
      return { ...match, also, agreedCents };
    });
    return (await bankStatements.confirm(decisions, callerOf(raw).id)).map(presentConfirmation);
  });
}
