import type { ReactNode } from "react";
import { messages } from "../messages.ts";

export const unpaidReservations = messages("unpaid-reservations", {
  title: (count: number) =>
    count === 1 ? "U hebt een onbetaalde reservering" : `U hebt ${count} onbetaalde reserveringen`,
  seatsOf: (show: string, when: string, seats: string) => `${show}, ${when}: ${seats}`,
  toPay: (amount: ReactNode) => <>{amount} te betalen.</>,
  toTransfer: "Naar de overschrijving",
  payOtherwise: "Anders betalen",
});
