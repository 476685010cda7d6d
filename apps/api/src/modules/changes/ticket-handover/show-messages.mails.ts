import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import { placesOrReturned } from "@podium/shared/halls/seat-names";
import { venueLine } from "@podium/shared/site/venue";
import { fullDate } from "@podium/shared/words/date-formats";
import type { Language } from "@podium/shared/words/languages";
import {
  button,
  type FactRow,
  type MailContent,
  type MailTemplates,
  note,
  showRows,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import {
  backOnVouchers,
  type VenueFacts,
  type VenueFactsFor,
} from "#modules/sale/reservations/reservations.mail-parts.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type {
  AddressedMessage,
  Question,
  ShowMessagesService,
} from "#modules/sale/show-messages/show-messages.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import type { PassedTicketsService } from "./passed-tickets.service.ts";
import { giverOf, receivedPage, type ReceivedPageDeps } from "./passed-tickets.mails.ts";
import { showMessagesWords } from "./show-messages.words.ts";

type ShowFacts = Pick<Reservation["show"], "name" | "startsAt" | "venue">;

const PARAGRAPHS = /\n[^\S\n]*\n\s*/;

/** Words before the button to choose, which payers alone have. */
const WHAT_TO_CHOOSE = {
  CANCELLED: "whenCancelled",
  CHANGED: "whenChanged",
} as const satisfies Record<ChangeKind, string>;

function choiceBlocks(url: string, { kind, chooseBefore }: Question, language: Language): MailContent["blocks"] {
  const words = showMessagesWords[language];
  return [
    text(words.chooseBefore(words[WHAT_TO_CHOOSE[kind]], fullDate(chooseBefore, language))),
    button(words.choose, url),
    note(words.doNotForward),
  ];
}

function ofGiver(giver: string, { kind, isOfGiver }: Question, language: Language): MailContent["blocks"] {
  const words = showMessagesWords[language];
  if (isOfGiver) return [text(`${words.giverChooses(giver)} ${words.nothingToDo}`)];
  return kind === "CANCELLED" ? [text(`${words.fromGiver(giver)} ${words.nothingToDo}`)] : [];
}

/** Sentence for unpaid reservations: their buyers choose nothing, and their seats expire unless they pay */
function ofUnpaid(asks: Question | null, reservations: readonly Reservation[], language: Language) {
  const words = showMessagesWords[language];
  const unpaid = reservations.filter(({ status }) => status === "PENDING").map(({ id }) => id);
  if (asks?.kind !== "CHANGED" || unpaid.length === 0) return [];
  return [text(words.unpaid(words.numbers(unpaid)))];
}

/** Sentence for reservations without paid money, which ended with the show: nothing is left to choose */
function ofEnded(asks: Question | null, reservations: readonly Reservation[], language: Language) {
  const words = showMessagesWords[language];
  const ended = reservations.filter(({ status, totalCents }) => status === "CANCELLED" && totalCents === 0);
  if (asks?.kind !== "CANCELLED" || ended.length === 0) return [];
  const numbers = words.numbers(ended.map(({ id }) => id));
  const cancelled = words.ended(numbers, ended.length === 1);
  return [`${cancelled} ${words.nothingToDo}`, ...ended.flatMap(backOnVouchers)].map(text);
}

/**
 * @param page where its reader chooses, or sees the tickets; null for a guest without account, and where none is left
 * @param giver the payer, who chooses, when the reader got tickets from somebody
 */
