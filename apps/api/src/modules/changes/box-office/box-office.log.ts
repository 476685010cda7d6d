import { seatLabels } from "@podium/shared/halls/seat-names";
import {
  firstSeats,
  type LogSentences,
  type MoveFacts,
  type NoFacts,
  paidBy,
  price,
  type SeatFacts,
  toReturn,
} from "#modules/records/audit/audit.service.ts";

type Blocked = SeatFacts & { show: string; blockId?: number };

export type BoxOfficeLog = typeof boxOfficeLog;

export const boxOfficeLog = {
  ACCOUNT_CANCELLED: ({ reservations, seats }: { reservations: number; seats: number }, { subjectId }) =>
    `Alles van account #${subjectId} geannuleerd wat niet betaald was: ${reservations} ${reservations === 1 ? "reservering" : "reserveringen"}, ${seats} ${seats === 1 ? "stoel" : "stoelen"}`,
  RESERVATION_REBOOKED: ({ show, toSeats }: MoveFacts & { showId: number; show: string }, { subjectId }) =>
    `Reservering #${subjectId}: naar ${show}, ${seatLabels(toSeats)}`,
  SEATS_ADDED: (
    { seats, amount, cash, card }: SeatFacts & { amount: number; cash: boolean; card?: boolean },
    { subjectId },
  ) => `Reservering #${subjectId}: ${seatLabels(seats)} erbij, ${price(amount)}${paidBy(cash, card)}`,
  SEATS_GIVEN_UP: (facts: SeatFacts & { toReturn: number }, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(facts.seats)} teruggegeven${toReturn(facts.toReturn)}`,
  GUEST_CORRECTED: ({ changed }: { changed: string[] }, { subjectId }) =>
    `Gast van reservering #${subjectId} verbeterd: ${changed.join(", ")}`,
  REMARK_CHANGED: ({ removed }: { removed: boolean }, { subjectId }) =>
    `Opmerking bij reservering #${subjectId} ${removed ? "verwijderd" : "bewaard"}`,
  TICKETS_RESENT: (_: NoFacts, { subjectId }) => `Tickets van reservering #${subjectId} opnieuw verstuurd`,
  SEATS_BLOCKED: (facts: Blocked) => `Geblokkeerd voor "${facts.show}": ${firstSeats(facts)}`,
  BLOCK_REASON_CHANGED: (facts: Blocked) => `Andere reden voor "${facts.show}": ${firstSeats(facts)}`,
  BLOCK_CHANGED: (facts: Blocked) => `Blokkering gewijzigd voor "${facts.show}": ${firstSeats(facts)}`,
  BLOCKED_SEATS_RELEASED: (facts: Blocked) => `Vanzelf vrijgegeven voor "${facts.show}": ${firstSeats(facts)}`,
  SEATS_UNBLOCKED: (facts: Blocked) => `Vrijgegeven voor "${facts.show}": ${firstSeats(facts)}`,
  CASH_DUE_RECEIVED: ({ amount, cash, card }: { amount: number; cash: boolean; card: boolean }, { subjectId }) =>
    `Rest van reservering #${subjectId} ontvangen: ${price(amount)}${paidBy(cash, card)}`,
  CASH_DUE_WAIVED: ({ amount }: { amount: number; gift?: number }, { subjectId }) =>
    `Rest van reservering #${subjectId} kwijtgescholden: ${price(amount)}`,
} satisfies LogSentences;
