import type { PaymentOutcome, RefundReason } from "@podium/shared/contracts/online-payments";
import { isActive } from "@podium/shared/reservation-status";
import { statusWords } from "#entities/reservations/reservation-words.ts";

interface OutcomeWords {
  title: string;
  text: string;
  tone: "success" | "waiting" | "danger";
}

/** For a visitor who returns from paying: what happened, and what to do now. */
export function outcomeWords({ reservation, payment }: PaymentOutcome): OutcomeWords {
  if (payment?.refund) {
    return {
      title: "Uw betaling wordt teruggestort",
      text: `${whyBack(payment.refund)} Het bedrag dat u betaalde, krijgt u van ons terug.`,
      tone: "danger",
    };
  }
  if (reservation.status === "CONFIRMED") {
    return {
      title: payment ? "Uw betaling is gelukt" : "Uw reservering is bevestigd",
      text: `${payment ? "Uw reservering is bevestigd. " : ""}Uw tickets staan klaar en zijn ook per e-mail onderweg.`,
      tone: "success",
    };
  }
  if (!isActive(reservation)) {
    return {
      title: `Deze reservering is ${statusWords[reservation.status].toLowerCase()}`,
      text: "De stoelen zijn weer vrijgegeven.",
      tone: "danger",
    };
  }
  switch (payment?.status) {
    case "OPEN":
    case "PAID":
      return {
        title: "Wij wachten op de bevestiging van uw bank",
        text: "Dat duurt meestal enkele tellen. Deze pagina past zich vanzelf aan.",
        tone: "waiting",
      };
    case "CANCELLED":
      return { title: "U hebt de betaling geannuleerd", text: again, tone: "danger" };
    case "EXPIRED":
      return { title: "De betaling duurde te lang", text: again, tone: "danger" };
    case "FAILED":
      return { title: "De betaling is niet gelukt", text: again, tone: "danger" };
    case undefined:
      return { title: "Er is nog niet betaald", text: again, tone: "waiting" };
  }
}

function whyBack(reason: RefundReason): string {
  if (reason === "ALREADY_CONFIRMED") return "Deze reservering was al betaald.";
  if (reason === "AMOUNT_DIFFERS") return "Het betaalde bedrag is niet het bedrag van deze reservering.";
  if (reason === "RESERVATION_CANCELLED") return "Deze reservering is geannuleerd.";
  if (reason === "RESERVATION_CLOSED") return "De reservering was intussen geannuleerd.";
  if (reason === "VOUCHER_SHORT")
    return "De reservering was vervallen, en het geld van de cadeaubon is intussen anders gebruikt.";
  return "De reservering was intussen verlopen.";
}

const again = "Uw stoelen blijven voor u gereserveerd. Probeer het opnieuw of kies een overschrijving.";
