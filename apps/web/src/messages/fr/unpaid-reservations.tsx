import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "../messages.ts";
import type { unpaidReservations } from "../nl/unpaid-reservations.tsx";

const plural = pluralOf("fr");

export const translation: Translation<typeof unpaidReservations> = {
  title: (count) =>
    count === 1
      ? "Vous avez une réservation impayée"
      : `Vous avez ${count} ${plural(count, "réservation impayée", "réservations impayées")}`,
  seatsOf: (show, when, seats) => `${show}, ${when}\u00A0: ${seats}`,
  toPay: (amount) => <>{amount} à payer.</>,
  toTransfer: "Vers le virement",
  payOtherwise: "Payer autrement",
};
