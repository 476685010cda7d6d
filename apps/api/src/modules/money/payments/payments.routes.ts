import { makeRefundFile } from "@podium/shared/contracts/refund-files";
import {
  confirmReservation,
  type Reservation as ReservationJson,
  reserve,
  undoConfirmation,
} from "@podium/shared/contracts/reservations";
import type { Language } from "@podium/shared/words/languages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  getPaymentOutcome,
  payByTransfer,
  paymentWebhook,
  startOnlinePayment,
  getTransferDetails,
} from "@podium/shared/contracts/payments";
import { listRefunds, markRefunded, refundOnline, setRefundAccount } from "@podium/shared/contracts/refunds";
import fastifyFormbody from "@fastify/formbody";
import { refundAsVoucher } from "@podium/shared/contracts/vouchers";
import { durationInWords } from "#platform/process/formats.ts";
import { type EndpointHandler, mount } from "#platform/http/endpoint-route.ts";
import { CODES_PER_ACCOUNT, byAddress } from "#platform/http/rate-limit.ts";
import { callerOf, isAllowed } from "#platform/http/caller.ts";
import { networkOf, originOf } from "#platform/http/network.ts";
import { responseLanguage } from "#platform/http/request-language.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { presentForVolunteers, presentReservation, seenBy } from "#modules/sale/reservations/reservations.presenter.ts";
import type { PaymentsService } from "./payments.service.ts";
import type { ConfirmationsService } from "./confirmations.service.ts";
import { presentPaymentOutcome, presentRefund, presentTransferDetails } from "./payments.presenter.ts";
import type { OnlineRefundsService } from "./online-refunds.service.ts";
import type { RefundAccountsService } from "./refund-accounts.service.ts";
import type { Refund, RefundsService } from "./refunds.service.ts";
import type { TransfersService } from "./transfers.service.ts";

interface Words {
  confirmed: string;
  placed: (duration: string) => string;
  /** Added when verifying the address would extend the payment window */
  longer: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  nl: {
    confirmed: "Uw reservering is bevestigd.",
    placed: (duration) => `Uw reservering is geplaatst. Uw stoelen blijven ${duration} voor u vrijgehouden.`,
    longer: "Bevestig uw e-mailadres om uw stoelen langer te houden.",
  },
  fr: {
    confirmed: "Votre réservation est confirmée.",
    placed: (duration) => `Votre réservation est faite. Vos places restent réservées pour vous pendant ${duration}.`,
    longer: "Confirmez votre adresse e-mail pour garder vos places plus longtemps.",
  },
  en: {
    confirmed: "Your booking is confirmed.",
    placed: (duration) => `Your booking has been made. Your seats are kept for you for ${duration}.`,
    longer: "Confirm your email address to keep your seats longer.",
  },
};

function placed({ reservedAt, expiresAt, longerUntil }: Reservation, language: Language): string {
  const words = WORDS[language];
  const message = words.placed(durationInWords((expiresAt.getTime() - reservedAt.getTime()) / 1000, language));
  return longerUntil === null ? message : `${message} ${words.longer}`;
}

const MAX_FORM_BYTES = 8192;
/** A provider calls from few addresses and repeats refused calls; meanwhile the sweep asks. */
const NOTICES_PER_ADDRESS = { max: 300, seconds: 60, key: byAddress };

export async function paymentsRoutes(
  app: FastifyInstance,
  deps: {
    reservations: Pick<ReservationsService, "reserve">;
    payments: PaymentsService;
    confirmations: ConfirmationsService;
    refunds: RefundsService;
    onlineRefunds: OnlineRefundsService;
    refundAccounts: RefundAccountsService;
    transfers: TransfersService;
  },
): Promise<void> {
  const { payments, confirmations, refunds, onlineRefunds, refundAccounts, transfers } = deps;

  // Belongs to payments, because reserving may start an online payment.
  const placeReservation: EndpointHandler<typeof reserve> = async ({ raw, params, body }, reply) => {
    const language = responseLanguage(raw, reply);
    const network = networkOf(raw.ip);
    const reservation = await deps.reservations.reserve(callerOf(raw).id, params.showId, body, network, language);
    const checkoutUrl = await payments.checkoutFor(reservation);
    const { id, status, totalCents } = reservation;
    const message = status === "CONFIRMED" ? WORDS[language].confirmed : placed(reservation, language);
    return { id, message, status, totalprice: totalCents / 100, ...(checkoutUrl !== undefined && { checkoutUrl }) };
  };
  mount(app, reserve, placeReservation, { bodyRateLimit: CODES_PER_ACCOUNT });

  const own = <Shown extends { reservation: ReservationJson }>(raw: FastifyRequest, shown: Shown): Shown => ({
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
    presentAll(await onlineRefunds.request(body.paymentIds, callerOf(raw).id), raw),
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
