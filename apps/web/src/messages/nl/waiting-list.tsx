import type { ReactNode } from "react";
import { messages } from "#messages/messages.ts";

export const joinWaitingList = messages("joinWaitingList", {
  join: "Zet mij op de wachtlijst",
  firstWho: (show: string, when: string) =>
    `${show}, ${when}. Vul eerst in wie u bent: naar dit e-mailadres schrijven wij als er plaatsen voor u vrijkomen. Een wachtwoord hebt u niet nodig.`,
  hasAccount: "Hebt u al een account?",
  signIn: "Log in",
  onward: "Verder",
  whatNext: (show: string, when: string) =>
    `${show}, ${when}. Komen er plaatsen vrij en bent u aan de beurt, dan houden wij ze voor u opzij en krijgt u een mail.`,
  howMany: "Hoeveel plaatsen?",
  numberUpTo: (most: number) => `Vul een getal in van 1 tot ${most}.`,
  together: "Alleen naast elkaar",
  takesLonger:
    "Met meer plaatsen, of alleen naast elkaar, duurt het meestal langer voor het lukt. Wie achter u staat en minder vraagt, kan dan eerst een aanbod krijgen; uw plaats in de rij houdt u.",
  submit: "Op de wachtlijst",
  joined: "U staat op de wachtlijst.",
  joinedAs: (position: number) => `U staat op de wachtlijst, als nummer ${position}.`,
});

/** The user's places on waiting lists, with their offers. Each `count` is a number of places in a hall. */
export const waitingPlaces = messages("waitingPlaces", {
  title: "Mijn wachtlijst",
  loading: "Wachtlijst laden…",
  loadFailed: "Uw plaats op de wachtlijst kon niet geladen worden.",
  position: (position: number | null) => `Wachtlijst: u bent nummer ${position}`,
  waiting: (show: string, when: string, entry: string, count: number) =>
    `${show}, ${when}: ${entry}. ${count === 1 ? "Komt er een plaats" : "Komen er plaatsen"} vrij en bent u aan de beurt, dan mailen wij u en ziet u ze hier.`,
  leave: "Van de wachtlijst gaan",
  leaveTitle: "Van de wachtlijst gaan?",
  leaveText: "U verliest uw plaats in de rij. Schrijft u zich later opnieuw in, dan begint u achteraan.",
  leaveYes: "Ja, van de wachtlijst",
  left: "U staat niet meer op de wachtlijst.",
  offered: (count: number): string =>
    count === 1 ? "Er ligt een plaats voor u klaar" : "Er liggen plaatsen voor u klaar",
  offer: (show: string, when: string, places: ReactNode) => (
    <>
      {show}, {when}: {places}.
    </>
  ),
  price: (amount: string, count: number) =>
    `${count === 1 ? "Deze plaats kost" : "Samen kosten ze"} ${amount} aan de gewone prijs. Wat u betaalt, ziet u voor u bevestigt.`,
  priceLater: (count: number) => `Wat ze ${count === 1 ? "kost" : "kosten"}, ziet u voor u bevestigt.`,
  restricted: (count: number) =>
    `Van ${count === 1 ? "deze plaats" : "een of meer van deze plaatsen"} ziet u het podium niet helemaal.`,
  reservedUntil: (until: ReactNode, left: ReactNode, count: number) => (
    <>
      Wij houden ze voor u vrij tot {until}
      {left}. Daarna {count === 1 ? "gaat" : "gaan"} ze naar de volgende, en staat u niet meer op de wachtlijst. Hebt u
      nu stoelen van een andere voorstelling in uw winkelwagen, dan komen die vrij als u deze neemt.
    </>
  ),
  stillLeft: (left: string) => ` (nog ${left})`,
  accept: (count: number): string => (count === 1 ? "Neem deze plaats" : "Neem deze plaatsen"),
  accepted: (count: number) =>
    `${count === 1 ? "De plaats staat" : "De plaatsen staan"} in uw winkelwagen. Bevestig ze binnen de tijd die u daar ziet.`,
  acceptFailed: (count: number) => `${count === 1 ? "De plaats is" : "De plaatsen zijn"} niet genomen.`,
  lookInCart: (count: number) =>
    `Kijk eerst of ${count === 1 ? "de plaats al in uw winkelwagen staat" : "de plaatsen al in uw winkelwagen staan"}.`,
  decline: "Niet meer nodig",
  declineTitle: (count: number) => `${count === 1 ? "Deze plaats" : "Deze plaatsen"} weigeren?`,
  declineText: (count: number) =>
    `${count === 1 ? "De plaats gaat" : "De plaatsen gaan"} meteen naar de volgende op de wachtlijst. U staat er dan zelf niet meer op.`,
  declineYes: "Ja, weigeren",
  declined: (count: number) =>
    `${count === 1 ? "De plaats gaat" : "De plaatsen gaan"} naar de volgende. Bedankt om het te laten weten.`,
  back: "Terug",
  failed: "Dat lukte niet.",
});

export const offerAlert = messages("offerAlert", {
  ready: (count: number, places: string) => `Er ${count === 1 ? "ligt" : "liggen"} ${places} voor u klaar.`,
  reservedUntil: (until: string) => `U stond op de wachtlijst. Wij houden ze vrij tot ${until}.`,
  look: "Bekijken",
});
