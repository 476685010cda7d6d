import type { AuditAction } from "@podium/shared/contracts/audit";
import type { PaidAtBoxOffice } from "@podium/shared/contracts/box-office";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { Choice } from "@podium/shared/contracts/show-changes";
import type { VoucherOrigin } from "@podium/shared/contracts/vouchers";
import { countedPlaces, waitingEntryWords } from "@podium/shared/words/counted-places";
import { type NamedSeat, seatLabel, seatLabels } from "@podium/shared/halls/seat-names";
import { MAX_BOX_OFFICE_SEATS } from "@podium/shared/contracts/limits";
import { toCents } from "@podium/shared/money/money";
import { euros } from "#platform/process/formats.ts";
import { type CodeFacts, codeSentences } from "./code-sentences.ts";
import { type ContentFacts, contentSentences } from "./content-sentences.ts";
import { type RoleFacts, roleSentences } from "./role-sentences.ts";

type Nothing = Record<string, never>;

/** Names of seats at that time: a later plan may change them. Lines of older versions have only the ids. */
// Types and not interfaces: only types are assignable to a record.
type SeatFacts = { seatIds: string[]; seats: NamedSeat[]; more?: number };
type RefundFacts = { paymentId: number; amount: number; reference: string; voucherId?: number };
type MoveFacts = { from: string[]; to: string[]; fromSeats: NamedSeat[]; toSeats: NamedSeat[] };

/** Only blocking may exceed this number: the names of a whole hall would take 150 kB in each line. */
const MOST_KEPT = MAX_BOX_OFFICE_SEATS;

/** @param seats in numbering order; only the first are stored by name, the others are counted */
export function seatFacts(seats: readonly NamedSeat[]): SeatFacts {
  const kept = seats.slice(0, MOST_KEPT);
  return {
    seatIds: kept.map(({ seatId }) => seatId),
    seats: kept.map(({ seatId, group, label }) => ({ seatId, group, label })),
    ...(seats.length > MOST_KEPT && { more: seats.length - MOST_KEPT }),
  };
}

export function moveFacts(from: readonly NamedSeat[], to: readonly NamedSeat[]): MoveFacts {
  const [was, is] = [seatFacts(from), seatFacts(to)];
  return { from: was.seatIds, to: is.seatIds, fromSeats: was.seats, toSeats: is.seats };
}

