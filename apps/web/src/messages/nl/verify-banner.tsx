import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** Shown until the address is confirmed. */
export const verifyBanner = messages("verify-banner", {
  label: "E-mailadres bevestigen",
  title: "Bevestig uw e-mailadres",
  text: (email: ReactNode, account: (words: string) => ReactNode) => (
    <>
      Dat doet u met de link in een mail aan {email}. Vindt u die mail niet? Druk op de knop, dan sturen we hem. Klopt
      het adres niet? Verander het bij {account("Mijn account")}.
    </>
  ),
});
