import type { Logger } from "pino";
import type { PaymentRow } from "#database/tables/payments.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { type Database, isUniqueViolation } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { PaymentProvider, Terminal } from "./payment-provider.ts";
import * as repository from "./payments.repository.ts";
import type { PaymentsService } from "./payments.service.ts";

export type TerminalPaymentsService = ReturnType<typeof createTerminalPaymentsService>;

export interface TerminalPayment {
  payment: PaymentRow & { terminal: Terminal };
  reservation: Reservation;
}

const FIRST_CHECK_SECONDS = 5;

const isAtTerminal = (payment: PaymentRow): payment is PaymentRow & { terminalId: string; terminalName: string } =>
  payment.terminalId !== null && payment.terminalName !== null;

/** Payments by card at the box office, at a terminal of the provider. */
export function createTerminalPaymentsService(deps: {
  database: Database;
  clock: Clock;
  provider: PaymentProvider | null;
  reservations: Pick<ReservationsService, "getIn" | "delayUnpaidMail">;
  payments: Pick<PaymentsService, "check" | "checkSoon">;
  publicUrl: string;
  logger: Logger;
}) {
  const { database, clock, provider, reservations, payments, publicUrl, logger } = deps;
  const { db } = database;

  /** @throws DomainError TERMINALS_AWAY when the provider does not respond */
  async function asked<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      logger.warn({ err: error }, "the payment provider did not respond about a terminal");
      throw new DomainError("TERMINALS_AWAY");
    }
  }

  async function find(reservationId: number): Promise<TerminalPayment> {
    const payment = await repository.findLatestPayment(db, reservationId);
    // Read after the payment: what a paid one confirmed is confirmed here too.
    const reservation = await reservations.getIn(database, reservationId);
    if (!payment || !isAtTerminal(payment)) throw new DomainError("PAYMENT_NOT_FOUND");
    return { reservation, payment: { ...payment, terminal: { id: payment.terminalId, name: payment.terminalName } } };
  }

  /** @returns the open or new payment; `isNew` when the provider does not have it yet */
  async function current(
    reservation: Reservation,
    { id, name }: Terminal,
    actorId: number,
    { name: providerName }: PaymentProvider,
  ): Promise<PaymentRow> {
    const latest = await repository.findLatestPayment(db, reservation.id);
    const isUnderWay = latest?.status === "OPEN" || latest?.status === "CREATED";
    if (isUnderWay && latest.terminalId === id && latest.provider === providerName) return latest;
    if (latest?.status === "OPEN") {
      await payments.check(latest.id);
      const refreshed = await repository.findPayment(db, latest.id);
      if (refreshed?.status === "PAID") throw new DomainError("ALREADY_PAID");
    }
    const now = clock.now();
    try {
      const inserted = await repository.insertPayment(db, {
        reservationId: reservation.id,
        provider: providerName,
        createdAt: now,
        nextCheckAt: plusSeconds(now, FIRST_CHECK_SECONDS),
        terminal: { id, name, by: actorId },
      });
      if (!inserted) throw new DomainError("RESERVATION_CLOSED");
      return inserted;
    } catch (error) {
      if (!isUniqueViolation(error, repository.ONE_OPEN_CONSTRAINT)) throw error;
      const other = await repository.findLatestPayment(db, reservation.id);
      // Another tab was first at this terminal, and both continue the same payment.
      if (other?.terminalId === id) return other;
      throw new DomainError("PAYMENT_UNDER_WAY");
    }
  }

  /** @throws DomainError TERMINAL_NOT_READY when the provider refuses it, TERMINALS_AWAY */
  async function send(
    payment: PaymentRow,
    reservation: Reservation,
    terminal: Terminal,
    at: PaymentProvider,
  ): Promise<void> {
    const created = await asked(
      at.createAtTerminal({
        paymentId: payment.id,
        reservationId: reservation.id,
        amountCents: payment.amountCents,
        description: `Tickets #${reservation.id} - ${reservation.show.name}`.slice(0, 200),
        returnUrl: `${publicUrl}/reservatie-beheer?reservatie=${reservation.id}`,
        webhookUrl: `${publicUrl}/api/payments/webhook`,
        terminalId: terminal.id,
      }),
    );
    if (created === null) {
      await repository.changeStatus(db, payment.id, "FAILED");
      throw new DomainError("TERMINAL_NOT_READY");
    }
    const { ref: providerRef, testPage: checkoutUrl } = created;
    // Another tab opened it, or the sweep gave it up: the reference finds its money all the same.
    const isOpened = await database.transact(async (transaction) => {
      const opened = await repository.markOpen(transaction.db, payment.id, { providerRef, checkoutUrl });
      if (opened) await reservations.delayUnpaidMail(transaction, reservation.id, "checkout");
      return opened;
    });
    if (!isOpened) await repository.recordRef(db, payment.id, at.name, providerRef);
  }

  return {
    /** @throws DomainError TERMINALS_AWAY */
    async terminals(): Promise<readonly Terminal[]> {
      return provider ? asked(provider.terminals()) : [];
    },

    /** @throws DomainError RESERVATION_CLOSED, ALREADY_PAID, PAYMENT_UNDER_WAY, TERMINAL_NOT_READY, TERMINALS_AWAY */
    async start(reservationId: number, terminalId: string, actorId: number): Promise<TerminalPayment> {
      const reservation = await reservations.getIn(database, reservationId);
      if (reservation.status === "CONFIRMED") throw new DomainError("ALREADY_PAID");
      if (reservation.status !== "PENDING") throw new DomainError("RESERVATION_CLOSED");
      const terminal = provider && (await asked(provider.terminals())).find(({ id }) => id === terminalId);
      if (!terminal) throw new DomainError("TERMINAL_NOT_READY");
      if (reservation.totalCents < provider.minimumCents) throw new DomainError("AMOUNT_TOO_SMALL");
      const payment = await current(reservation, terminal, actorId, provider);
      if (payment.status === "CREATED") await send(payment, reservation, terminal, provider);
      return find(reservationId);
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, PAYMENT_NOT_FOUND */
    async read(reservationId: number): Promise<TerminalPayment> {
      const found = await find(reservationId);
      if (found.payment.status === "OPEN") await payments.checkSoon(found.payment);
      return found;
    },

    /** Only the provider's state ends the payment: what it could not stop may still be paid. */
    async cancel(reservationId: number): Promise<TerminalPayment> {
      const { payment } = await find(reservationId);
      if (provider && payment.status === "OPEN" && payment.provider === provider.name && payment.providerRef) {
        await asked(provider.cancel(payment.providerRef));
        await payments.check(payment.id);
      }
      return find(reservationId);
    },
  };
}
