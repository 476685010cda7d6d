import type { AuditAction, AuditEntry, AuditSubjectType } from "@podium/shared/contracts/audit";
import { paths, reservationPath, voucherPath } from "#platform/paths.ts";
import type { Tone } from "#ui/badge.tsx";

interface ActionWord {
  word: string;
  tone: Tone;
}

export const actionWords: Readonly<Record<AuditAction, ActionWord>> = {
  RESERVATION_MADE: { word: "Gereserveerd", tone: "info" },
  RESERVATION_CONFIRMED: { word: "Betaling bevestigd", tone: "success" },
  CONFIRMATION_UNDONE: { word: "Bevestiging ongedaan", tone: "warning" },
  RESERVATION_CANCELLED: { word: "Geannuleerd", tone: "danger" },
  ACCOUNT_CANCELLED: { word: "Account geannuleerd", tone: "danger" },
  RESERVATION_MOVED: { word: "Verplaatst", tone: "info" },
  RESERVATION_REBOOKED: { word: "Andere avond", tone: "info" },
  SEATS_ADDED: { word: "Plaats erbij", tone: "info" },
  TICKETS_PASSED_ON: { word: "Doorgegeven", tone: "info" },
  TICKETS_TAKEN_BACK: { word: "Teruggenomen", tone: "warning" },
  TICKETS_RETURNED: { word: "Te koop gezet", tone: "warning" },
  RETURN_UNDONE: { word: "Toch gehouden", tone: "neutral" },
  RETURN_SOLD: { word: "Opnieuw verkocht", tone: "success" },
  SEATS_GIVEN_UP: { word: "Plaats terug", tone: "warning" },
  PAYMENT_METHOD_CHANGED: { word: "Betaalwijze", tone: "info" },
  GUEST_CORRECTED: { word: "Gast verbeterd", tone: "info" },
  RESERVATION_CLAIMED: { word: "Bij account gezet", tone: "info" },
  REMARK_CHANGED: { word: "Opmerking", tone: "info" },
  TICKETS_RESENT: { word: "Tickets verstuurd", tone: "info" },
  REFUND_ACCOUNT_CHANGED: { word: "Rekening voor geld terug", tone: "warning" },
  REFUND_FILE_MADE: { word: "Bestand voor de bank", tone: "warning" },
  REFUND_FILE_READ: { word: "Bestand voor de bank gedownload", tone: "warning" },
  REFUND_NOT_PAID: { word: "Niet uitbetaald", tone: "danger" },
  REFUNDED: { word: "Terugbetaald", tone: "success" },
  SEATS_BLOCKED: { word: "Stoelen geblokkeerd", tone: "warning" },
  BLOCK_REASON_CHANGED: { word: "Andere reden", tone: "info" },
  BLOCK_CHANGED: { word: "Blokkering gewijzigd", tone: "info" },
  BLOCKED_SEATS_RELEASED: { word: "Vanzelf vrijgegeven", tone: "info" },
  CAST_QUOTA_MADE: { word: "Quotum gemaakt", tone: "info" },
  CAST_QUOTA_CHANGED: { word: "Quotum gewijzigd", tone: "info" },
  CAST_QUOTA_REMOVED: { word: "Quotum verwijderd", tone: "warning" },
  CAST_LINK_RENEWED: { word: "Nieuwe link", tone: "warning" },
  CAST_LINK_WITHDRAWN: { word: "Link ingetrokken", tone: "warning" },
  CAST_LINK_MAILED: { word: "Link gemaild", tone: "info" },
  SEATS_UNBLOCKED: { word: "Stoelen vrijgegeven", tone: "success" },
  WISH_ADDED: { word: "Op de wachtlijst", tone: "info" },
  WISH_REMOVED: { word: "Van de wachtlijst", tone: "warning" },
  WISH_CLAIMED: { word: "Wachtlijst bij account", tone: "info" },
  SEATS_OFFERED: { word: "Plaatsen aangeboden", tone: "info" },
  SCANNED: { word: "Gescand", tone: "info" },
  SCAN_TAKEN_BACK: { word: "Scan teruggenomen", tone: "warning" },
  TRANSFER_SHORT: { word: "Te weinig betaald", tone: "warning" },
  CASH_DUE_RECEIVED: { word: "Rest ontvangen", tone: "success" },
  CASH_SHIFT_OPENED: { word: "Kassadienst geopend", tone: "info" },
  CASH_SHIFT_CLOSED: { word: "Kassadienst afgesloten", tone: "warning" },
  CASH_DUE_WAIVED: { word: "Rest kwijtgescholden", tone: "warning" },
  STATEMENT_READ: { word: "Afschrift gelezen", tone: "info" },
  EXPORTED: { word: "Lijst gedownload of afgedrukt", tone: "warning" },
  SIGNED_IN: { word: "Aangemeld", tone: "info" },
  DEVICE_MADE: { word: "Toestel gemaakt", tone: "info" },
  DEVICE_ENDED: { word: "Toestel afgemeld", tone: "warning" },
  PROFILE_CORRECTED: { word: "Gegevens verbeterd", tone: "info" },
  EMAIL_CHANGED: { word: "E-mail gewijzigd", tone: "warning" },
  PASSKEY_ADDED: { word: "Passkey erbij", tone: "info" },
  PASSKEY_REMOVED: { word: "Passkey verwijderd", tone: "warning" },
  AUTHENTICATOR_ADDED: { word: "App erbij", tone: "info" },
  AUTHENTICATOR_REMOVED: { word: "App verwijderd", tone: "warning" },
  RECOVERY_CODES_RENEWED: { word: "Nieuwe herstelcodes", tone: "info" },
  SECOND_STEP_REMOVED: { word: "Tweede stap weg", tone: "danger" },
  ADMIN_MADE: { word: "Eerste beheerder", tone: "danger" },
  ROLE_CHANGED: { word: "Rol gewijzigd", tone: "warning" },
  INVITATION_MADE: { word: "Uitnodiging verstuurd", tone: "info" },
  INVITATION_RESENT: { word: "Uitnodiging opnieuw verstuurd", tone: "info" },
  INVITATION_ENDED: { word: "Uitnodiging ingetrokken", tone: "neutral" },
  INVITATION_ACCEPTED: { word: "Uitnodiging aangenomen", tone: "warning" },
  USER_DELETED: { word: "Gebruiker verwijderd", tone: "danger" },
  CODE_CREATED: { word: "Code gemaakt", tone: "info" },
  CODE_CHANGED: { word: "Code gewijzigd", tone: "warning" },
  PRODUCT_CREATED: { word: "Product gemaakt", tone: "info" },
  PRODUCT_CHANGED: { word: "Product gewijzigd", tone: "warning" },
  PRODUCT_DELETED: { word: "Product verwijderd", tone: "danger" },
  HAND_OUT_TAKEN_BACK: { word: "Uitgifte teruggenomen", tone: "warning" },
  VOUCHER_ISSUED: { word: "Cadeaubon gemaakt", tone: "info" },
  VOUCHER_SHOWN: { word: "Code van cadeaubon getoond", tone: "warning" },
  VOUCHER_MAILED: { word: "Cadeaubon gemaild", tone: "warning" },
  VOUCHER_CORRECTED: { word: "Cadeaubon verbeterd", tone: "warning" },
  VOUCHER_RENEWED: { word: "Nieuwe code voor cadeaubon", tone: "warning" },
  VOUCHER_BLOCKED: { word: "Cadeaubon geblokkeerd", tone: "danger" },
  VOUCHER_UNBLOCKED: { word: "Cadeaubon vrijgegeven", tone: "success" },
  VOUCHER_SHORT: { word: "Te weinig op cadeaubon", tone: "danger" },
  CODE_DELETED: { word: "Code verwijderd", tone: "danger" },
  SHOW_CREATED: { word: "Voorstelling gepland", tone: "info" },
  SHOW_UPDATED: { word: "Voorstelling gewijzigd", tone: "warning" },
  SHOW_DELETED: { word: "Voorstelling verwijderd", tone: "danger" },
  SHOW_CANCELLED: { word: "Afgelast", tone: "danger" },
  SHOW_CHANGE_TOLD: { word: "Verandering gemeld", tone: "info" },
  CHOICE_MADE: { word: "Keuze", tone: "info" },
  SHOW_MESSAGE_SENT: { word: "Bericht verstuurd", tone: "info" },
  WAITING_ROOM_CHANGED: { word: "Wachtkamer gewijzigd", tone: "info" },
  REHEARSAL_STARTED: { word: "Opening geoefend", tone: "info" },
  REHEARSAL_STOPPED: { word: "Oefening gestopt", tone: "info" },
  HALL_CREATED: { word: "Zaal gemaakt", tone: "info" },
  HALL_PUBLISHED: { word: "Zaal gepubliceerd", tone: "warning" },
  HALL_ADDRESS_CHANGED: { word: "Adres van een zaal", tone: "warning" },
  HALL_DELETED: { word: "Zaal verwijderd", tone: "danger" },
  CONTENT_PUBLISHED: { word: "Inhoud gepubliceerd", tone: "warning" },
  CONTENT_RESTORED: { word: "Inhoud teruggezet", tone: "info" },
  NEWSLETTER_REMOVED: { word: "Uitgeschreven", tone: "info" },
  PLAY_CREATED: { word: "Stuk gemaakt", tone: "info" },
  PLAY_PUBLISHED: { word: "Stuk gepubliceerd", tone: "warning" },
  PLAY_RESTORED: { word: "Stuk teruggezet", tone: "info" },
  PLAY_DELETED: { word: "Stuk verwijderd", tone: "danger" },
};