/** Facts of each action besides actor and person concerned: never a name, an address or somebody's own words. */
type FactsElsewhere = CodeFacts & ContentFacts & RoleFacts;
export type AuditFacts = FactsElsewhere & {
  RESERVATION_MADE: SeatFacts & { paid: PaidAtBoxOffice; total: number };
  RESERVATION_CONFIRMED: { amount: number; cash?: boolean; card?: boolean };
  CONFIRMATION_UNDONE: { amount: number };
  PAYMENT_METHOD_CHANGED: { to: PaymentMethod };
  RESERVATION_CANCELLED: SeatFacts & { toReturn: number };
  ACCOUNT_CANCELLED: { reservations: number; seats: number };
  /** `difference`, in euros, when visitors move themselves: how much dearer the new seats are; negative: cheaper. */
  RESERVATION_MOVED: MoveFacts & { difference?: number };
  RESERVATION_REBOOKED: MoveFacts & { showId: number; show: string };
  SEATS_ADDED: SeatFacts & { amount: number; cash: boolean; card?: boolean };
  SEATS_GIVEN_UP: SeatFacts & { toReturn: number };
  TICKETS_PASSED_ON: SeatFacts;
  TICKETS_TAKEN_BACK: SeatFacts;
  TICKETS_RETURNED: SeatFacts;
  RETURN_UNDONE: SeatFacts;
  RETURN_SOLD: SeatFacts & { returned: number };
  GUEST_CORRECTED: { changed: string[] };
  RESERVATION_CLAIMED: { userId: number };
  REMARK_CHANGED: { removed: boolean };
  TICKETS_RESENT: Nothing;
  REFUNDED: RefundFacts & { elsewhere?: boolean; inCash?: boolean };
  /** `end`: the last characters of the account number. */
  REFUND_ACCOUNT_CHANGED: { end: string };
  REFUND_FILE_MADE: { file: number; refunds: number; amount: number };
  REFUND_FILE_READ: { file: number; refunds: number };
  /** No `file`: the refund was paid by hand. */
  REFUND_NOT_PAID: { paymentId: number; amount: number; file?: number };
  SEATS_BLOCKED: SeatFacts & { show: string; blockId?: number };
  SEATS_UNBLOCKED: SeatFacts & { show: string };
  BLOCK_REASON_CHANGED: SeatFacts & { show: string; blockId?: number };
  WISH_ADDED: { show: string; seats: number; together: boolean };
  WISH_REMOVED: { show: string; seats: number };
  WISH_CLAIMED: { show: string; seats: number };
  SEATS_OFFERED: SeatFacts & { show: string; position: number };
  SCANNED: Nothing;
  SCAN_TAKEN_BACK: { seatId: string; group: string; label: string };
  STATEMENT_READ: { transfers: number };
  /** `cash`: the rest is paid in cash; otherwise it is waived. */
  TRANSFER_SHORT: { amount: number; short: number; cash: boolean };
  CASH_DUE_RECEIVED: { amount: number; cash: boolean; card: boolean };
  CASH_DUE_WAIVED: { amount: number };
  EXPORTED: { list: string; lines: number };
  DEVICE_MADE: { until: string };
  DEVICE_ENDED: Nothing;
  PROFILE_CORRECTED: { changed: string[] };
  EMAIL_CHANGED: { undone?: boolean };
  PASSKEY_ADDED: Nothing;
  PASSKEY_REMOVED: Nothing;
  AUTHENTICATOR_ADDED: Nothing;
  AUTHENTICATOR_REMOVED: Nothing;
  RECOVERY_CODES_RENEWED: Nothing;
  SECOND_STEP_REMOVED: Nothing;
  ADMIN_MADE: Nothing;
  USER_DELETED: Nothing;
  VOUCHER_ISSUED: { amount: number; origin: VoucherOrigin; cash?: boolean };
  VOUCHER_SHOWN: Nothing;
  /** `other`: the voucher was sent to another address than before. */
  VOUCHER_MAILED: { other: boolean };
  VOUCHER_CORRECTED: { amount: number };
  VOUCHER_RENEWED: Nothing;
  VOUCHER_BLOCKED: Nothing;
  VOUCHER_UNBLOCKED: Nothing;
  VOUCHER_SHORT: { amount: number };
  SHOW_CREATED: { show: string; on: string };
  SHOW_UPDATED: { show: string; changes: string[] };
  SHOW_DELETED: { show: string; on: string };
  SHOW_CANCELLED: { show: string; on: string; people: number; unpaid: number };
  /** `people`: number of people who were written to; null: none. */
  SHOW_CHANGE_TOLD: { show: string; people: number | null; asks: boolean };
  CHOICE_MADE: { choice: Choice };
  SHOW_MESSAGE_SENT: { show: string; subject: string; people: number };
  HALL_CREATED: { hall: string; address?: string };
  HALL_PUBLISHED: { hall: string; hallPlanId: number; seats: number };
  HALL_ADDRESS_CHANGED: { hall: string; was: string | null; is: string | null };
  HALL_DELETED: { hall: string };
};

interface About {
  subjectId: number;
  /** Whether the actor is the person concerned. */
  own: boolean;
}

const CHOICES: Record<Choice, string> = {
  KEEP: "plaatsen behouden",
  VOUCHER: "cadeaubon",
  MONEY: "geld terug",
  GIFT: "geschonken aan de vereniging",
};

const countPeople = (people: number): string => `${people} ${people === 1 ? "persoon" : "mensen"}`;

const PAID: Record<PaidAtBoxOffice, string> = {
  cash: "contant betaald",
  card: "met een kaart betaald",
  transfer: "betaalt met een overschrijving",
  free: "gratis",
};

const VOUCHER_ORIGINS: Record<VoucherOrigin, string> = {
  SOLD: "verkocht",
  FREE: "gratis gegeven",
  REFUND: "gegeven als terugbetaling",
};

const paidBy = (cash = false, card = false): string => (cash ? `, ${PAID.cash}` : card ? `, ${PAID.card}` : "");
const price = (amount: number): string => euros(toCents(amount));
const toReturn = (amount: number): string => (amount > 0 ? `; ${price(amount)} terug te betalen` : "");

const dearer = (amount: number): string =>
  amount === 0 ? "" : `; ${price(Math.abs(amount))} ${amount > 0 ? "duurder" : "goedkoper"}`;

/** A sentence with more names would be too long to read. */
const MOST_NAMES = 12;

