import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** Cancelling one's own unpaid reservation. */
export const cancelOwn = messages("cancel-own", {
  title: "Reservering annuleren?",
  ends: (id: number, show: ReactNode) => (
    <>
      Uw reservering nr. {id} voor {show} vervalt dan meteen:
    </>
  ),
  becomeFree: (places: string, count: number) => `${places} ${count === 1 ? "komt" : "komen"} vrij voor iemand anders.`,
  nothingToPay: "U hoeft niets meer te betalen.",
  onVoucher: (code: string, amount: string) => `Op uw cadeaubon ${code} komt ${amount} terug.`,
  paidAlready: "Schreef u het bedrag al over? Annuleer dan niet, maar neem contact op.",
  noWayBack: "Dit kan niet ongedaan worden gemaakt.",
  keep: "Nee, behouden",
  confirm: "Ja, annuleren",
  cancelled: "Uw reservering is geannuleerd.",
  failed: "Uw reservering is niet geannuleerd.",
});
