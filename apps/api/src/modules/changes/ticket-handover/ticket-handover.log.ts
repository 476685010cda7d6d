import { seatLabels } from "@podium/shared/halls/seat-names";
import { type LogSentences, price, type SeatFacts } from "#modules/records/audit/audit.service.ts";

export type TicketHandoverLog = typeof ticketHandoverLog;

export const ticketHandoverLog = {
  TICKETS_PASSED_ON: ({ seats }: SeatFacts, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(seats)} doorgegeven`,
  TICKETS_TAKEN_BACK: ({ seats }: SeatFacts, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(seats)} weer teruggenomen van wie ze kreeg`,
  TICKETS_RETURNED: ({ seats }: SeatFacts, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(seats)} teruggegeven om opnieuw te verkopen`,
  RETURN_UNDONE: ({ seats }: SeatFacts, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(seats)} toch gehouden`,
  RETURN_SOLD: ({ seats, returned }: SeatFacts & { returned: number }, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(seats)} werd opnieuw verkocht; ${price(returned)} terug`,
} satisfies LogSentences;