/** Returns a list such as 'Rij 1, stoelen A tot L, en nog 2988 andere'. */
function firstSeats({ seats, more = 0 }: SeatFacts): string {
  const unnamed = seats.length - MOST_NAMES + more;
  return `${seatLabels(seats.slice(0, MOST_NAMES))}${unnamed > 0 ? `, en nog ${unnamed} andere` : ""}`;
}

/** Dutch sentences that are complete without other lines; the person's name is looked up when the log is read. */
const sentences: { [Action in AuditAction]: (facts: AuditFacts[Action], about: About) => string } = {
  RESERVATION_MADE: ({ seats, total, paid }, { subjectId }) =>
    `Reservering #${subjectId} gemaakt: ${seatLabels(seats)}, ${price(total)}, ${PAID[paid]}`,
  RESERVATION_CONFIRMED: ({ cash, card }, { subjectId }) =>
    `Betaling van reservering #${subjectId} bevestigd${paidBy(cash, card)}`,
  CONFIRMATION_UNDONE: (_, { subjectId }) =>
    `Bevestiging van de betaling van reservering #${subjectId} ongedaan gemaakt`,
  PAYMENT_METHOD_CHANGED: ({ to }, { subjectId }) =>
    `Reservering #${subjectId} wordt ${to === "MANUAL" ? "met een overschrijving" : "online"} betaald`,
  RESERVATION_CANCELLED: (facts, { subjectId }) => `Reservering #${subjectId} geannuleerd${toReturn(facts.toReturn)}`,
  ACCOUNT_CANCELLED: ({ reservations, seats }, { subjectId }) =>
    `Alles van account #${subjectId} geannuleerd wat niet betaald was: ${reservations} ${reservations === 1 ? "reservering" : "reserveringen"}, ${seats} ${seats === 1 ? "stoel" : "stoelen"}`,
  RESERVATION_MOVED: ({ fromSeats, toSeats, difference = 0 }, { subjectId }) =>
    `Reservering #${subjectId} verplaatst van ${seatLabels(fromSeats)} naar ${seatLabels(toSeats)}${dearer(difference)}`,
  RESERVATION_REBOOKED: ({ show, toSeats }, { subjectId }) =>
    `Reservering #${subjectId}: naar ${show}, ${seatLabels(toSeats)}`,
  SEATS_ADDED: ({ seats, amount, cash, card }, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(seats)} erbij, ${price(amount)}${paidBy(cash, card)}`,
  SEATS_GIVEN_UP: (facts, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(facts.seats)} teruggegeven${toReturn(facts.toReturn)}`,
  TICKETS_PASSED_ON: ({ seats }, { subjectId }) => `Reservering #${subjectId}: ${seatLabels(seats)} doorgegeven`,
  TICKETS_TAKEN_BACK: ({ seats }, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(seats)} weer teruggenomen van wie ze kreeg`,
  TICKETS_RETURNED: ({ seats }, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(seats)} teruggegeven om opnieuw te verkopen`,
  RETURN_UNDONE: ({ seats }, { subjectId }) => `Reservering #${subjectId}: ${seatLabels(seats)} toch gehouden`,
  RETURN_SOLD: ({ seats, returned }, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(seats)} werd opnieuw verkocht; ${price(returned)} terug`,
  GUEST_CORRECTED: ({ changed }, { subjectId }) =>
    `Gast van reservering #${subjectId} verbeterd: ${changed.join(", ")}`,
  RESERVATION_CLAIMED: ({ userId }, { subjectId }) =>
    `Reservering #${subjectId} van een gast bij account #${userId} gezet: het is hetzelfde e-mailadres`,
  REMARK_CHANGED: ({ removed }, { subjectId }) =>
    `Opmerking bij reservering #${subjectId} ${removed ? "verwijderd" : "bewaard"}`,
  TICKETS_RESENT: (_, { subjectId }) => `Tickets van reservering #${subjectId} opnieuw verstuurd`,
  REFUNDED: ({ amount, reference, voucherId, elsewhere = false, inCash = false }, { subjectId }) =>
    voucherId === undefined
      ? `${price(amount)} van reservering #${subjectId} ${elsewhere ? "werd in het dashboard van de betaaldienst terugbetaald" : `genoteerd als ${inCash ? "contant " : ""}terugbetaald`}${reference && ` (${reference})`}`
      : `${price(amount)} van reservering #${subjectId} teruggegeven als cadeaubon #${voucherId}`,
  SEATS_BLOCKED: (facts) => `Geblokkeerd voor "${facts.show}": ${firstSeats(facts)}`,
  BLOCK_REASON_CHANGED: (facts) => `Andere reden voor "${facts.show}": ${firstSeats(facts)}`,
  SEATS_UNBLOCKED: (facts) => `Vrijgegeven voor "${facts.show}": ${firstSeats(facts)}`,
  WISH_ADDED: ({ show, seats, together }, { subjectId }) =>
    `Gast #${subjectId} op de wachtlijst gezet voor "${show}": ${waitingEntryWords({ seats, together })}`,
  WISH_REMOVED: ({ show, seats }, { subjectId }) =>
    `#${subjectId} van de wachtlijst gehaald voor "${show}" (${countedPlaces(seats)})`,
  WISH_CLAIMED: ({ show, seats }, { subjectId }) =>
    `Wachtlijst voor "${show}" (${countedPlaces(seats)}): van een gast bij account #${subjectId} gezet, het is hetzelfde e-mailadres`,
  SEATS_OFFERED: ({ seats, show, position }, { subjectId }) =>
    `Voor "${show}" aangeboden aan #${subjectId}, nummer ${position} op de wachtlijst: ${seatLabels(seats)}`,
  SCANNED: (_, { subjectId }) => `Tickets gescand voor voorstelling #${subjectId}`,
  SCAN_TAKEN_BACK: (seat, { subjectId }) => `Scan van ${seatLabel(seat)} van reservering #${subjectId} teruggenomen`,
  STATEMENT_READ: ({ transfers }, { subjectId }) =>
    `Rekeningafschrift #${subjectId} ingelezen: ${transfers} ${transfers === 1 ? "overschrijving" : "overschrijvingen"}`,
  TRANSFER_SHORT: ({ amount, short, cash }, { subjectId }) =>
    `Reservering #${subjectId} bevestigd met een overschrijving van ${price(amount)}: ${price(short)} ${cash ? "wordt contant betaald" : "werd kwijtgescholden"}`,
  CASH_DUE_RECEIVED: ({ amount, cash, card }, { subjectId }) =>
    `Rest van reservering #${subjectId} ontvangen: ${price(amount)}${paidBy(cash, card)}`,
  CASH_DUE_WAIVED: ({ amount }, { subjectId }) =>
    `Rest van reservering #${subjectId} kwijtgescholden: ${price(amount)}`,
  EXPORTED: ({ list, lines }) => `Lijst "${list}" gedownload: ${lines} ${lines === 1 ? "lijn" : "lijnen"}`,
  DEVICE_MADE: ({ until }, { subjectId }) => `Toestel #${subjectId} gemaakt voor de ingang, tot ${until}`,
  DEVICE_ENDED: (_, { subjectId }) => `Toestel #${subjectId} afgemeld`,
  PROFILE_CORRECTED: ({ changed }, { subjectId }) =>
    `Gegevens van gebruiker #${subjectId} verbeterd: ${changed.join(", ")}`,
  EMAIL_CHANGED: ({ undone }, { subjectId, own }) =>
    undone
      ? `E-mailadres van gebruiker #${subjectId} teruggezet`
      : `E-mailadres van gebruiker #${subjectId} gewijzigd${own ? ", door de eigenaar" : ""}`,
  PASSKEY_ADDED: (_, { subjectId }) => `Passkey toegevoegd aan gebruiker #${subjectId}`,
  PASSKEY_REMOVED: (_, { subjectId }) => `Passkey van gebruiker #${subjectId} verwijderd`,
  AUTHENTICATOR_ADDED: (_, { subjectId }) => `Authenticator-app toegevoegd aan gebruiker #${subjectId}`,
  AUTHENTICATOR_REMOVED: (_, { subjectId }) => `Authenticator-app van gebruiker #${subjectId} verwijderd`,
  RECOVERY_CODES_RENEWED: (_, { subjectId }) => `Nieuwe herstelcodes gemaakt voor gebruiker #${subjectId}`,
  SECOND_STEP_REMOVED: (_, { subjectId, own }) =>
    own
      ? `Tweede stap van gebruiker #${subjectId} vervallen toen het account teruggenomen werd`
      : `Tweede stap van gebruiker #${subjectId} verwijderd door een beheerder`,
  ADMIN_MADE: (_, { subjectId }) => `Account #${subjectId} werd bij de start de eerste beheerder`,
  USER_DELETED: (_, { subjectId, own }) =>
    own ? `Account #${subjectId} op eigen verzoek verwijderd` : `Gebruiker #${subjectId} verwijderd`,
  VOUCHER_ISSUED: ({ amount, origin }, { subjectId }) =>
    `Cadeaubon #${subjectId} van ${price(amount)} ${VOUCHER_ORIGINS[origin]}`,
  VOUCHER_SHOWN: (_, { subjectId }) => `Code van cadeaubon #${subjectId} getoond`,
  VOUCHER_MAILED: ({ other }, { subjectId }) =>
    `Cadeaubon #${subjectId} gemaild${other ? " naar een ander adres dan voordien" : ""}`,
  VOUCHER_CORRECTED: ({ amount }, { subjectId }) =>
    `Cadeaubon #${subjectId}: ${price(Math.abs(amount))} ${amount > 0 ? "erbij" : "eraf"}`,
  VOUCHER_RENEWED: (_, { subjectId }) => `Cadeaubon #${subjectId} kreeg een nieuwe code`,
  VOUCHER_BLOCKED: (_, { subjectId }) => `Cadeaubon #${subjectId} geblokkeerd`,
  VOUCHER_SHORT: ({ amount }, { subjectId }) =>
    `Reservering #${subjectId} werd te laat betaald; op haar cadeaubon stond toen ${price(amount)} te weinig`,
  VOUCHER_UNBLOCKED: (_, { subjectId }) => `Cadeaubon #${subjectId} opnieuw vrijgegeven`,
  SHOW_CREATED: ({ show, on }) => `Voorstelling "${show}" van ${on} aangemaakt`,
  SHOW_UPDATED: ({ show, changes }) => `Voorstelling "${show}" gewijzigd: ${changes.join(", ")}`,
  SHOW_DELETED: ({ show, on }) => `Voorstelling "${show}" van ${on} verwijderd`,
  SHOW_CANCELLED: ({ show, on, people, unpaid }) =>
    `Voorstelling "${show}" van ${on} afgelast: mail aan ${countPeople(people)}, ${unpaid} onbetaalde ${unpaid === 1 ? "reservering" : "reserveringen"} beëindigd`,
  SHOW_CHANGE_TOLD: ({ show, people, asks }) =>
    people === null
      ? `Verandering van "${show}" zonder mail afgehandeld: wie plaatsen heeft, weet het al`
      : `Verandering van "${show}" gemeld aan ${countPeople(people)}${asks ? ", met de vraag om te kiezen" : ""}`,
  REFUND_ACCOUNT_CHANGED: ({ end }, { subjectId }) =>
    `Reservering #${subjectId}: rekening voor de terugbetaling eindigt nu op ${end}`,
  REFUND_FILE_MADE: ({ file, refunds, amount }) =>
    `Bestand ${file} voor de bank gemaakt: ${refunds} ${refunds === 1 ? "terugbetaling" : "terugbetalingen"}, samen ${price(amount)}`,
  REFUND_FILE_READ: ({ file, refunds }) =>
    `Bestand ${file} voor de bank gedownload, met ${refunds} ${refunds === 1 ? "rekening" : "rekeningen"}`,
  REFUND_NOT_PAID: ({ amount, file }, { subjectId }) =>
    `Reservering #${subjectId}: ${price(amount)} ${file === undefined ? "werd terugbetaald en" : `van bestand ${file} werd niet uitbetaald of`} kwam terug; het is opnieuw terug te betalen`,
  CHOICE_MADE: ({ choice }, { subjectId }) =>
    `Reservering #${subjectId}: ${CHOICES[choice]}, gekozen door een vrijwilliger`,
  SHOW_MESSAGE_SENT: ({ show, subject, people }) =>
    `Bericht "${subject}" gestuurd aan ${countPeople(people)} met plaatsen voor "${show}"`,
  HALL_CREATED: ({ hall, address }) =>
    `Zaal "${hall}" gemaakt${address === undefined ? "" : `, op het adres ${address}`}`,
  HALL_PUBLISHED: ({ hall, hallPlanId, seats }) =>
    `Zaal "${hall}" gepubliceerd als plan #${hallPlanId}, met ${countedPlaces(seats)}`,
  HALL_ADDRESS_CHANGED: ({ hall, was, is }) =>
    `Adres van zaal "${hall}" gewijzigd: ${was ?? "geen eigen adres"} → ${is ?? "geen eigen adres"}`,
  HALL_DELETED: ({ hall }) => `Zaal "${hall}" verwijderd`,
  ...codeSentences,
  ...contentSentences,
  ...roleSentences,
};

export function auditSentence<Action extends AuditAction>(
  action: Action,
  facts: AuditFacts[Action],
  about: About,
): string {
  return sentences[action](facts, about);
}
