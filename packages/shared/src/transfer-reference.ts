import { withoutMarks } from "./latin-text.ts";

const MAX_LENGTH = 140;
/** What SEPA transfers may hold (EPC217-08, the basic Latin set); everything else is left out. */
const NOT_SEPA = /[^a-zA-Z0-9/?:().,'+ -]/g;

function sepaText(text: string): string {
  return withoutMarks(text).replaceAll(/\s/g, " ").replaceAll(NOT_SEPA, "").replaceAll(/ {2,}/g, " ").trim();
}

/**
 * What the visitor writes in the transfer: 'Tickets #<id> - <lastname> <firstname>' (specification, section 9), at most
 * 140 characters. The names lose what SEPA's character set does not have; the number sign belongs to the format and stays.
 */
export function transferReference(reservation: { id: number; lastname: string; firstname: string }): string {
  const name = sepaText(`${reservation.lastname} ${reservation.firstname}`);
  const whole = name === "" ? `Tickets #${reservation.id}` : `Tickets #${reservation.id} - ${name}`;
  return whole.slice(0, MAX_LENGTH).trim();
}
