import { messages } from "../messages.ts";

/** Below the button that saved a file. */
export const savedFile = messages("saved-file", {
  saved: (name: string) => `Uw browser bewaart ${name}`,
  shareInstead:
    "Gebeurt er niets? In sommige apps kan een browser niets bewaren: deel het bestand dan, of open deze pagina in uw gewone browser.",
  openInstead:
    "Gebeurt er niets? In sommige apps kan een browser niets bewaren: open deze pagina dan in uw gewone browser.",
  inMail: "U vindt het ook in uw mail.",
  share: "Deel het bestand",
  shareFailed: "Het bestand kon niet gedeeld worden.",
});
