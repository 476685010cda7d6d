import type { WaitingPerson, WaitingShow } from "@podium/shared/contracts/waiting-list";
import { fullName } from "@podium/shared/words/typed-name";
import { ApiError, isUnanswered } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";

export const nameOf = ({ user }: Pick<WaitingPerson, "user">): string => fullName(user);

/** '3 wachten, 1 met een aanbod'; empty when nobody waits or has an offer. */
export function showWords({ waiting, offered }: Pick<WaitingShow, "waiting" | "offered">): string {
  const inLine = waiting === 0 ? [] : [waiting === 1 ? "1 wacht" : `${waiting} wachten`];
  const withOffer = offered === 0 ? [] : [`${offered} met een aanbod`];
  return [...inLine, ...withOffer].join(", ");
}

/** Returns the entries in line before this one. */
export function entriesAhead(entries: readonly WaitingPerson[], { position }: WaitingPerson): WaitingPerson[] {
  return entries.filter((other) => position !== null && other.position !== null && other.position < position);
}

/** Label of the button that makes a reservation of `count` offered seats. */
export const acceptLabel = (count: number): string => (count === 1 ? "Plaats toekennen" : "Plaatsen toekennen");

export const offeredWords = (entry: WaitingPerson, count: number): string =>
  `${count === 1 ? "De plaats is" : "De plaatsen zijn"} aangeboden aan ${nameOf(entry)}.`;

/** Says how long the offered seats are reserved, who is notified of the offer, and how. */
export function offerConsequence({ user }: WaitingPerson, count: number): string {
  const reserved = `${count === 1 ? "De plaats blijft" : "De plaatsen blijven"} voor ${user.firstname} bewaard tot er een antwoord is of de termijn om is.`;
  return `${reserved} ${offerNotice({ user }, count)}`;
}

function offerNotice({ user }: Pick<WaitingPerson, "user">, count: number): string {
  const { firstname, lastname, email, number, isGuest } = user;
  if (!isGuest)
    return `${fullName({ firstname, lastname })} krijgt een mail en een melding op de site, en antwoordt zelf.`;
  const call = `Bel ${number || fullName({ firstname, lastname })} om te vragen of het past, en kies dan ‘${acceptLabel(count)}’.`;
  return email ? `${email} krijgt een mail. ${call}` : `Er is geen e-mailadres. ${call}`;
}

export function removeConsequences({ user, offer }: WaitingPerson): string[] {
  return [
    ...(offer === null
      ? []
      : [
          `Het aanbod vervalt: ${offer.seats.length === 1 ? "de plaats gaat" : "de plaatsen gaan"} naar de volgende op de wachtlijst, of ${offer.seats.length === 1 ? "is" : "zijn"} weer vrij voor iedereen.`,
        ]),
    "Wie daarna toch nog wil komen, begint weer achteraan.",
    `Er vertrekt geen mail: verwittig ${fullName(user)} zelf.`,
  ];
}

/** The server's own sentences for these codes address the visitor. */
const SENTENCES: Readonly<Record<string, string>> = {
  NOT_WAITING: "Deze persoon staat niet meer op de wachtlijst.",
  SEATS_AVAILABLE:
    "Er zijn nog plaatsen vrij voor deze wens: de wachtlijst is niet nodig. Maak een reservering bij ‘Nieuwe reservering’.",
  OFFER_ENDED: "Dit aanbod geldt niet meer: het ging naar de volgende op de wachtlijst.",
};

/** Says why an action on a waiting list failed, to a volunteer. @param again of `failedWords` */
export function waitingErrorWords(error: Error, again = LOOK_FIRST): { message: string; detail?: string } {
  if (isUnanswered(error)) return failedWords("Het is niet gelukt.", again)(error);
  const sentence = error instanceof ApiError ? SENTENCES[error.code] : undefined;
  return { message: sentence ?? error.message };
}
