import type { StatementAction } from "@podium/shared/contracts/bank-statements";
import { nameInReference } from "@podium/shared/money/transfer-reference";
import { euros } from "#platform/process/formats.ts";
import {
  createNameFinder,
  type NameFinder,
  names,
  type Payment,
  readReference,
  type Reference,
} from "./transfer-reference.ts";

export interface Payable {
  id: number;
  userId: number;
  status: "PENDING" | "CONFIRMED" | "EXPIRED" | "CANCELLED";
  totalCents: number;
  firstname: string;
  lastname: string;
  /** Reference as given to the visitor, whose name may have changed since. */
  reference: string;
  /** Confirmed by hand, and no known payment belongs to it. */
  lacksMoney: boolean;
  /** The price changed after confirmation: no single transfer brought it. */
  repriced: boolean;
  /** For a cancelled reservation: the refund that still lacks the transfer that paid it. */
  waitingCents: number | null;
  isWaitingDue: boolean;
}

const MOST_RESERVATIONS = 10;

/** @param fixed those that must be included @returns null: there are none, or several combinations */
function findTogether(fixed: readonly Payable[], others: readonly Payable[], cents: number): Payable[] | null {
  const rest = cents - fixed.reduce((sum, { totalCents }) => sum + totalCents, 0);
  if (rest < 0 || others.length > MOST_RESERVATIONS) return null;
  if (rest === 0) return fixed.length > 1 ? [...fixed] : null;
  const found: Payable[][] = [];
  for (let bits = 1; bits < 1 << others.length && found.length < 2; bits++) {
    const chosen = others.filter((_, index) => (bits >> index) & 1);
    if (chosen.reduce((sum, { totalCents }) => sum + totalCents, 0) === rest) found.push(chosen);
  }
  const [one, another] = found;
  return one && !another ? [...fixed, ...one] : null;
}

export interface Proposal {
  match: "certain" | "doubtful" | "none";
  reservationIds: number[];
  reason: string | null;
  acts: StatementAction[];
  backCents: number;
}

const NOTHING: Proposal = {
  match: "none",
  reservationIds: [],
  reason: "Geen reservering gevonden voor deze overschrijving.",
  acts: [],
  backCents: 0,
};

const CUT = "De bank knipte de mededeling, misschien midden in het nummer.";

const PART = "Deze reservering is met de hand bevestigd; dit is een deel van haar bedrag.";

type Rest = Partial<Pick<Proposal, "acts" | "backCents">>;

function proposal(
  match: Proposal["match"],
  reservations: readonly Payable[],
  reason: string | null,
  { acts = [], backCents = 0 }: Rest = {},
): Proposal {
  return { match, reservationIds: reservations.map(({ id }) => id), reason, acts, backCents };
}

/** Proposes a transfer as the money, or a part of it, of a reservation that a volunteer confirmed by hand. */
function proposeMoney({ amountCents }: Payment, payable: Payable, isNamed: boolean): Proposal {
  const tooMuch = amountCents - payable.totalCents;
  if (tooMuch < 0 && !payable.repriced) return proposal("none", [payable], PART);
  const backCents = payable.repriced ? 0 : tooMuch;
  const reason =
    backCents > 0
      ? `Met de hand bevestigd: dit is haar betaling, met ${euros(backCents)} te veel. Dat komt bij ‘Terug te betalen’.`
      : "Met de hand bevestigd: dit is haar betaling.";
  const isSure = isNamed && backCents === 0 && !payable.repriced;
  return proposal(isSure ? "certain" : "doubtful", [payable], reason, { acts: ["link"], backCents });
}

function proposeCancelled({ amountCents }: Payment, payable: Payable): Proposal {
  const { lacksMoney, waitingCents, isWaitingDue } = payable;
  if (!lacksMoney || (waitingCents === null && !payable.repriced))
    return proposal("none", [payable], "Deze reservering is geannuleerd. Betaal het bedrag terug.", {
      acts: ["refund"],
      backCents: amountCents,
    });
  if (amountCents < payable.totalCents && !payable.repriced) return proposal("none", [payable], PART);
  const backCents = isWaitingDue ? amountCents : Math.max(0, amountCents - (waitingCents ?? amountCents));
  const reason =
    backCents > 0
      ? `Geannuleerd na een bevestiging met de hand; dit is haar betaling. ${euros(backCents)} gaat terug.`
      : "Geannuleerd na een bevestiging met de hand; dit is haar betaling. Er gaat niets meer terug.";
  return proposal("doubtful", [payable], reason, { acts: ["link"], backCents });
}

