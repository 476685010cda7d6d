import {
  getPaymentOutcome,
  listRefunds,
  markRefunded,
  payByTransfer,
  paymentWebhook,
  refundOnline,
  setRefundAccount,
  startOnlinePayment,
} from "@podium/shared/contracts/online-payments";
import { getTransferDetails } from "@podium/shared/contracts/payments";
import { makeRefundFile } from "@podium/shared/contracts/refund-files";
import { confirmReservation, type Reservation, undoConfirmation } from "@podium/shared/contracts/reservations";
import fastifyFormbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { callerOf, isAllowed } from "#platform/http/caller.ts";
import { type EndpointHandler, mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { originOf } from "#platform/http/network.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import { presentForVolunteers, presentReservation, seenBy } from "#modules/sale/reservations/reservations.presenter.ts";
import type { ConfirmationsService } from "./confirmations.service.ts";
import { refundAsVoucher } from "@podium/shared/contracts/vouchers";
import { presentPaymentOutcome, presentRefund, presentTransferDetails } from "./payments.presenter.ts";
import type { OnlineRefundsService } from "./online-refunds.service.ts";
import type { PaymentsService } from "./payments.service.ts";
import type { RefundAccountsService } from "./refund-accounts.service.ts";
import type { Refund, RefundsService } from "./refunds.service.ts";
import type { TransfersService } from "./transfers.service.ts";

const MAX_FORM_BYTES = 8192;
/** A provider calls from few addresses and repeats refused calls; meanwhile the sweep asks. */
const NOTICES_PER_ADDRESS = { max: 300, seconds: 60, key: byAddress };

export async function paymentsRoutes(
  app: FastifyInstance,
  deps: {
    payments: PaymentsService;
    confirmations: ConfirmationsService;
    refunds: RefundsService;
    onlineRefunds: OnlineRefundsService;
    refundAccounts: RefundAccountsService;
    transfers: TransfersService;
  },
): Promise<void> {
  const { payments, confirmations, refunds, onlineRefunds, refundAccounts, transfers } = deps;

  const own = <Shown extends { reservation: Reservation }>(raw: FastifyRequest, shown: Shown): Shown => ({
    ...shown,
    reservation: seenBy(callerOf(raw), shown.reservation),
  });
  mount(app, getTransferDetails, async ({ raw, params }) =>
    own(raw, presentTransferDetails(await transfers.getFor(callerOf(raw), params.id))),
  );
  mount(app, getPaymentOutcome, async ({ raw, params }) =>
    own(raw, presentPaymentOutcome(await payments.outcome(callerOf(raw), params.id))),
  );
  mount(app, startOnlinePayment, async ({ raw, params }) => ({
    checkoutUrl: await payments.start(callerOf(raw), params.id, originOf(raw).language),
  }));
  mount(app, payByTransfer, async ({ raw, params }) =>
    own(raw, presentTransferDetails(await payments.payByTransfer(callerOf(raw), params.id))),
  );
  mount(app, confirmReservation, async ({ params, body, raw }) =>
    presentForVolunteers(await confirmations.confirm(params.id, callerOf(raw).id, body?.paymentMethod)),
  );
  mount(app, undoConfirmation, async ({ raw, params }) =>
    presentReservation(await confirmations.undo(params.id, callerOf(raw).id)),
  );
  const presentAll = (found: readonly Refund[], raw: FastifyRequest) =>
    found.map((refund) => presentRefund(refund, isAllowed(makeRefundFile.access, raw.caller)));
  const present = (refund: Refund, raw: FastifyRequest) =>
    presentRefund(refund, isAllowed(makeRefundFile.access, raw.caller));
  mount(app, listRefunds, async ({ raw }) => presentAll(await refunds.list(), raw));
  mount(app, refundAsVoucher, async ({ params, raw }) =>
    present(await refunds.giveAsVoucher(params.paymentId, callerOf(raw).id), raw),
  );
  mount(app, refundOnline, async ({ body, raw }) =>
    presentAll(await onlineRefunds.ask(body.paymentIds, callerOf(raw).id), raw),
  );
  mount(app, setRefundAccount, async ({ params, body, raw }) => {
    await refundAccounts.set(params.paymentId, body, callerOf(raw).id);
    const [refund] = presentAll(await refunds.getMany([params.paymentId]), raw);
    if (!refund) throw new DomainError("PAYMENT_NOT_FOUND");
    return refund;
  });
  mount(app, markRefunded, async ({ params, body, raw }) =>
    present(
      await refunds.markDone(params.paymentId, callerOf(raw).id, {
        inCash: body?.paidWith === "CASH",
        isAnother: body?.isAnother === true,
      }),
      raw,
    ),
  );

  app.register(async (scope) => {
    await scope.register(fastifyFormbody, { bodyLimit: MAX_FORM_BYTES });
    const receive: EndpointHandler<typeof paymentWebhook> = async ({ body }) => {
      await payments.handleWebhook(body.id);
      return { received: true };
    };
    mount(scope, paymentWebhook, receive, { worksWithoutRedis: true, rateLimit: NOTICES_PER_ADDRESS });
  });
}
