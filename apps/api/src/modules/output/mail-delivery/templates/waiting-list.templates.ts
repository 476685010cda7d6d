import { wishWords } from "@podium/shared/words/counted-places";
import { placeLabels } from "@podium/shared/halls/seat-names";
import {
  button,
  type MailBlock,
  type MailContent,
  note,
  text,
} from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { MailedOffer, MailedWish } from "#modules/sale/waiting-list/waiting-list.service.ts";
import { fullMoment } from "@podium/shared/words/date-formats";
import { euros } from "#platform/http/formats.ts";
import { addressTo, showRows } from "./wording.ts";
import { waitingListWords } from "./words/waiting-list.words.ts";
import { wordingWords } from "./words/wording.words.ts";

const addressee = (reader: MailedOffer | MailedWish) => addressTo(reader, reader.language);

function facts({ show, seats, language }: MailedOffer): MailBlock {
  const places = [wordingWords[language].places(seats.length), placeLabels(seats, language)] as const;
  return { kind: "facts", rows: [...showRows(show, language), places] };
}

/** @param urls.signInUrl absent for a guest, for whom the box office accepts, and after the first use of the link */
export function offerMade(
  offer: MailedOffer,
  { signInUrl, accountUrl }: { signInUrl: string | null; accountUrl: string },
): MailContent {
  const { show, shortened, language } = offer;
  const words = waitingListWords[language];
  const count = offer.seats.length;
  const until = words.until(fullMoment(offer.expiresAt, language), count);
  const limited = offer.seats.some(({ kind }) => kind === "restricted") ? [text(words.limited(count))] : [];
  const answer = offer.isGuest
    ? [text(words.answerUs(count))]
    : [
        button(words.seeSeats(count), signInUrl ?? accountUrl),
        note(signInUrl === null ? words.answerInAccount(count) : words.signsIn(count)),
      ];
  return {
    ...addressee(offer),
    subject: shortened ? words.less(show.name, count) : words.free(show.name, count),
    title: shortened ? words.lessTitle : words.freeTitle(count),
    blocks: [
      text(shortened ? words.lessWhy(until, count) : words.freeWhy(until, count)),
      facts(offer),
      text(words.price(euros(offer.priceCents, language), count)),
      ...limited,
      ...answer,
      note(words.inTime(count)),
    ],
  };
}

export function offerExpired(offer: MailedOffer, ticketsUrl: string): MailContent {
  const words = waitingListWords[offer.language];
  const count = offer.seats.length;
  const again = offer.isGuest ? [text(words.callAgain)] : [text(words.joinAgain), button(words.toTickets, ticketsUrl)];
  return {
    ...addressee(offer),
    subject: words.expired(offer.show.name, count),
    title: words.expiredTitle,
    blocks: [text(words.expiredWhy(count)), facts(offer), ...again],
  };
}

/** Repeats the request, and says what comes next. */
export function waitingJoined(wish: MailedWish, placeUrl: string): MailContent {
  const { show, isGuest, language } = wish;
  const words = waitingListWords[language];
  return {
    ...addressee(wish),
    subject: words.joined(show.name),
    title: words.joinedTitle,
    blocks: [
      text(words.joinedWhy(wish.seats)),
      { kind: "facts", rows: [...showRows(show, language), [words.asked, wishWords(wish, language)]] },
      ...(isGuest ? [text(words.changeByUs)] : [button(words.seePlace, placeUrl), note(words.changeInAccount)]),
    ],
  };
}

/** Mail for somebody who still waited when the sale ended or the show was cancelled */
export function waitingClosed(wish: MailedWish, showsUrl: string): MailContent {
  const { show, language } = wish;
  const words = waitingListWords[language];
  return {
    ...addressee(wish),
    subject: words.closed(show.name),
    title: words.closedTitle,
    blocks: [
      text(show.isCancelled ? words.cancelled : words.saleClosed(wish.seats)),
      { kind: "facts", rows: [...showRows(show, language), [words.asked, wishWords(wish, language)]] },
      text(words.otherEvening),
      button(words.otherShows, showsUrl),
    ],
  };
}
