import { messages } from "../messages.ts";

/** The way onto the waiting list of a show. */
export const joinWaitingList = messages("join-waiting-list", {
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
