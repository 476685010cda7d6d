import { confirmTransfers, uploadBankStatement } from "@podium/shared/contracts/bank-statements";
import { MAX_STATEMENT_BODY_BYTES } from "@podium/shared/contracts/limits";
import { toCents } from "@podium/shared/money/money";
import type { FastifyError, FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { presentConfirmation, presentStatement } from "./bank-statements.presenter.ts";
import type { BankStatementsService } from "./bank-statements.service.ts";

export async function bankStatementsRoutes(
  app: FastifyInstance,
  { bankStatements }: { bankStatements: BankStatementsService },
): Promise<void> {
  void app.register(async (scope) => {
    // Only this route accepts a large body.
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