const storedActions: Readonly<Record<string, ActionWord>> = actionWords;

/** Names an action in a word or two; an unknown action, of a newer release, is an 'Andere handeling'. */
export function actionWord(action: string): ActionWord {
  return storedActions[action] ?? { word: "Andere handeling", tone: "neutral" };
}

const SUBJECTS = {
  show: ["Voorstelling", paths.shows],
  user: ["Gebruiker", paths.users],
  code: ["Code", paths.ticketCodes],
  product: ["Product", paths.products],
  statement: ["Rekeningafschrift", paths.payments],
  device: ["Toestel", paths.admin],
  hall: ["Zaal", paths.halls],
  content: ["Inhoud", paths.admin],
  play: ["Stuk", paths.admin],
  invitation: ["Uitnodiging", paths.users],
} as const satisfies Record<Exclude<AuditSubjectType, "reservation" | "voucher" | "list">, readonly [string, string]>;

const storedSubjects: Readonly<Record<string, readonly [string, string]>> = SUBJECTS;

/** The name of the user or the entrance's device; 'Automatisch' for the product itself (an online payment). */
export function actorName({ actor, device }: Pick<AuditEntry, "actor" | "device">): string {
  if (device) return device.name === "" ? `Toestel ${device.id}` : `Toestel ${device.name}`;
  return actor?.name ?? "Automatisch";
}

/** The subject of an entry with its owner's name, and the page that manages it. */
export function subjectOf({
  subjectType,
  subjectId,
  person,
}: Pick<AuditEntry, "subjectType" | "subjectId" | "person">): {
  words: string;
  to: string;
} {
  const whose = person === null ? "" : `, ${person.name}`;
  if (subjectType === "list" || subjectId === null) return { words: "Lijst", to: paths.admin };
  if (subjectType === "reservation")
    return { words: `Reservering ${subjectId}${whose}`, to: reservationPath(subjectId) };
  if (subjectType === "voucher") return { words: `Cadeaubon ${subjectId}${whose}`, to: voucherPath(subjectId) };
  const [word, to] = storedSubjects[subjectType] ?? ["Ander onderdeel", paths.admin];
  return { words: `${word} ${subjectId}${whose}`, to };
}
