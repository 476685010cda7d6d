import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** The tickets that the holder passed on. */
export const passedList = messages("passed-list", {
  title: "Doorgegeven",
  passedTo: (place: string, name: string) => `${place}: doorgegeven aan ${name}`,
  wentTo: (email: string) => `Het ticket ging naar ${email}.`,
  takeBack: "Terugnemen",
  asks: "Ticket terugnemen?",
  whatItMeans: (place: string, name: ReactNode) => (
    <>
      Het ticket voor {place} is dan weer van u. De QR-code van {name} geldt niet meer. Wij laten dat weten per mail.
    </>
  ),
  leave: "Nee, laat zo",
  confirm: "Ja, terugnemen",
  taken: "U hebt uw ticket terug, met een nieuwe QR-code.",
  failed: "Het ticket is niet teruggenomen.",
});
