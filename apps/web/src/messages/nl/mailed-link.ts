import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { messages } from "../messages.ts";

/** Pages that the link in a mail opens. */
export const mailedLink = messages("mailed-link", {
  over: "Deze link werkt niet meer",
  incomplete: "Deze link is niet volledig",
  usedBefore: errorMessage("LINK_EXPIRED"),
  clickAgain: "Klik opnieuw op de link in de mail, of kopieer hem helemaal.",
  askNew: "Vraag een nieuwe link aan",
});
