import { placeLabels } from "@podium/shared/halls/seat-names";
import { waitingEntryWords } from "@podium/shared/words/counted-places";
import { fullMoment } from "@podium/shared/words/date-formats";
import type { Language } from "@podium/shared/words/languages";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import {
  addressTo,
  button,
  type MailBlock,
  type MailContent,
  type MailTemplates,
  note,
  showRows,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import { euros } from "#platform/process/formats.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import type { MailedEntry, MailedOffer, WaitingListService } from "./waiting-list.service.ts";
import { waitingListWords } from "./waiting-list.words.ts";

const addressee = (reader: MailedOffer | MailedEntry) => addressTo(reader, reader.language);

function facts({ show, seats, language }: MailedOffer): MailBlock {
  const places = [mailWords[language].places(seats.length), placeLabels(seats, language)] as const;
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
  const howToReply = offer.isGuest
    ? [text(words.replyToUs(count))]
    : [
        button(words.seeSeats(count), signInUrl ?? accountUrl),
        note(signInUrl === null ? words.acceptInAccount(count) : words.signsIn(count)),
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
      ...howToReply,
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

export function waitingJoined(entry: MailedEntry, placeUrl: string): MailContent {
  const { show, isGuest, language } = entry;
  const words = waitingListWords[language];
  return {
    ...addressee(entry),
    subject: words.joined(show.name),
    title: words.joinedTitle,
    blocks: [
      text(words.joinedWhy(entry.seats)),
      { kind: "facts", rows: [...showRows(show, language), [words.requested, waitingEntryWords(entry, language)]] },
      ...(isGuest ? [text(words.changeByUs)] : [button(words.seePlace, placeUrl), note(words.changeInAccount)]),
    ],
  };
}

function waitingClosed(entry: MailedEntry, showsUrl: string): MailContent {
  const { show, language } = entry;
  const words = waitingListWords[language];
  return {
    ...addressee(entry),
    subject: words.closed(show.name),
    title: words.closedTitle,
    blocks: [
      text(show.isCancelled ? words.cancelled : words.saleClosed(entry.seats)),
      { kind: "facts", rows: [...showRows(show, language), [words.requested, waitingEntryWords(entry, language)]] },
      text(words.otherShow),
      button(words.otherShows, showsUrl),
    ],
  };
}

/** Mails to visitors who wait for seats. @param deps.publicUrl without a trailing slash */
export function createWaitingListMails(deps: {
  waitingList: Pick<WaitingListService, "readOffer" | "readEntry">;
  links: Pick<AccountLinksService, "linkFor">;
  publicUrl: string;
}): MailTemplates<"WAITING_JOINED" | "WAITING_OFFER" | "WAITING_OFFER_EXPIRED" | "WAITING_CLOSED"> {
  const { waitingList, links } = deps;
  const site = (reader: { language: Language }): string => siteFor(deps.publicUrl, reader);
  const placesUrl = (reader: { language: Language }): string => `${site(reader)}/account#waiting`;

  return {
    async WAITING_JOINED(entryId) {
      const entry = await waitingList.readEntry(entryId);
      // When seats came free meanwhile, a mail about the offer goes out instead.
      return entry?.state === "WAITING" ? waitingJoined(entry, placesUrl(entry)) : null;
    },
    async WAITING_OFFER(offerId) {
      const offer = await waitingList.readOffer(offerId);
      if (!offer || offer.endedAt !== null) return null;
      const link = offer.linkId === null ? null : await links.linkFor(offer.linkId);
      const signInUrl = link && tokenLink(site(offer), "/inloglink?naar=/account", link.token);
      return { ...offerMade(offer, { signInUrl, accountUrl: placesUrl(offer) }), always: true };
    },
    async WAITING_OFFER_EXPIRED(offerId) {
      const offer = await waitingList.readOffer(offerId);
      return offer && offerExpired(offer, `${site(offer)}/tickets`);
    },
    async WAITING_CLOSED(entryId) {
      const entry = await waitingList.readEntry(entryId);
      return entry && waitingClosed(entry, `${site(entry)}/tickets`);
    },
  };
}
