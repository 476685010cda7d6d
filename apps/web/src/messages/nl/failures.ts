import { messages } from "../messages.ts";

/** Failures that may occur on every page. */
export const failures = messages("failures", {
  offline: "Geen verbinding met de server. Kijk uw internetverbinding na en probeer opnieuw.",
  unavailable: "De dienst is even niet bereikbaar. Probeer het over enkele seconden opnieuw.",
  unknown: "Onbekende fout",
  tryAgain: "Probeer opnieuw",
});
