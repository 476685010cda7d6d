import type { GiveBack } from "@podium/shared/contracts/shows";
import { fullMoment } from "@podium/shared/words/date-formats";
import type { CalendarService } from "#modules/entrance/calendar/calendar.service.ts";
import { atEntrance, calendarAttachment, seeTickets } from "#modules/entrance/ticket-mails/tickets.mail-parts.ts";
import type { TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import {
  addressTo,
  button,
  type MailContent,
  type MailTemplates,
  note,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import {
  addressToGuest,
  isExemptFromLimit,
  type PageLinks,
  type VenueFacts,
  type VenueFactsFor,
  visitBlocks,
} from "#modules/sale/reservations/reservations.mail-parts.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { PassedTicketsService } from "./passed-tickets.service.ts";
import { giverOf, receivedPage, type ReceivedPageDeps } from "./passed-tickets.mails.ts";
import type { ReceivedTicketsService } from "./received-tickets.service.ts";
import { remindersWords } from "./ticket-handover.words.ts";
import type { ReturnedTicketsService } from "./returned-tickets.service.ts";

/** @param may what the ticket page allows; null for a guest, who has no account */
function whenNotComing(
  { seats, language }: Reservation,
  may: { giveBack: GiveBack; canPassOn: boolean } | null,
): string {
  const words = remindersWords[language];
  return may?.canPassOn ? words.handOver(seats.length === 1, may.giveBack !== "NO") : words.replyToUs;
}

/** @param page.pageUrl null for a guest, who has no account */
function showReminder(
  reservation: Reservation,
  calendar: string,
  { pageUrl, cannotCome }: { pageUrl: string | null; cannotCome: string },
  venue: VenueFacts,
): MailContent {
  const { id, show, seats, language } = reservation;
  const words = remindersWords[language];
  const one = seats.length === 1;
  return {
    ...addressToGuest(reservation),
    subject: words.reminder(show.name, fullMoment(show.startsAt, language), id),
    title: words.reminderTitle,
    blocks: [
      text(words.soon(one)),
      ...visitBlocks(reservation, venue),
      atEntrance(language),
      ...(pageUrl === null ? [text(words.earlierMail)] : [button(seeTickets(language, one), pageUrl)]),
      note(words.cannotCome(cannotCome)),
    ],
    attachments: [calendarAttachment(id, calendar)],
  };
}

export function createRemindersMails(
  deps: ReceivedPageDeps & {
    reservations: Pick<ReservationsService, "isTimeToRemind">;
    tickets: Pick<TicketsService, "get">;
    calendar: Pick<CalendarService, "fileOf">;
    passedTickets: Pick<PassedTicketsService, "isTimeToRemind">;
    receivedTickets: Pick<ReceivedTicketsService, "read">;
    returnedTickets: Pick<ReturnedTicketsService, "mayHandOver">;
    pageFor: PageLinks;
    venueFor: VenueFactsFor;
  },
): MailTemplates<"SHOW_REMINDER" | "PASSED_REMINDER"> {
  const { calendar, venueFor } = deps;

  return {
    async SHOW_REMINDER(reservationId) {
      if (!(await deps.reservations.isTimeToRemind(reservationId))) return null;
      const tickets = await deps.tickets.get(reservationId);
      const { reservation: whole, qrContents } = tickets;
      // Leaves out tickets that were passed on: other people come with them.
      const reservation = { ...whole, seats: whole.seats.filter((_, index) => qrContents?.[index]) };
      if (reservation.seats.length === 0) return null;
      const pageUrl = await deps.pageFor(reservation, "ticketsDetail");
      const may = pageUrl === null ? null : await deps.returnedTickets.mayHandOver(reservation);
      const page = { pageUrl, cannotCome: whenNotComing(reservation, may) };
      const content = showReminder(reservation, calendar.fileOf(tickets), page, venueFor(reservation));
      return { ...content, always: isExemptFromLimit(reservation) };
    },
    async PASSED_REMINDER(passedId) {
      if (!(await deps.passedTickets.isTimeToRemind(passedId))) return null;
      const received = await deps.receivedTickets.read(passedId);
      if (!received?.tickets) return null;
      const { holder, email, language, tickets, reservation } = received;
      const cannotCome = remindersWords[language].notifyGiver(giverOf(reservation));
      const page = { pageUrl: receivedPage(deps, received), cannotCome };
      const content = showReminder(tickets.reservation, calendar.fileOf(tickets), page, venueFor(received));
      return { ...content, ...addressTo({ email, firstname: holder }, language) };
    },
  };
}
