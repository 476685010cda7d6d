import { nameInReference } from "@podium/shared/transfer-reference";
import { euros } from "#platform/formats.ts";
import { joinStructured } from "./structured-message.ts";
import { alike, createNameFinder, wordsOf } from "./name-words.ts";

export interface Payable {
  id: number;
  status: "PENDING" | "CONFIRMED" | "EXPIRED" | "CANCELLED";
  totalCents: number;
  firstname: string;
  lastname: string;
  /** What was told to the visitor, whose name may have changed since. */
  reference: string;
}

type Named = Pick<Payable, "id" | "lastname" | "reference">;

export interface Payment {
  amountCents: number;
  name: string;
  message: string;
}

export interface Proposal {
  match: "certain" | "doubtful" | "none";
  reservationId: number | null;
  reason: string | null;
}

const NOTHING: Proposal = {
  match: "none",
  reservationId: null,
  reason: "Geen reservering gevonden voor deze overschrijving.",
};
const MAX_ID_DIGITS = 9;

interface Reference {
  /** The number after 'Tickets' (also mistyped) or '#'. */
  marked: number | null;
  numbers: number[];
  mentions: (name: string) => boolean;
}

type NameFinder = ReturnType<typeof createNameFinder>;

function toId(word: string | undefined): number | null {
  return word !== undefined && /^\d+$/.test(word) && word.length <= MAX_ID_DIGITS ? Number(word) : null;
}

function readReference({ message, name }: Payment, finder: NameFinder): Reference {
  // A structured communication is one number, and none of a reservation.
  const found = wordsOf(joinStructured(message));
  const afterTickets = found.flatMap((word, index) => {
    if (!alike("tickets", word)) return [];
    const next = found[index + 1];
    return toId(/^(nr|no|nummer)$/.test(next ?? "") ? found[index + 2] : next) ?? [];
  });
  return {
    marked: toId(/#\s*(\d+)/.exec(message)?.[1]) ?? afterTickets[0] ?? null,
    numbers: found.flatMap((word) => toId(word) ?? []),
    mentions: finder.lookIn([...found, ...wordsOf(name)]),
  };
}

const names = ({ mentions }: Reference, { lastname, reference }: Omit<Named, "id">): boolean =>
  mentions(lastname) || mentions(nameInReference(reference));

/** The transfer names this reservation by its number. */
function proposeByNumber(payment: Payment, reservation: Payable, reference: Reference): Proposal {
  const doubt = (reason: string): Proposal => ({ match: "doubtful", reservationId: reservation.id, reason });
  const look = (reason: string): Proposal => ({ match: "none", reservationId: reservation.id, reason });
  if (reservation.status === "CONFIRMED")
    return look("Deze reservering is al betaald. Misschien werd er twee keer betaald.");
  if (reservation.status === "CANCELLED") return look("Deze reservering is geannuleerd. Betaal het bedrag terug.");
  const isNamed = reference.marked !== null && names(reference, reservation);
  const tooMuch = payment.amountCents - reservation.totalCents;
  if (tooMuch > 0 && isNamed)
    return doubt(`Er is ${euros(tooMuch)} te veel betaald; dat komt bij ‘Terug te betalen’ te staan.`);
  if (tooMuch !== 0) {
    return look(
      `Het bedrag verschilt: ${euros(payment.amountCents)} ontvangen, ${euros(reservation.totalCents)} verwacht.`,
    );
  }
  if (reservation.status === "EXPIRED")
    return doubt("De reservering is vervallen; bevestigen lukt als haar stoelen nog vrij zijn.");
  if (reference.marked === null)
    return doubt("Er staat wel een nummer in de mededeling, maar niet als 'Tickets #nummer'.");
  if (!names(reference, reservation)) return doubt("De naam bij de overschrijving is niet die van de reservering.");
  return { match: "certain", reservationId: reservation.id, reason: null };
}

/** Matches open reservations by amount and whole name, when the number is missing or wrong. */
function proposeByName(sameAmount: readonly Payable[], reference: Reference): Proposal | null {
  const found = sameAmount.filter(
    (one) =>
      (reference.mentions(one.lastname) && reference.mentions(one.firstname)) ||
      reference.mentions(nameInReference(one.reference)),
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

interface Candidates {
  byId: ReadonlyMap<number, Payable>;
  openByAmount: ReadonlyMap<number, readonly Payable[]>;
  finder: NameFinder;
}

function propose(payment: Payment, { byId, openByAmount, finder }: Candidates): Proposal {
  const reference = readReference(payment, finder);
  const numbers = reference.marked === null ? reference.numbers : [reference.marked];
  const named = numbers.flatMap((number) => byId.get(number) ?? []);
  // Number and name together are enough, whatever else is wrong.
  const own = named.find((one) => names(reference, one));
  if (own) return proposeByNumber(payment, own, reference);
  // A mistyped number may be another's: a whole name with the right amount is stronger.
  const byName = proposeByName(openByAmount.get(payment.amountCents) ?? [], reference);
  if (byName) return byName;
  const byNumber = named.map((one) => proposeByNumber(payment, one, reference));
  return byNumber.find((one) => one.match !== "none") ?? byNumber[0] ?? NOTHING;
}

/**
 * The reservation that each transfer names by marked number and last name, whatever its amount and status.
 *
 * @returns its id, or null
 */
export function findNamed(payments: readonly Payment[], reservations: readonly Named[]): Array<number | null> {
  const byId = new Map(reservations.map((reservation) => [reservation.id, reservation]));
  const finder = createNameFinder(reservations.flatMap((one) => [one.lastname, nameInReference(one.reference)]));
  return payments.map((payment) => {
    const reference = readReference(payment, finder);
    const reservation = reference.marked === null ? undefined : byId.get(reference.marked);
    return reservation && names(reference, reservation) ? reservation.id : null;
  });
}

/** Matches by reference, amount and name; a transfer that falls short never matches, one above is doubtful at most. */
export function matchTransfers(payments: readonly Payment[], reservations: readonly Payable[]): Proposal[] {
  const open = reservations.filter((reservation) => reservation.status === "PENDING");
  const candidates: Candidates = {
    byId: new Map(reservations.map((reservation) => [reservation.id, reservation])),
    openByAmount: Map.groupBy(open, (reservation) => reservation.totalCents),
    finder: createNameFinder(
      reservations.flatMap((one) => [one.firstname, one.lastname, nameInReference(one.reference)]),
    ),
  };
  const proposals = payments.map((payment) => propose(payment, candidates));
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
