import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import type { Language } from "@podium/shared/words/languages";
import { placesOrReturned } from "@podium/shared/halls/seat-names";
import { venueLine } from "@podium/shared/site/venue";
import { button, type MailContent, note, text } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import type { Letter, Question } from "#modules/sale/show-messages/show-messages.service.ts";
import { fullDate } from "@podium/shared/words/date-formats";
import { backOnVouchers, type FactRow, type House, showRows } from "./wording.ts";
import { showMessageWords } from "./words/show-message.words.ts";
import { wordingWords } from "./words/wording.words.ts";

type ShowFacts = Pick<Reservation["show"], "name" | "startsAt" | "venue">;

const PARAGRAPHS = /\n[^\S\n]*\n\s*/;

/** Words before the button to choose, which payers alone have. */
const WHAT_TO_CHOOSE = {
  CANCELLED: "whenCancelled",
  CHANGED: "whenChanged",
} as const satisfies Record<ChangeKind, string>;

function ask(url: string, { kind, chooseBefore }: Question, language: Language): MailContent["blocks"] {
  const words = showMessageWords[language];
  return [
    text(words.chooseBefore(words[WHAT_TO_CHOOSE[kind]], fullDate(chooseBefore, language))),
    button(words.choose, url),
    note(words.keepPrivate),
  ];
}

/** Text for a recipient of passed-on tickets. */
function ofGiver(giver: string, { kind, isOfGiver }: Question, language: Language): MailContent["blocks"] {
  const words = showMessageWords[language];
  if (isOfGiver) return [text(`${words.giverChooses(giver)} ${words.nothingToDo}`)];
  return kind === "CANCELLED" ? [text(`${words.fromGiver(giver)} ${words.nothingToDo}`)] : [];
}

/** Sentence for unpaid reservations: their buyers choose nothing, and their seats expire unless they pay */
function ofUnpaid(asks: Question | null, reservations: readonly Reservation[], language: Language) {
  const words = showMessageWords[language];
  const unpaid = reservations.filter(({ status }) => status === "PENDING").map(({ id }) => id);
  if (asks?.kind !== "CHANGED" || unpaid.length === 0) return [];
  return [text(words.unpaid(words.numbers(unpaid)))];
}

/** Sentence for reservations without paid money, which ended with the show: nothing is left to choose */
function ofEnded(asks: Question | null, reservations: readonly Reservation[], language: Language) {
  const words = showMessageWords[language];
  const ended = reservations.filter(({ status, totalCents }) => status === "CANCELLED" && totalCents === 0);
  if (asks?.kind !== "CANCELLED" || ended.length === 0) return [];
  const numbers = words.numbers(ended.map(({ id }) => id));
  const cancelled = words.ended(numbers, ended.length === 1);
  return [`${cancelled} ${words.nothingToDo}`, ...ended.flatMap(backOnVouchers)].map(text);
}

/**
 * An administrator's message to the holders of a show's tickets.
 * @param page where its reader chooses, or sees the tickets; null for a guest without account, and where none is left
 * @param giver the payer, who chooses, when the reader got tickets from somebody
 */
export function showMessage(
  letter: Letter,
  show: ShowFacts,
  reservations: readonly Reservation[],
  page: { choiceUrl: string } | { tickets: string } | null,
  house: House,
  giver: string | null = null,
): MailContent {
  const { email, firstname, purpose, asks, language } = letter;
  const words = showMessageWords[language];
  const { where, reservation, seeTickets } = wordingWords[language];
  const leadTo = (to: { choiceUrl: string } | { tickets: string }): MailContent["blocks"] =>
    "tickets" in to ? [button(seeTickets, to.tickets)] : asks ? ask(to.choiceUrl, asks, language) : [];
  const named = (written: string): string => written.replaceAll("{voornaam}", firstname);
  const isTest = purpose === "TEST";
  const seats = reservations.map(({ id, seats: taken }): FactRow => [
    reservation,
    words.ofReservation(id, placesOrReturned(taken, language)),
  ]);
  const rows: FactRow[] = [
    ...showRows(show, language),
    [where, venueLine(show.venue, house)],
    ...(isTest ? [[words.example, words.exampleSeats] as const] : seats),
  ];
  const paragraphs = letter.body.replaceAll("\r\n", "\n").split(PARAGRAPHS);
  return {
    to: email,
    language,
    subject: `${isTest ? `${words.test} ` : ""}${named(letter.subject)}`,
    title: named(letter.subject),
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
