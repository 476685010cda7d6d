import { withoutMarks } from "#words/latin-text.ts";

const MAX_LENGTH = 140;
/** Characters outside SEPA's set (EPC217-08, basic Latin) are dropped. */
const NOT_SEPA = /[^a-zA-Z0-9/?:().,'+ -]/g;

function sepaText(text: string): string {
  return withoutMarks(text).replaceAll(/\s/g, " ").replaceAll(NOT_SEPA, "").replaceAll(/ {2,}/g, " ").trim();
}

interface Named {
  id: number;
  lastname: string;
  firstname: string;
}

/** Format of the specification, section 9; names lose what SEPA does not allow. At most 140 characters. */
export function transferReference(reservation: Named): string {
  const name = sepaText(`${reservation.lastname} ${reservation.firstname}`);
  const whole = name === "" ? `Tickets #${reservation.id}` : `Tickets #${reservation.id} - ${name}`;
  return whole.slice(0, MAX_LENGTH).trim();
}

/** Returns the reference sent to the visitor; one made of the account's name if it was erased or never stored. */
export function announcedReference({
  transferReference: announced,
  ...named
}: Named & { transferReference: string | null }) {
  return announced ?? transferReference(named);
}

export const nameInReference = (reference: string): string => reference.replace(/^Tickets #\d+( - )?/, "");
