import { type Language, languagePrefix } from "@podium/shared/words/languages";
import type { MailContent } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { CalendarService } from "#modules/entrance/calendar/calendar.service.ts";
import type { PassedTicketsService } from "#modules/changes/handed-tickets/passed-tickets.service.ts";
import type { ReceivedTicketsService } from "#modules/changes/handed-tickets/received-tickets.service.ts";
import type { Letter } from "#modules/sale/show-messages/show-messages.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { Tickets } from "#modules/entrance/tickets/tickets.service.ts";
import type { WalletService } from "#modules/entrance/wallet/wallet.service.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import { isOwed } from "./is-owed.ts";
import { giverOf, ticketPassedOn, ticketWithdrawn } from "./templates/passed-tickets.templates.ts";
import { showMessage } from "./templates/show-message.template.ts";
import { showReminder, type TicketFiles } from "./templates/tickets.template.ts";
import { addressTo, type House } from "./templates/wording.ts";
import { passedWords } from "./templates/words/passed.words.ts";

const RECEIVED_PAGE = "/gekregen-tickets";

/** Mails to the recipients of passed-on tickets. @param deps.publicUrl without a trailing slash */
export function createPassedTemplates(deps: {
  passedTickets: Pick<PassedTicketsService, "readPassed" | "wasToldOff" | "isTimeToRemind">;
  receivedTickets: Pick<ReceivedTicketsService, "tokenFor" | "read">;
  calendar: Pick<CalendarService, "fileOf">;
  shows: Pick<ShowsService, "get">;
  wallet: Pick<WalletService, "offered">;
  filesOf: (tickets: Tickets) => Promise<TicketFiles>;
  publicUrl: string;
  house: (reader: { language: Language }) => House;
}) {
  const pageOf = ({ language, ...row }: { id: number; email: string; language: Language }): string =>
    tokenLink(deps.publicUrl + languagePrefix(language), RECEIVED_PAGE, deps.receivedTickets.tokenFor(row));

  return {
    async TICKET_PASSED_ON(passedId: number, also: readonly number[]): Promise<MailContent | null> {
      const passed = await deps.passedTickets.readPassed([passedId, ...also]);
      if (!passed?.tickets?.qrContents) return null;
      const { tickets, reservation } = passed;
      const page = {
        giver: giverOf(reservation),
        pageUrl: pageOf(passed),
        wallets: deps.wallet.offered(),
      };
      const content = ticketPassedOn(
        passed,
        tickets.reservation,
        await deps.filesOf(tickets),
        page,
        deps.house(passed),
      );
      return { ...content, always: isOwed(reservation) };
    },

    /** An administrator's message to everybody who comes. */
    async messageTo(letter: Letter & { passedId: number }): Promise<MailContent> {
      const show = await deps.shows.get(letter.showId);
      const { passedId: id, email, language } = letter;
      const passed = await deps.passedTickets.readPassed([id]);
      const giver = passed && giverOf(passed.reservation);
      const page = letter.asks?.kind === "CANCELLED" ? null : { tickets: pageOf({ id, email, language }) };
      return showMessage(letter, show, [], page, deps.house(letter), giver);
    },

    async PASSED_REMINDER(passedId: number): Promise<MailContent | null> {
      if (!(await deps.passedTickets.isTimeToRemind(passedId))) return null;
      const received = await deps.receivedTickets.read(passedId);
      if (!received?.tickets) return null;
      const { holder, email, language, tickets, reservation } = received;
      const cannotCome = passedWords[language].tellGiver(giverOf(reservation));
      const page = { pageUrl: pageOf(received), cannotCome };
      const file = deps.calendar.fileOf(tickets);
      const content = showReminder(tickets.reservation, file, page, deps.house(received));
      return { ...content, ...addressTo({ email, firstname: holder }, language) };
    },

    async TICKET_WITHDRAWN(passedId: number, also: readonly number[]): Promise<MailContent | null> {
      const passed = await deps.passedTickets.readPassed([passedId, ...also]);
      if (!passed?.isOver) return null;
      // The recipient was told already that the show is cancelled.
      if (passed.reservation.show.cancelledAt && (await deps.passedTickets.wasToldOff(passedId))) return null;
      return { ...ticketWithdrawn(passed, passed.reservation), always: true };
    },
  };
}
