import type { Wallet } from "@podium/shared/contracts/wallet";
import { typedPlaceLabels } from "@podium/shared/typed-places";
import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import { fullMoment } from "#platform/formats.ts";
import { calendarAttachment, ticketAttachment, type TicketFiles, walletWords } from "./tickets.template.ts";
import { addressTo, type House, visitBlocks } from "./wording.ts";

interface Holder {
  name: string;
  email: string;
}

export const giverOf = ({ user }: Reservation): string => `${user.firstname} ${user.lastname}`.trim();

/** @param reservation with the seats of these tickets alone */
export function ticketPassedOn(
  { name, email }: Holder,
  reservation: Reservation,
  { pdf, calendar }: TicketFiles,
  { giver, pageUrl, wallets }: { giver: string; pageUrl: string; wallets: readonly Wallet[] },
  house: House,
): MailContent {
  const { id, show, seats } = reservation;
  const one = seats.length === 1;
  return {
    to: email,
    greeting: `Dag ${name},`,
    subject: `${giver} gaf u ${one ? "een ticket" : "tickets"} door voor ${show.name}`,
    title: one ? "Een ticket voor u" : "Tickets voor u",
    blocks: [
      text(
        `${giver} gaf u ${one ? "dit ticket" : "deze tickets"} door. ${one ? "Het zit" : "Ze zitten"} als pdf bij deze mail.`,
      ),
      ...visitBlocks(reservation, house, [["Plaatsen", typedPlaceLabels(seats)]]),
      text("Toon aan de ingang de QR-code van elk ticket, op papier of op het scherm van uw telefoon."),
      button(one ? "Bekijk uw ticket" : "Bekijk uw tickets", pageUrl),
      ...walletWords(wallets, one),
      text(
        `Verandert de plaats, dan krijgt u een nieuwe mail. Achter de knop staat altijd ${one ? "het juiste ticket" : "wat juist is"}.`,
      ),
      note(
        `${giver} kan ${one ? "het ticket" : "de tickets"} terugnemen. Betaal dus nooit voor een ticket aan wie u niet kent. Kent u ${giver} niet? Dan mag u deze mail weggooien.`,
      ),
    ],
    attachments: [ticketAttachment(id, pdf), calendarAttachment(id, calendar)],
  };
}

export function ticketWithdrawn({ name, email }: Holder, reservation: Reservation): MailContent {
  const { show } = reservation;
  if (show.cancelledAt) {
    return {
      to: email,
      greeting: `Dag ${name},`,
      subject: `${show.name} gaat niet door`,
      title: "De voorstelling gaat niet door",
      blocks: [
        text(`${show.name} op ${fullMoment(show.startsAt)} gaat niet door. Het ticket dat u kreeg, geldt niet meer.`),
        text(`U kreeg het van ${giverOf(reservation)}. U hoeft zelf niets te doen.`),
      ],
    };
  }
  return {
    to: email,
    greeting: `Dag ${name},`,
    subject: `Uw ticket voor ${show.name} geldt niet meer`,
    title: "Uw ticket geldt niet meer",
    blocks: [
      text(
        `U kreeg van ${giverOf(reservation)} een ticket voor ${show.name} op ${fullMoment(show.startsAt)}. Dat ticket geldt niet meer.`,
      ),
      text(`Vragen? Neem contact op met ${giverOf(reservation)}.`),
    ],
  };
}

/** To who paid: its holder's account is gone. @param pageUrl null for a guest, who has no account */
export function ticketCameBack(reservation: Reservation, pageUrl: string | null): MailContent {
  const { id, show } = reservation;
  return {
    ...addressTo(reservation.user),
    subject: `Een ticket voor ${show.name} is weer van u (nr. ${id})`,
    title: "Een ticket is weer van u",
    blocks: [
      text(
        `U gaf een ticket door voor ${show.name} op ${fullMoment(show.startsAt)}. Wie het kreeg, heeft het account bij ons verwijderd. Het ticket is daarom weer van u, met een nieuwe QR-code.`,
      ),
      text("Komt er toch iemand anders? Dan geeft u het ticket opnieuw door."),
      ...(pageUrl === null
        ? [text("Antwoord op deze mail, dan sturen wij u het ticket.")]
        : [button("Bekijk uw tickets", pageUrl)]),
    ],
  };
}
