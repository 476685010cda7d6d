import type { CheckInShow } from "@podium/shared/contracts/check-in";
import { cancelledShowTicket, replacedCode, RETURNED_TICKET } from "@podium/shared/tickets/check-in-rules";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { placeLabel } from "@podium/shared/halls/seat-names";
import type { ApiError } from "#platform/api-client.ts";
import { formatEuro, formatShortDateTime, formatTime } from "#platform/format.ts";
import type { ScanDecision } from "./validate-ticket.ts";

export const UNKNOWN_PRODUCT = "Onbekende bon: die hoort niet bij deze voorstelling.";
export const HAND_OUT_UNCHECKABLE =
  "Zonder verbinding kan deze code hier niet nagekeken worden. Zoek de gast op naam, en geef daar uit.";
export const leftToHandOut = (left: number): string => `Nog ${left} uit te geven`;
const UNKNOWN_TICKET = "Onbekend ticket: dit nummer bestaat niet.";
export const NOT_A_TICKET = "Onbekende QR-code: dit is geen ticket van ons.";
export const UNREADABLE = "De QR-code kon niet gelezen worden. Hou ze stil en recht voor de camera.";
export const GARBLED =
  "De handscanner typt andere tekens dan die van het ticket. Stel hem in op het toetsenbord ‘US English’ of ‘Belgian’.";
export const NO_SHOW = "Kies eerst de voorstelling aan deze deur.";
export const NOT_LOADED = "Geen verbinding, en de tickets van deze voorstelling zijn nog niet geladen.";
/** Specification, section 8. */
export const NO_TOKEN = "No authorization token found";
export const UNCHECKABLE =
  "Zonder verbinding kan deze code hier niet nagekeken worden. Laat de gast met de hand binnen.";
export const PAID_CASH = "Contant betaald";
export const RECEIVED_CASH = "Rest contant ontvangen";
export const SCAN_FAILED = "Scan failed";
export const LIST_FAILED = "Failed to fetch present seats";

const showName = ({ name, dateTime }: CheckInShow): string => `${name}, ${formatShortDateTime(dateTime)}`;

export function otherShowText(show: CheckInShow): string {
  return errorMessage("OTHER_SHOW", { show: showName(show) });
}

export const cancelledText = (show: CheckInShow): string => cancelledShowTicket(showName(show));

export function refusalText(decision: Exclude<ScanDecision, { kind: "admit" }>): string {
  switch (decision.kind) {
    case "already":
      return errorMessage("ALREADY_SCANNED", { time: formatTime(decision.at) });
    case "moved":
      return errorMessage("TICKET_MOVED", { seat: placeLabel(decision.to) });
    case "replaced":
      return replacedCode(decision.by.guest);
    case "returned":
      return RETURNED_TICKET;
    case "unpaid":
      return withDue(errorMessage("NOT_CONFIRMED"), decision.due);
    case "refused":
      return errorMessage(decision.code);
    case "cancelled-show":
      return cancelledText(decision.show);
    case "other-show":
      return otherShowText(decision.show);
    case "unknown":
      return UNKNOWN_TICKET;
  }
}

function withDue(message: string, due: number | null): string {
  return due === null ? message : message.replace(/\.$/, `: ${formatEuro(due)}.`);
}

/** Returns the server's own sentence, except when this device knows more. */
export function serverRefusalText(error: ApiError, show: CheckInShow | undefined, due: number | null): string {
  if (error.code === "RESERVATION_NOT_FOUND") return UNKNOWN_TICKET;
  if (error.code === "OTHER_SHOW" && show) return otherShowText(show);
  if (error.code === "NOT_CONFIRMED") return withDue(error.message, due).trim() || SCAN_FAILED;
  return error.message.trim() || SCAN_FAILED;
}

export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : SCAN_FAILED;
}
