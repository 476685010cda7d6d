import type { AuditAction } from "@podium/shared/contracts/audit";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { seatLabels } from "@podium/shared/hall-order";
import type { Role } from "@podium/shared/roles";
import { euros } from "#platform/formats.ts";

type Nothing = Record<string, never>;
type Paid = "cash" | "transfer" | "free";

/** What each action says besides who did it to whom: never a name, an address or somebody's own words. */
// A type and not an interface: only types are assignable to a record.
export type AuditFacts = {
  RESERVATION_MADE: { seatIds: string[]; paid: Paid; total: number };
  RESERVATION_CONFIRMED: { amount: number; cash?: boolean };
  CONFIRMATION_UNDONE: { amount: number };
  PAYMENT_METHOD_CHANGED: { to: PaymentMethod };
  RESERVATION_CANCELLED: { seatIds: string[]; toReturn: number };
  ACCOUNT_CANCELLED: { reservations: number; seats: number };
  RESERVATION_MOVED: { from: string[]; to: string[] };
  RESERVATION_REBOOKED: { from: string[]; to: string[]; showId: number; show: string };
  SEATS_ADDED: { seatIds: string[]; amount: number; cash: boolean };
  SEATS_GIVEN_UP: { seatIds: string[]; toReturn: number };
  GUEST_CORRECTED: { changed: string[] };
  REMARK_CHANGED: { removed: boolean };
  TICKETS_RESENT: Nothing;
  REFUNDED: { paymentId: number; amount: number; reference: string };
  SEATS_BLOCKED: { seatIds: string[]; show: string };
  SEATS_UNBLOCKED: { seatIds: string[]; show: string };
  SCANNED: Nothing;
  SCAN_TAKEN_BACK: { seatId: string };
  STATEMENT_READ: { transfers: number };
  EXPORTED: { list: string; lines: number };
  SIGNED_IN: { role: Role };
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
  ROLE_CHANGED: { from: Role; to: Role };
  USER_DELETED: Nothing;
  CODE_CREATED: { type: string; code: string; maxTickets: number };
  CODE_DELETED: { type: string; code: string; maxTickets: number; usedCount: number };
  SHOW_CREATED: { show: string; on: string };
  SHOW_UPDATED: { show: string; changes: string[] };
  SHOW_DELETED: { show: string; on: string };
};

interface About {
  subjectId: number;
  /** Who did it is whom it is about. */
  own: boolean;
}

const PAID: Record<Paid, string> = {
  cash: "contant betaald",
  transfer: "betaalt met een overschrijving",
  free: "gratis",
};

const ROLE_WORDS: Record<Role, string> = {
  USER: "gebruiker",
  DOOR: "onthaal",
  BOX_OFFICE: "kassa",
  ADMIN: "beheerder",
};

const toCents = (amount: number): number => Math.round(amount * 100);
const price = (amount: number): string => euros(toCents(amount));
const toReturn = (amount: number): string => (amount > 0 ? `; ${price(amount)} terug te betalen` : "");

