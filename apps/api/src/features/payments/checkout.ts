import type { Logger } from "pino";
import type { PaymentRow } from "#database/tables/payments.ts";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import { type Database, isUniqueViolation } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import * as repository from "./payments.repository.ts";

const FIRST_CHECK_SECONDS = 15;

export function createCheckout(deps: {
  database: Database;
  clock: Clock;
  provider: PaymentProvider | null;
  reservations: Pick<ReservationsService, "changePaymentMethod" | "delayUnpaidMail">;
  publicUrl: string;
  logger: Logger;
  refresh: (payment: PaymentRow) => Promise<void>;
}) {
  const { clock, publicUrl } = deps;
  const { db } = deps.database;

  async function currentPayment(reservation: Reservation, provider: PaymentProvider): Promise<PaymentRow> {
    const latest = await repository.findLatestPayment(db, reservation.id);
    if (latest?.status === "OPEN" && latest.provider === provider.name) {
      await deps.refresh(latest);
      const refreshed = await repository.findPayment(db, latest.id);
      if (refreshed?.status === "PAID") throw new DomainError("ALREADY_PAID");
      if (refreshed?.status === "OPEN") return refreshed;
    } else if (latest?.status === "CREATED" && latest.provider === provider.name) {
      return latest;
    } else if (latest?.status === "OPEN" || latest?.status === "CREATED") {
      // Its provider was replaced and cannot be asked any more.
      await repository.changeStatus(db, latest.id, "EXPIRED");
    }
    const now = clock.now();
    try {
      const inserted = await repository.insertPayment(db, {
        reservationId: reservation.id,
        provider: provider.name,
        createdAt: now,
        nextCheckAt: plusSeconds(now, FIRST_CHECK_SECONDS),
      });
      if (!inserted) throw new DomainError("RESERVATION_CLOSED");
      return inserted;
    } catch (error) {
      const other =
        isUniqueViolation(error, repository.ONE_OPEN_CONSTRAINT) &&
        (await repository.findLatestPayment(db, reservation.id));
      // Another tab was first: both pay the same payment.
      if (other) return other;
      throw error;
    }
  }

  /** @returns false when it went on since, or another payment of the reservation is open */
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

  async function create(payment: PaymentRow, reservation: Reservation, provider: PaymentProvider): Promise<string> {
    try {
      const created = await provider.create({
        paymentId: payment.id,
        reservationId: reservation.id,
        amountCents: payment.amountCents,
        description: `Tickets #${reservation.id} - ${reservation.show.name}`.slice(0, 200),
        returnUrl: `${publicUrl}/payments/callback?reservation=${reservation.id}`,
        webhookUrl: `${publicUrl}/api/payments/webhook`,
      });
      const { ref: providerRef, checkoutUrl } = created;
      if (await open(payment, { providerRef, checkoutUrl })) return checkoutUrl;
      // Another tab was first, with this payment, or with one made after the sweep had given this one up.
      await repository.recordRef(db, payment.id, provider.name, providerRef);
      const latest = await repository.findLatestPayment(db, reservation.id);
      if (latest?.status !== "OPEN" || !latest.checkoutUrl) throw new Error("the payment has ended meanwhile");
      return latest.checkoutUrl;
    } catch (error) {
      deps.logger.warn({ err: error, paymentId: payment.id }, "the payment provider did not create a payment");
      throw new DomainError("PAYMENT_PROVIDER_AWAY");
    }
  }

  /** @throws DomainError RESERVATION_CLOSED, ALREADY_PAID, PAYMENT_METHOD_UNAVAILABLE, PAYMENT_PROVIDER_AWAY */
  return async function checkout(reservation: Reservation, actorId: number): Promise<string> {
    const { provider } = deps;
    if (reservation.status === "CONFIRMED") throw new DomainError("ALREADY_PAID");
    if (reservation.status !== "PENDING" || reservation.expiresAt <= clock.now())
      throw new DomainError("RESERVATION_CLOSED");
    if (!provider) throw new DomainError("PAYMENT_METHOD_UNAVAILABLE");
    const payment = await currentPayment(reservation, provider);
    const checkoutUrl = payment.checkoutUrl ?? (await create(payment, reservation, provider));
    if (reservation.paymentMethod !== "PAYCONIQ")
      await deps.reservations.changePaymentMethod(reservation, "PAYCONIQ", actorId);
    return checkoutUrl;
  };
}
