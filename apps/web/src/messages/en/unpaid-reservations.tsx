import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "../messages.ts";
import type { unpaidReservations } from "../nl/unpaid-reservations.tsx";

const plural = pluralOf("en");

export const translation: Translation<typeof unpaidReservations> = {
  title: (count) =>
    count === 1 ? "You have an unpaid booking" : `You have ${count} unpaid ${plural(count, "booking", "bookings")}`,
  seatsOf: (show, when, seats) => `${show}, ${when}: ${seats}`,
  toPay: (amount) => <>{amount} to pay.</>,
  toTransfer: "To the bank transfer",
  payOtherwise: "Pay another way",
};
