import type { PaidAtBoxOffice } from "@podium/shared/contracts/box-office";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { seatLabels } from "@podium/shared/halls/seat-names";
import {
  type LogSentences,
  type MoveFacts,
  PAID_WORDS,
  paidBy,
  price,
  type SeatFacts,
  toReturn,
} from "#modules/records/audit/audit.service.ts";

const dearer = (amount: number): string =>
  amount === 0 ? "" : `; ${price(Math.abs(amount))} ${amount > 0 ? "duurder" : "goedkoper"}`;

export type ReservationsLog = typeof reservationsLog;

export const reservationsLog = {
  RESERVATION_MADE: ({ seats, total, paid }: SeatFacts & { paid: PaidAtBoxOffice; total: number }, { subjectId }) =>
    `Reservering #${subjectId} gemaakt: ${seatLabels(seats)}, ${price(total)}, ${PAID_WORDS[paid]}`,
  RESERVATION_CONFIRMED: (
    { cash, card }: { amount: number; gift?: number; cash?: boolean; card?: boolean },
    { subjectId },
  ) => `Betaling van reservering #${subjectId} bevestigd${paidBy(cash, card)}`,
  CONFIRMATION_UNDONE: (_: { amount: number }, { subjectId }) =>
    `Bevestiging van de betaling van reservering #${subjectId} ongedaan gemaakt`,
  PAYMENT_METHOD_CHANGED: ({ to }: { to: PaymentMethod }, { subjectId }) =>
    `Reservering #${subjectId} wordt ${to === "MANUAL" ? "met een overschrijving" : "online"} betaald`,
  RESERVATION_CANCELLED: (facts: SeatFacts & { toReturn: number }, { subjectId }) =>
    `Reservering #${subjectId} geannuleerd${toReturn(facts.toReturn)}`,
  /** `difference`, in euros, when visitors move themselves: how much dearer the new seats are; negative: cheaper. */
  RESERVATION_MOVED: ({ fromSeats, toSeats, difference = 0 }: MoveFacts & { difference?: number }, { subjectId }) =>
    `Reservering #${subjectId} verplaatst van ${seatLabels(fromSeats)} naar ${seatLabels(toSeats)}${dearer(difference)}`,
  RESERVATION_CLAIMED: ({ userId }: { userId: number }, { subjectId }) =>
    `Reservering #${subjectId} van een gast bij account #${userId} gezet: het is hetzelfde e-mailadres`,
  VOUCHER_SHORT: ({ amount }: { amount: number }, { subjectId }) =>
    `Reservering #${subjectId} werd te laat betaald; op haar cadeaubon stond toen ${price(amount)} te weinig`,
} satisfies LogSentences;
