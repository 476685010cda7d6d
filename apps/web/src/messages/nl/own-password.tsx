import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** Changes that the owner of an account makes to its password. */
export const ownPassword = messages("own-password", {
  changed: "Uw wachtwoord is gewijzigd. Op uw andere toestellen bent u uitgelogd.",
  current: "Huidig wachtwoord",
  fillCurrent: "Vul uw huidige wachtwoord in.",
  repeatNew: "Herhaal nieuw wachtwoord",
  changing: "Bezig met wijzigen...",
  change: "Wachtwoord wijzigen",
  mailed: (email: ReactNode) => (
    <>We stuurden een mail naar {email}. Klik op de link en kies uw wachtwoord. Daarna logt u ermee in.</>
  ),
  noneYet:
    "U hebt nog geen wachtwoord. Dat hoeft ook niet: u logt in met een link die we u mailen. Wilt u er toch een?",
  choose: "Kies een wachtwoord",
});
