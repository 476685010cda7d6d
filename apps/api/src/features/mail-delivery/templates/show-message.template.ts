import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import { placesOrReturned } from "@podium/shared/halls/seat-names";
import { venueLine } from "@podium/shared/venue";
import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import type { Letter, Question } from "#features/show-messages/show-messages.service.ts";
import { fullDate, fullMoment } from "#platform/formats.ts";
import { backOnVouchers, type FactRow, type House } from "./wording.ts";

type ShowFacts = Pick<Reservation["show"], "name" | "startsAt" | "venue">;

const PARAGRAPHS = /\n[^\S\n]*\n\s*/;
const EXAMPLE: FactRow = ["Voorbeeld", "nr. 123: Rij 1, stoelen A en B"];

/** Of who paid: those alone have a button. */
const WHAT_TO_CHOOSE: Record<ChangeKind, string> = {
  CANCELLED:
    "Met de knop hieronder kiest u zelf wat er met uw tickets gebeurt: een cadeaubon, uw geld terug, of een gift aan onze vereniging.",
  CHANGED:
    "Kunt u niet komen? Met de knop hieronder geeft u uw plaatsen terug. Komt u wel, dan kiest u daar 'Ik kom toch': dan weten wij dat u deze mail las.",
};

const ask = (url: string, { kind, chooseBefore }: Question): MailContent["blocks"] => [
  text(`${WHAT_TO_CHOOSE[kind]} Kiezen kan tot en met ${fullDate(chooseBefore)}.`),
  button("Maak uw keuze", url),
  note("Met deze knop kiest u zonder wachtwoord, en alleen voor uw eigen plaatsen. Geef deze mail aan niemand door."),
];

/** Of who got tickets from somebody. */
function ofGiver(giver: string, { kind, isOfGiver }: Question): MailContent["blocks"] {
  if (isOfGiver) return [text(`U kreeg uw ticket van ${giver}, die kiest wat ermee gebeurt. ${NOTHING_TO_DO}`)];
  return kind === "CANCELLED" ? [text(`U kreeg uw ticket van ${giver}. ${NOTHING_TO_DO}`)] : [];
}

const NOTHING_TO_DO = "U hoeft zelf niets te doen.";

/** They choose nothing: what they do not pay for lapses. */
function ofUnpaid(asks: Question | null, reservations: readonly Reservation[]): MailContent["blocks"] {
  const unpaid = reservations.filter(({ status }) => status === "PENDING").map(({ id }) => `nr. ${id}`);
  if (asks?.kind !== "CHANGED" || unpaid.length === 0) return [];
  return [
    text(
      `Nog niet betaald: reservering ${unpaid.join(" en ")}. Kunt u niet komen? Dan hoeft u niets te doen: wat u niet betaalt, vervalt vanzelf.`,
    ),
  ];
}

/** What no money was paid for ended with the show: nothing is left to choose. */
function ofEnded(asks: Question | null, reservations: readonly Reservation[]): MailContent["blocks"] {
  const ended = reservations.filter(({ status, totalCents }) => status === "CANCELLED" && totalCents === 0);
  if (asks?.kind !== "CANCELLED" || ended.length === 0) return [];
  const numbers = ended.map(({ id }) => `nr. ${id}`).join(" en ");
  const are = ended.length === 1 ? `Reservering ${numbers} is` : `De reserveringen ${numbers} zijn`;
  return [`${are} geannuleerd. ${NOTHING_TO_DO}`, ...ended.flatMap(backOnVouchers)].map(text);
}

/** Why somebody reads it. */
const becauseOf = (asks: Question | null): string =>
  asks?.kind === "CANCELLED" ? "u tickets kocht of kreeg voor" : "u plaatsen hebt voor";

/**
 * What an administrator wrote to who holds tickets of a show.
 * @param page where its reader chooses, or sees the tickets; null for a guest, who has no account, and where none is left
 * @param giver who paid, and chooses, when the reader got tickets from somebody
 */
export function showMessage(
  letter: Letter,
  show: ShowFacts,
  reservations: readonly Reservation[],
  page: { choiceUrl: string } | { tickets: string } | null,
  house: House,
  giver: string | null = null,
): MailContent {
  const { email, firstname, purpose, asks } = letter;
  const leadTo = (to: { choiceUrl: string } | { tickets: string }): MailContent["blocks"] =>
    "tickets" in to ? [button("Bekijk uw tickets", to.tickets)] : asks ? ask(to.choiceUrl, asks) : [];
  const named = (words: string): string => words.replaceAll("{voornaam}", firstname);
  const isTest = purpose === "TEST";
  const seats = reservations.map(({ id, seats: taken }): FactRow => [
    "Reservering",
    `nr. ${id}: ${placesOrReturned(taken)}`,
  ]);
  const rows: FactRow[] = [
    ["Voorstelling", show.name],
    ["Wanneer", fullMoment(show.startsAt)],
    ["Waar", venueLine(show.venue, house)],
    ...(isTest ? [EXAMPLE] : seats),
  ];
  const paragraphs = letter.body.replaceAll("\r\n", "\n").split(PARAGRAPHS);
  return {
    to: email,
    subject: `${isTest ? "[Proef] " : ""}${named(letter.subject)}`,
    title: named(letter.subject),
    greeting: `Beste ${firstname},`,
    blocks: [
      ...paragraphs.map((paragraph) => text(named(paragraph))),
      { kind: "facts", rows },
      ...ofUnpaid(asks, reservations),
      ...ofEnded(asks, reservations),
      ...(asks && giver !== null ? ofGiver(giver, asks) : []),
      ...(page === null ? [] : leadTo(page)),
      note(`U krijgt deze mail omdat ${becauseOf(asks)} deze voorstelling. Vragen? Antwoord dan op deze mail.`),
    ],
    always: true,
  };
}
