import {
  cancelTerminalPayment,
  getTerminalPayment,
  listTerminals,
  startTerminalPayment,
  type TerminalPayment as TerminalPaymentJson,
} from "@podium/shared/contracts/terminal-payments";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentForVolunteers } from "#modules/sale/reservations/reservations.presenter.ts";
import type { TerminalPayment, TerminalPaymentsService } from "./terminal-payments.service.ts";

function present({ payment, reservation }: TerminalPayment): TerminalPaymentJson {
  const { status, amountCents, terminal, createdAt, refundReason, checkoutUrl } = payment;
  return {
    // A payment whose creation got no response is still awaited.
    status: status === "CREATED" ? "OPEN" : status,
    amount: amountCents / 100,
    terminal,
    startedAt: createdAt.toISOString(),
    refund: refundReason,
    testPage: status === "OPEN" ? checkoutUrl : null,
    reservation: presentForVolunteers(reservation),
  };
}

export async function terminalPaymentsRoutes(
  app: FastifyInstance,
  { terminalPayments }: { terminalPayments: TerminalPaymentsService },
): Promise<void> {
  mount(app, listTerminals, async () => [...(await terminalPayments.terminals())]);

  mount(app, startTerminalPayment, async ({ raw, params, body }) =>
    present(await terminalPayments.start(params.id, body.terminalId, callerOf(raw).id)),
  );

  mount(app, getTerminalPayment, async ({ params }) => present(await terminalPayments.read(params.id)));

  mount(app, cancelTerminalPayment, async ({ params }) => present(await terminalPayments.cancel(params.id)));
}
