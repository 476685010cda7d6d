import { messages } from "../messages.ts";

/** Of what every page may say when something fails. */
export const failures = messages("failures", {
  offline: "Geen verbinding met de server. Kijk uw internetverbinding na en probeer opnieuw.",
  unavailable: "De dienst is even niet bereikbaar. Probeer het over enkele seconden opnieuw.",
  unknown: "Onbekende fout",
  tryAgain: "Probeer opnieuw",
});
