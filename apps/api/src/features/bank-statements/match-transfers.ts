import { withoutMarks } from "@podium/shared/latin-text";
import { editDistance } from "./edit-distance.ts";

/** A reservation that a transfer may pay. */
export interface Payable {
  id: number;
  status: "PENDING" | "CONFIRMED" | "EXPIRED" | "CANCELLED";
  totalCents: number;
  firstname: string;
  lastname: string;
}

export interface Payment {
  amountCents: number;
  name: string;
  message: string;
}

/** What a transfer seems to pay. `certain` wants a look, `doubtful` wants thinking, `none` cannot be confirmed. */
export interface Proposal {
  match: "certain" | "doubtful" | "none";
  reservationId: number | null;
  /** Why it is not certain; Dutch. */
  reason: string | null;
}

const NOTHING: Proposal = { match: "none", reservationId: null, reason: "Geen reservering gevonden voor deze overschrijving." };
const MAX_ID_DIGITS = 9;
const euros = (cents: number): string => `€ ${(cents / 100).toFixed(2).replace(".", ",")}`;

const words = (text: string): string[] => withoutMarks(text).toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/** Typing mistakes that a word of this length may have and still be the same word. */
function slips(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 6 ? 1 : 2;
}
const alike = (word: string, other: string): boolean => editDistance(word, other, slips(word)) <= slips(word);

interface Reference {
  /** The number that follows 'Tickets' (also mistyped) or '#'; null when there is none. */
  marked: number | null;
  numbers: number[];
  /** What may be a name, from the message and from who paid. */
  words: string[];
}

function toId(word: string | undefined): number | null {
  return word !== undefined && /^\d+$/.test(word) && word.length <= MAX_ID_DIGITS ? Number(word) : null;
}

/** What a transfer says of its reservation. */
function readReference({ message, name }: Payment): Reference {
  const found = words(message);
  const afterTickets = found.flatMap((word, index) => {
    if (!alike("tickets", word)) return [];
    const next = found[index + 1];
    return toId(/^(nr|no|nummer)$/.test(next ?? "") ? found[index + 2] : next) ?? [];
  });
  return {
    marked: toId(/#\s*(\d+)/.exec(message)?.[1]) ?? afterTickets[0] ?? null,
    numbers: found.flatMap((word) => toId(word) ?? []),
    words: [...found, ...words(name)].filter((word) => !/^\d/.test(word)),
  };
}

function mentions(reference: Reference, name: string): boolean {
  const parts = words(name);
  return parts.length > 0 && parts.every((part) => reference.words.some((word) => alike(part, word)));
}

/** The transfer names this reservation by its number. */
function proposeByNumber(payment: Payment, reservation: Payable, reference: Reference): Proposal {
  const doubt = (reason: string): Proposal => ({ match: "doubtful", reservationId: reservation.id, reason });
  const look = (reason: string): Proposal => ({ match: "none", reservationId: reservation.id, reason });
  if (reservation.status === "CONFIRMED") return look("Deze reservering is al betaald. Misschien werd er twee keer betaald.");
  if (reservation.status === "CANCELLED") return look("Deze reservering is geannuleerd. Betaal het bedrag terug.");
  if (reservation.totalCents !== payment.amountCents) {
    return look(`Het bedrag verschilt: ${euros(payment.amountCents)} ontvangen, ${euros(reservation.totalCents)} verwacht.`);
  }
  if (reservation.status === "EXPIRED") return doubt("De reservering is vervallen; bevestigen lukt als haar stoelen nog vrij zijn.");
  if (reference.marked === null) return doubt("Er staat wel een nummer in de mededeling, maar niet als 'Tickets #nummer'.");
  if (!mentions(reference, reservation.lastname)) return doubt("De naam bij de overschrijving is niet die van de reservering.");
  return { match: "certain", reservationId: reservation.id, reason: null };
}

/** The number is missing or wrong: the open reservations with this amount whose whole name stands in the transfer. */
function proposeByName(payment: Payment, open: readonly Payable[], reference: Reference): Proposal | null {
  const found = open.filter(
    (one) =>
      one.totalCents === payment.amountCents && mentions(reference, one.lastname) && mentions(reference, one.firstname),
  );
  const [first] = found;
  if (!first) return null;
  const all = found.map((one) => `#${one.id}`).join(", ");
  const reason =
    found.length > 1
      ? `Meerdere reserveringen met deze naam en dit bedrag: ${all}.`
      : "Het nummer in de mededeling ontbreekt of klopt niet; naam en bedrag kloppen wel.";
  return { match: "doubtful", reservationId: first.id, reason };
}

function propose(payment: Payment, byId: ReadonlyMap<number, Payable>, open: readonly Payable[]): Proposal {
  const reference = readReference(payment);
  const numbers = reference.marked === null ? reference.numbers : [reference.marked];
  const named = numbers.flatMap((number) => byId.get(number) ?? []);
  // Number and name together say whose it is, whatever else is wrong with it.
  const own = named.find((one) => mentions(reference, one.lastname));
  if (own) return proposeByNumber(payment, own, reference);
  // A mistyped number may be somebody else's: a whole name with the right amount says more than a number alone.
  const byName = proposeByName(payment, open, reference);
  if (byName) return byName;
  const byNumber = named.map((one) => proposeByNumber(payment, one, reference));
  return byNumber.find((one) => one.match !== "none") ?? byNumber[0] ?? NOTHING;
}

/**
 * Which reservation each transfer pays, by reference (also mistyped), amount and name. A transfer whose amount is not
 * exactly what is due never matches. Of several transfers for one reservation none is certain.
 * @returns a proposal per payment, in their order
 */
export function matchTransfers(payments: readonly Payment[], reservations: readonly Payable[]): Proposal[] {
  const byId = new Map(reservations.map((reservation) => [reservation.id, reservation]));
  const open = reservations.filter((reservation) => reservation.status === "PENDING");
  const proposals = payments.map((payment) => propose(payment, byId, open));
  const claims = Map.groupBy(
    proposals.filter((proposal) => proposal.match !== "none"),
    (proposal) => proposal.reservationId,
  );
  return proposals.map((proposal) =>
    proposal.match === "certain" && (claims.get(proposal.reservationId)?.length ?? 0) > 1
      ? { ...proposal, match: "doubtful", reason: "Er zijn meerdere overschrijvingen voor deze reservering." }
      : proposal,
  );
}