const tooMuchWords = (cents: number): string =>
  `Er is ${euros(cents)} te veel betaald; dat komt bij ‘Terug te betalen’ te staan.`;
const differsWords = ({ amountCents }: Payment, { totalCents }: Payable): string =>
  `Het bedrag verschilt: ${euros(amountCents)} ontvangen, ${euros(totalCents)} verwacht.`;

/** Proposes what to do with a transfer for an expired reservation: all of it may be refunded, whatever the amount. */
function proposeExpired(payment: Payment, payable: Payable, isNamed: boolean): Proposal {
  const tooMuch = payment.amountCents - payable.totalCents;
  if (tooMuch < 0 || (tooMuch > 0 && !isNamed)) {
    const reason = `De reservering is vervallen. ${differsWords(payment, payable)}`;
    return proposal("none", [payable], reason, { acts: ["refund"], backCents: payment.amountCents });
  }
  const reason = "De reservering is vervallen; bevestigen lukt als haar stoelen nog vrij zijn.";
  return proposal("doubtful", [payable], tooMuch > 0 ? `${reason} ${tooMuchWords(tooMuch)}` : reason, {
    acts: ["confirm", "refund"],
    backCents: tooMuch,
  });
}

function proposeByNumber(payment: Payment, payable: Payable, reference: Reference): Proposal {
  const { status, totalCents } = payable;
  const isNamed = reference.marked !== null && names(reference, payable);
  if (status === "CONFIRMED" && payable.lacksMoney) return proposeMoney(payment, payable, isNamed);
  if (status === "CONFIRMED")
    return proposal("none", [payable], "Deze reservering is al betaald. Misschien werd er twee keer betaald.", {
      acts: ["refund"],
      backCents: payment.amountCents,
    });
  if (status === "CANCELLED") return proposeCancelled(payment, payable);
  const tooMuch = payment.amountCents - totalCents;
  if (status === "EXPIRED") return proposeExpired(payment, payable, isNamed);
  if (tooMuch > 0 && isNamed)
    return proposal("doubtful", [payable], tooMuchWords(tooMuch), { acts: ["confirm"], backCents: tooMuch });
  if (tooMuch !== 0) {
    const acts: StatementAction[] = tooMuch < 0 ? ["cash", "accept"] : [];
    return proposal("none", [payable], differsWords(payment, payable), { acts });
  }
  const doubt = (reason: string) => proposal("doubtful", [payable], reason, { acts: ["confirm"] });
  if (reference.isCut) return doubt(CUT);
  if (reference.marked === null)
    return doubt("Er staat wel een nummer in de mededeling, maar niet als 'Tickets #nummer'.");
  if (!isNamed) return doubt("De naam bij de overschrijving is niet die van de reservering.");
  return proposal("certain", [payable], null, { acts: ["confirm"] });
}

function proposeByName(sameAmount: readonly Payable[], reference: Reference): Proposal | null {
  const found = sameAmount.filter((one) => isWholeName(reference, one));
  const [first] = found;
  if (!first) return null;
  const reason =
    found.length > 1
      ? `Meerdere reserveringen met deze naam en dit bedrag: ${numbersOf(found)}.`
      : "Het nummer in de mededeling ontbreekt of klopt niet; naam en bedrag kloppen wel.";
  return proposal("doubtful", [first], reason, { acts: ["confirm"] });
}

const isWholeName = ({ mentions }: Reference, { firstname, lastname, reference }: Payable): boolean =>
  (mentions(lastname) && mentions(firstname)) || mentions(nameInReference(reference));

const numbersOf = (reservations: readonly Payable[]): string => reservations.map(({ id }) => `#${id}`).join(", ");

interface Candidates {
  byId: ReadonlyMap<number, Payable>;
  openByAmount: ReadonlyMap<number, readonly Payable[]>;
  openByUser: ReadonlyMap<number, readonly Payable[]>;
  /** Users with several open reservations, by the sum of these. */
  usersBySum: ReadonlyMap<number, readonly number[]>;
  finder: NameFinder;
}

