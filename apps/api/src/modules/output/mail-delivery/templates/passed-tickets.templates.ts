import type { Wallet } from "@podium/shared/contracts/wallet";
import type { Language } from "@podium/shared/words/languages";
import { typedPlaceLabels } from "@podium/shared/halls/typed-places";
import { fullName } from "@podium/shared/words/typed-name";
import { button, type MailContent, note, text } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import { fullMoment } from "@podium/shared/words/date-formats";
import { calendarAttachment, seeTickets, ticketAttachment, type TicketFiles, walletWords } from "./tickets.template.ts";
import { addressTo, addressToGuest, type House, visitBlocks } from "./wording.ts";
import { passedWords } from "./words/passed.words.ts";
import { ticketsWords } from "./words/tickets.words.ts";
import { wordingWords } from "./words/wording.words.ts";

interface Holder {
  name: string;
  email: string;
  language: Language;
}

const addressToHolder = ({ name, email, language }: Holder) => addressTo({ email, firstname: name }, language);

export const giverOf = ({ user }: Reservation): string => fullName(user);

/** @param reservation with the seats of these tickets alone */
export function ticketPassedOn(
  holder: Holder,
  reservation: Reservation,
  { pdf, calendar }: TicketFiles,
  { giver, pageUrl, wallets }: { giver: string; pageUrl: string; wallets: readonly Wallet[] },
  house: House,
): MailContent {
  const { id, show, seats } = reservation;
  const { language } = holder;
  const words = passedWords[language];
  const one = seats.length === 1;
  return {
    ...addressToHolder(holder),
    subject: words.subject(giver, show.name, one),
    title: words.title(one),
    blocks: [
      text(words.passed(giver, one)),
      ...visitBlocks(reservation, house, [
        [wordingWords[language].places(seats.length), typedPlaceLabels(seats, language)],
      ]),
      text(ticketsWords[language].atEntrance),
      button(seeTickets(language, one), pageUrl),
      ...walletWords(wallets, one, language),
      text(words.mayMove(one)),
      note(words.mayTakeBack(giver, one)),
    ],
    attachments: [ticketAttachment(id, pdf), calendarAttachment(id, calendar)],
  };
}

export function ticketWithdrawn(holder: Holder, reservation: Reservation): MailContent {
  const { show } = reservation;
  const { language } = holder;
  const words = passedWords[language];
  const giver = giverOf(reservation);
  const moment = fullMoment(show.startsAt, language);
  if (show.cancelledAt) {
    return {
      ...addressToHolder(holder),
      subject: words.off(show.name),
      title: words.offTitle,
      blocks: [text(words.offWhy(show.name, moment)), text(words.offGiver(giver))],
    };
  }
  return {
    ...addressToHolder(holder),
    subject: words.ended(show.name),
    title: words.endedTitle,
    blocks: [text(words.endedWhy(giver, show.name, moment)), text(words.askGiver(giver))],
  };
}

/** Mail to the payer: the holder's account is closed. @param pageUrl null for a guest, who has no account */
export function ticketCameBack(reservation: Reservation, pageUrl: string | null): MailContent {
  const { id, show, language } = reservation;
  const words = passedWords[language];
  return {
    ...addressToGuest(reservation),
    subject: words.cameBack(show.name, id),
    title: words.cameBackTitle,
    blocks: [
      text(words.cameBackWhy(show.name, fullMoment(show.startsAt, language))),
      text(words.passAgain),
      ...(pageUrl === null ? [text(words.answerForTicket)] : [button(wordingWords[language].seeTickets, pageUrl)]),
    ],
  };
}
