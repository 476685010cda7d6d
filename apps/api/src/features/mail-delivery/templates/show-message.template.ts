import { placeLabels } from "@podium/shared/halls/seat-names";
import { venueLine } from "@podium/shared/venue";
import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import type { Letter } from "#features/show-messages/show-messages.service.ts";
import { fullMoment } from "#platform/formats.ts";
import type { FactRow, House } from "./wording.ts";

type ShowFacts = Pick<Reservation["show"], "name" | "startsAt" | "venue">;

const PARAGRAPHS = /\n[^\S\n]*\n\s*/;
const EXAMPLE: FactRow = ["Voorbeeld", "nr. 123: Rij 1, stoelen A en B"];

const ask = (url: string) => [
  button("Maak uw keuze", url),
  note("Met deze knop kiest u zonder wachtwoord, en alleen voor uw eigen plaatsen. Geef deze mail aan niemand door."),
];

/**
 * What an administrator wrote to who holds tickets of a show.
 * @param page where its reader chooses, or sees the tickets; null for a guest, who has no account
 */
export function showMessage(
  letter: Letter,
  show: ShowFacts,
  reservations: readonly Reservation[],
  page: { choiceUrl: string } | { tickets: string } | null,
  house: House,
): MailContent {
  const { email, firstname, purpose } = letter;
  const named = (words: string): string => words.replaceAll("{voornaam}", firstname);
  const isTest = purpose === "TEST";
  const seats = reservations.map(({ id, seats: taken }): FactRow => [
    "Reservering",
    `nr. ${id}: ${placeLabels(taken)}`,
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
      ...(page === null ? [] : "tickets" in page ? [button("Bekijk uw tickets", page.tickets)] : ask(page.choiceUrl)),
      note("U krijgt deze mail omdat u plaatsen hebt voor deze voorstelling. Vragen? Antwoord dan op deze mail."),
    ],
    always: true,
  };
}
