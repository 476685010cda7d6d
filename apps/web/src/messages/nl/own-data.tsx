import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** Downloading one's own data, and deleting one's account. */
export const ownData = messages("own-data", {
  fileName: (day: string) => `mijn-gegevens-${day}`,
  what: "Wat bij uw account bewaard is, in één bestand dat u kunt lezen en afdrukken: uw gegevens, uw reserveringen, uw betalingen en de mails die u kreeg.",
  download: "Mijn gegevens downloaden",
  downloadJson: "Voor een ander programma (JSON)",
  mayDelete: "U kunt uw account verwijderen. Wij zeggen eerst wat er dan gebeurt.",
  delete: "Account verwijderen",
  whatHappens: "Dit kan niet ongedaan gemaakt worden. Wat er gebeurt:",
  unpaid: (bold: (words: string) => ReactNode) => (
    <>{bold("Onbetaalde reserveringen worden geannuleerd")}, hun stoelen zijn meteen weer vrij.</>
  ),
  waitForPayment: "Hebt u al overgeschreven, wacht dan tot uw betaling bevestigd is.",
  ticketsStay: "Betaalde tickets blijven geldig.",
  downloadFirst: "Download ze eerst: daarna kunt u er hier niet meer bij.",
  about: (names: string) => `Dat geldt voor ${names}.`,
  erased: (hasTickets: boolean) =>
    `Uw telefoonnummer en wachtwoord worden meteen gewist, uw naam en e-mailadres ${hasTickets ? "een dag na uw laatste voorstelling" : "na één dag"}. Betaalde reserveringen bewaren wij zonder uw naam voor de boekhouding.`,
  signedOut: "U wordt overal uitgelogd.",
});