/** Dutch, and understandable without the rest; whom it is about is looked up when the log is read. */
const sentences: { [Action in AuditAction]: (facts: AuditFacts[Action], about: About) => string } = {
  RESERVATION_MADE: ({ seatIds, total, paid }, { subjectId }) =>
    `Reservering #${subjectId} gemaakt: ${seatLabels(seatIds)}, ${price(total)}, ${PAID[paid]}`,
  RESERVATION_CONFIRMED: ({ cash }, { subjectId }) =>
    `Betaling van reservering #${subjectId} bevestigd${cash ? ", contant betaald" : ""}`,
  CONFIRMATION_UNDONE: (_, { subjectId }) =>
    `Bevestiging van de betaling van reservering #${subjectId} ongedaan gemaakt`,
  PAYMENT_METHOD_CHANGED: ({ to }, { subjectId }) =>
    `Reservering #${subjectId} wordt ${to === "MANUAL" ? "met een overschrijving" : "online"} betaald`,
  RESERVATION_CANCELLED: (facts, { subjectId }) => `Reservering #${subjectId} geannuleerd${toReturn(facts.toReturn)}`,
  ACCOUNT_CANCELLED: ({ reservations, seats }, { subjectId }) =>
    `Alles van account #${subjectId} geannuleerd wat niet betaald was: ${reservations} ${reservations === 1 ? "reservering" : "reserveringen"}, ${seats} ${seats === 1 ? "stoel" : "stoelen"}`,
  RESERVATION_MOVED: ({ from, to }, { subjectId }) =>
    `Reservering #${subjectId} verplaatst van ${seatLabels(from)} naar ${seatLabels(to)}`,
  RESERVATION_REBOOKED: ({ show, to }, { subjectId }) => `Reservering #${subjectId}: naar ${show}, ${seatLabels(to)}`,
  SEATS_ADDED: ({ seatIds, amount, cash }, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(seatIds)} erbij, ${price(amount)}${cash ? ", contant betaald" : ""}`,
  SEATS_GIVEN_UP: (facts, { subjectId }) =>
    `Reservering #${subjectId}: ${seatLabels(facts.seatIds)} teruggegeven${toReturn(facts.toReturn)}`,
  GUEST_CORRECTED: ({ changed }, { subjectId }) =>
    `Gast van reservering #${subjectId} verbeterd: ${changed.join(", ")}`,
  REMARK_CHANGED: ({ removed }, { subjectId }) =>
    `Opmerking bij reservering #${subjectId} ${removed ? "verwijderd" : "bewaard"}`,
  TICKETS_RESENT: (_, { subjectId }) => `Tickets van reservering #${subjectId} opnieuw verstuurd`,
  REFUNDED: ({ amount, reference }, { subjectId }) =>
    `${price(amount)} van reservering #${subjectId} genoteerd als terugbetaald${reference && ` (${reference})`}`,
  SEATS_BLOCKED: ({ show, seatIds }) => `Geblokkeerd voor "${show}": ${seatLabels(seatIds)}`,
  SEATS_UNBLOCKED: ({ show, seatIds }) => `Vrijgegeven voor "${show}": ${seatLabels(seatIds)}`,
  SCANNED: (_, { subjectId }) => `Tickets gescand voor voorstelling #${subjectId}`,
  SCAN_TAKEN_BACK: ({ seatId }, { subjectId }) =>
    `Scan van ${seatLabels([seatId])} van reservering #${subjectId} teruggenomen`,
  STATEMENT_READ: ({ transfers }, { subjectId }) =>
    `Rekeningafschrift #${subjectId} ingelezen: ${transfers} ${transfers === 1 ? "overschrijving" : "overschrijvingen"}`,
  EXPORTED: ({ list, lines }) => `Lijst "${list}" gedownload: ${lines} ${lines === 1 ? "lijn" : "lijnen"}`,
  SIGNED_IN: ({ role }) => `Aangemeld als ${ROLE_WORDS[role]}`,
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
  ROLE_CHANGED: ({ from, to }) => `Rol gewijzigd van ${ROLE_WORDS[from]} naar ${ROLE_WORDS[to]}`,
  USER_DELETED: (_, { subjectId, own }) =>
    own ? `Account #${subjectId} op eigen verzoek verwijderd` : `Gebruiker #${subjectId} verwijderd`,
  CODE_CREATED: ({ type, code, maxTickets }) => `${type} ${code} aangemaakt voor ${maxTickets} tickets`,
  CODE_DELETED: ({ type, code, usedCount, maxTickets }) =>
    `${type} ${code} verwijderd (${usedCount} van ${maxTickets} tickets gebruikt)`,
  SHOW_CREATED: ({ show, on }) => `Voorstelling "${show}" van ${on} aangemaakt`,
  SHOW_UPDATED: ({ show, changes }) => `Voorstelling "${show}" gewijzigd: ${changes.join(", ")}`,
  SHOW_DELETED: ({ show, on }) => `Voorstelling "${show}" van ${on} verwijderd`,
};

export function auditSentence<Action extends AuditAction>(
  action: Action,
  facts: AuditFacts[Action],
  about: About,
): string {
  return sentences[action](facts, about);
}