/** Proposes a transfer for several reservations with this sum: all numbered in it, or several of one person. */
function proposeSeveral(
  { amountCents }: Payment,
  reference: Reference,
  { byId, openByUser }: Candidates,
): Proposal | null {
  const numbered = reference.numbers.flatMap((number) => {
    const one = byId.get(number);
    return one?.status === "PENDING" ? one : [];
  });
  const named = numbered.filter((one) => names(reference, one));
  const [first] = named;
  if (!first) return null;
  const isOne = (all: readonly Payable[]): boolean => all.every(({ userId }) => userId === first.userId);
  const others = (openByUser.get(first.userId) ?? []).filter((one) => !named.includes(one));
  const together =
    findTogether(numbered, [], amountCents) ?? (isOne(named) ? findTogether(named, others, amountCents) : null);
  if (!together) return null;
  const isMarked = together.every(({ id }) => reference.allMarked.has(id) || id === reference.marked);
  const isSure = isMarked && !reference.isCut && isOne(together);
  const whose = isOne(together) ? "van dezelfde persoon" : "van verschillende personen";
  const reason = isSure ? null : `Het bedrag is dat van ${numbersOf(together)} samen, ${whose}.`;
  return proposal(isSure ? "certain" : "doubtful", together, reason, { acts: ["confirm"] });
}

function proposeAllByName(
  { amountCents }: Payment,
  reference: Reference,
  { openByUser, usersBySum }: Candidates,
): Proposal | null {
  const ofOne = (usersBySum.get(amountCents) ?? []).map((userId) => openByUser.get(userId) ?? []);
  const found = ofOne.find((all) => all.every((one) => isWholeName(reference, one)));
  if (!found) return null;
  return proposal("doubtful", found, `Naam en bedrag zijn die van ${numbersOf(found)} samen.`, { acts: ["confirm"] });
}

function propose(payment: Payment, candidates: Candidates): Proposal {
  const reference = readReference(payment, candidates.finder);
  const several = proposeSeveral(payment, reference, candidates);
  if (several) return several;
  const numbers = reference.marked === null ? reference.numbers : [reference.marked];
  const named = numbers.flatMap((number) => candidates.byId.get(number) ?? []);
  // A matching number and name suffice, even if the amount is wrong.
  const own = named.find((one) => names(reference, one));
  if (own) return proposeByNumber(payment, own, reference);
  // A mistyped number may be another person's: a whole name with the right amount is stronger.
  const byName = proposeByName(candidates.openByAmount.get(payment.amountCents) ?? [], reference);
  if (byName) return byName;
  const allByName = proposeAllByName(payment, reference, candidates);
  if (allByName) return allByName;
  const byNumber = named.map((one) => proposeByNumber(payment, one, reference));
  return byNumber.find((one) => one.match !== "none") ?? byNumber[0] ?? NOTHING;
}

/** Makes a proposal for the total of a batch doubtful: it may be from several people. */
function ofBatch(found: Proposal): Proposal {
  const why = "De bank gaf één bedrag voor meerdere betalingen, zonder delen die daarmee kloppen.";
  const reason = found.reason === null || found.reservationIds.length === 0 ? why : `${why} ${found.reason}`;
  return { ...found, reason, match: found.match === "certain" ? "doubtful" : found.match };
}

/** Volunteers decide on amounts that fall short, and on closed reservations. @param payments no returned refunds */
export function matchTransfers(payments: readonly Payment[], reservations: readonly Payable[]): Proposal[] {
  const open = reservations.filter((reservation) => reservation.status === "PENDING");
  const openByUser = Map.groupBy(open, ({ userId }) => userId);
  const sums = [...openByUser].flatMap(([userId, all]) =>
    all.length > 1 ? { userId, cents: all.reduce((sum, { totalCents }) => sum + totalCents, 0) } : [],
  );
  const candidates: Candidates = {
    byId: new Map(reservations.map((reservation) => [reservation.id, reservation])),
    openByAmount: Map.groupBy(open, (reservation) => reservation.totalCents),
    openByUser,
    usersBySum: new Map(
      [...Map.groupBy(sums, ({ cents }) => cents)].map(([cents, all]) => [cents, all.map(({ userId }) => userId)]),
    ),
    finder: createNameFinder(
      reservations.flatMap((one) => [one.firstname, one.lastname, nameInReference(one.reference)]),
    ),
  };
  const proposals = payments.map((payment) => {
    const found = propose(payment, candidates);
    return payment.kind === "BATCH" ? ofBatch(found) : found;
  });
  const claims = proposals.flatMap(({ match, reservationIds }) => (match === "none" ? [] : reservationIds));
  const times = Map.groupBy(claims, (id) => id);
  return proposals.map((one) =>
    one.match === "certain" && one.reservationIds.some((id) => (times.get(id)?.length ?? 0) > 1)
      ? { ...one, match: "doubtful", reason: "Er zijn meerdere overschrijvingen voor deze reservering." }
      : one,
  );
}