function showMessage(
  message: AddressedMessage,
  show: ShowFacts,
  reservations: readonly Reservation[],
  page: { choiceUrl: string } | { tickets: string } | null,
  venue: VenueFacts,
  giver: string | null = null,
): MailContent {
  const { email, firstname, purpose, asks, language } = message;
  const words = showMessagesWords[language];
  const { where, reservation, seeTickets } = mailWords[language];
  const leadTo = (to: { choiceUrl: string } | { tickets: string }): MailContent["blocks"] =>
    "tickets" in to ? [button(seeTickets, to.tickets)] : asks ? choiceBlocks(to.choiceUrl, asks, language) : [];
  const named = (written: string): string => written.replaceAll("{voornaam}", firstname);
  const isTest = purpose === "TEST";
  const seats = reservations.map(({ id, seats: places }): FactRow => [
    reservation,
    words.ofReservation(id, placesOrReturned(places, language)),
  ]);
  const rows: FactRow[] = [
    ...showRows(show, language),
    [where, venueLine(show.venue, venue)],
    ...(isTest ? [[words.example, words.exampleSeats] as const] : seats),
  ];
  const paragraphs = message.body.replaceAll("\r\n", "\n").split(PARAGRAPHS);
  return {
    to: email,
    language,
    subject: `${isTest ? `${words.test} ` : ""}${named(message.subject)}`,
    title: named(message.subject),
    greeting: words.greeting(firstname),
    blocks: [
      ...paragraphs.map((paragraph) => text(named(paragraph))),
      { kind: "facts", rows },
      ...ofUnpaid(asks, reservations, language),
      ...ofEnded(asks, reservations, language),
      ...(asks && giver !== null ? ofGiver(giver, asks, language) : []),
      ...(page === null ? [] : leadTo(page)),
      note(asks?.kind === "CANCELLED" ? words.becauseCancelled : words.becauseComing),
    ],
    always: true,
  };
}

/** Composes an administrator's message to one reader. @param deps.publicUrl without a trailing slash */
export function createMessageComposer(
  deps: ReceivedPageDeps & {
    shows: Pick<ShowsService, "get">;
    reservations: Pick<ReservationsService, "getMany">;
    showMessages: Pick<ShowMessagesService, "tokenFor">;
    passedTickets: Pick<PassedTicketsService, "readPassed">;
    venueFor: VenueFactsFor;
  },
) {
  async function toHolder(message: AddressedMessage, passedId: number): Promise<MailContent> {
    const show = await deps.shows.get(message.showId);
    const { email, language } = message;
    const passed = await deps.passedTickets.readPassed([passedId]);
    const giver = passed && giverOf(passed.reservation);
    const isCancelled = message.asks?.kind === "CANCELLED";
    const page = isCancelled ? null : { tickets: receivedPage(deps, { id: passedId, email, language }) };
    return showMessage(message, show, [], page, deps.venueFor(message), giver);
  }

  return async (message: AddressedMessage): Promise<MailContent> => {
    const { passedId, recipientId, asks } = message;
    if (passedId !== null) return toHolder(message, passedId);
    const site = siteFor(deps.publicUrl, message);
    const show = await deps.shows.get(message.showId);
    const found = await deps.reservations.getMany(message.reservationIds);
    const reservations = [...found.values()].toSorted((one, other) => one.id - other.id);
    const [only, ...more] = reservations;
    const tickets = only && more.length === 0 ? `${site}/ticketsDetail/${only.id}` : `${site}/account`;
    // The token needs no account with a password: a guest gets one too.
    const token = recipientId === null ? null : deps.showMessages.tokenFor(recipientId, message.email);
    const choiceUrl = token === null ? `${site}/keuze` : tokenLink(site, "/keuze", token);
    const sees = !message.isGuest && asks?.kind !== "CANCELLED";
    const page = asks?.isOfReader ? { choiceUrl } : sees ? { tickets } : null;
    return showMessage(message, show, reservations, page, deps.venueFor(message));
  };
}

export function createShowMessagesMails(deps: {
  showMessages: Pick<ShowMessagesService, "messageTo">;
  composeMessage: ReturnType<typeof createMessageComposer>;
}): MailTemplates<"SHOW_MESSAGE"> {
  return {
    async SHOW_MESSAGE(recipientId) {
      const message = await deps.showMessages.messageTo(recipientId);
      return message?.email ? deps.composeMessage(message) : null;
    },
  };
}
