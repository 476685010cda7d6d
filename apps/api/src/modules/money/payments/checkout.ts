import { type Language, languagePrefix } from "@podium/shared/words/languages";
import { paymentReturnPath } from "@podium/shared/money/payment-return";
import type { Logger } from "pino";
import type { PaymentRow } from "#database/tables/payments.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { type Database, isUniqueViolation } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import * as repository from "./payments.repository.ts";

const FIRST_CHECK_SECONDS = 15;

interface Payable {
  reservation: Reservation;
  pendingMoveId: number | null;
  /** Language of the page on which the visitor pays; their mails may be in another. */
  language: Language;
}

function orderOf({ reservation: { id, show }, pendingMoveId, language }: Payable, publicUrl: string) {
  const site = publicUrl + languagePrefix(language);
  if (pendingMoveId === null)
    return {
      description: `Tickets #${id} - ${show.name}`.slice(0, 200),
      returnUrl: site + paymentReturnPath(id, false),
    };
  return {
    description: `Andere plaatsen #${id} - ${show.name}`.slice(0, 200),
    returnUrl: site + paymentReturnPath(id, true),
  };
}

export function createCheckout(deps: {
  database: Database;
  clock: Clock;
  provider: PaymentProvider | null;
  reservations: Pick<ReservationsService, "delayUnpaidMail">;
  publicUrl: string;
  logger: Logger;
  refresh: (payment: PaymentRow) => Promise<void>;
}) {
  const { clock, publicUrl } = deps;
  const { db } = deps.database;

  async function currentPayment(payable: Payable, provider: PaymentProvider): Promise<PaymentRow> {
    const { reservation, pendingMoveId } = payable;
    const latest = await repository.findLatestPayment(db, reservation.id, pendingMoveId);
    const isUnderWay = latest?.status === "OPEN" || latest?.status === "CREATED";
    if (isUnderWay && latest.terminalId !== null) throw new DomainError("PAYMENT_UNDER_WAY");
    if (latest?.status === "OPEN" && latest.provider === provider.name) {
      await deps.refresh(latest);
      const refreshed = await repository.findPayment(db, latest.id);
      if (refreshed?.status === "PAID") throw new DomainError("ALREADY_PAID");
      if (refreshed?.status === "OPEN") return refreshed;
    } else if (latest?.status === "CREATED" && latest.provider === provider.name) {
      return latest;
    } else if (latest?.status === "OPEN" || latest?.status === "CREATED") {
      // The payment's provider was replaced and cannot be asked any more.
      await repository.changeStatus(db, latest.id, "EXPIRED");
    }
    const now = clock.now();
    try {
      const first = { provider: provider.name, createdAt: now, nextCheckAt: plusSeconds(now, FIRST_CHECK_SECONDS) };
      const inserted =
        pendingMoveId === null
          ? await repository.insertPayment(db, { ...first, reservationId: reservation.id })
          : await repository.insertMovePayment(db, { ...first, pendingMoveId });
      if (!inserted) throw new DomainError(pendingMoveId === null ? "RESERVATION_CLOSED" : "MOVE_ENDED");
      return inserted;
    } catch (error) {
      const other =
        isUniqueViolation(error, repository.ONE_OPEN_CONSTRAINT) &&
        (await repository.findLatestPayment(db, reservation.id, pendingMoveId));
      // Another tab was first, and both continue the same payment.
      if (other && other.terminalId !== null) throw new DomainError("PAYMENT_UNDER_WAY");
      if (other) return other;
      throw error;
    }
  }

  /** @returns false when another tab opened the payment, it ended, or another payment of the reservation is open */
  async function open({ id, reservationId }: PaymentRow, page: repository.ProviderPage): Promise<boolean> {
    try {
      return await deps.database.transact(async (transaction) => {
        const opened = await repository.markOpen(transaction.db, id, page);
        if (opened) await deps.reservations.delayUnpaidMail(transaction, reservationId, "checkout");
        return opened;
      });
    } catch (error) {
      if (isUniqueViolation(error, repository.ONE_OPEN_CONSTRAINT)) return false;
      throw error;
    }
  }

  async function create(payment: PaymentRow, payable: Payable, provider: PaymentProvider): Promise<string> {
    const { reservation, pendingMoveId } = payable;
    try {
      const created = await provider.create({
        paymentId: payment.id,
        reservationId: reservation.id,
        amountCents: payment.amountCents,
        ...orderOf(payable, publicUrl),
        webhookUrl: `${publicUrl}/api/payments/webhook`,
      });
      const { ref: providerRef, checkoutUrl } = created;
      if (await open(payment, { providerRef, checkoutUrl })) return checkoutUrl;
      // Another tab opened this payment, or another one after the sweep had given this one up.
      await repository.recordRef(db, payment.id, provider.name, providerRef);
      const latest = await repository.findLatestPayment(db, reservation.id, pendingMoveId);
      if (latest?.status !== "OPEN" || !latest.checkoutUrl) throw new Error("the payment has ended meanwhile");
      return latest.checkoutUrl;
    } catch (error) {
      deps.logger.warn({ err: error, paymentId: payment.id }, "the payment provider did not create a payment");
      throw new DomainError("PAYMENT_PROVIDER_AWAY");
    }
  }

  /** @returns the provider's page @throws DomainError ALREADY_PAID, MOVE_ENDED, PAYMENT_PROVIDER_AWAY, and others */
  async function checkoutMove(reservation: Reservation, pendingMoveId: number, language: Language): Promise<string> {
    const { provider } = deps;
    if (!provider) throw new DomainError("MOVE_AT_BOX_OFFICE");
    const payable = { reservation, pendingMoveId, language };
    const payment = await currentPayment(payable, provider);
    return payment.checkoutUrl ?? create(payment, payable, provider);
  }

  /** Leaves the payment method, so that a transfer stays possible. @throws DomainError RESERVATION_CLOSED and others */
  async function checkout(reservation: Reservation, language: Language): Promise<string> {
    const { provider } = deps;
    if (reservation.status === "CONFIRMED") throw new DomainError("ALREADY_PAID");
    if (reservation.status !== "PENDING" || reservation.expiresAt <= clock.now())
      throw new DomainError("RESERVATION_CLOSED");
    if (!provider) throw new DomainError("PAYMENT_METHOD_UNAVAILABLE");
    if (reservation.totalCents < provider.minimumCents) throw new DomainError("AMOUNT_TOO_SMALL");
    const payable = { reservation, pendingMoveId: null, language };
    const payment = await currentPayment(payable, provider);
    return payment.checkoutUrl ?? create(payment, payable, provider);
  }

  return { checkout, checkoutMove };
}
