import type { AuditAction, AuditEntry } from "@podium/shared/contracts/audit";
import { paths, reservationPath } from "#platform/paths.ts";
import type { Tone } from "#ui/badge.tsx";

export const actionWords: Readonly<Record<AuditAction, { word: string; tone: Tone }>> = {
  RESERVATION_MADE: { word: "Gereserveerd", tone: "info" },
  RESERVATION_CONFIRMED: { word: "Betaling bevestigd", tone: "success" },
  CONFIRMATION_UNDONE: { word: "Bevestiging ongedaan", tone: "warning" },
  RESERVATION_CANCELLED: { word: "Geannuleerd", tone: "danger" },
  RESERVATION_MOVED: { word: "Verplaatst", tone: "info" },
  RESERVATION_REBOOKED: { word: "Andere avond", tone: "info" },
  SEATS_ADDED: { word: "Plaats erbij", tone: "info" },
  SEATS_GIVEN_UP: { word: "Plaats terug", tone: "warning" },
  GUEST_CORRECTED: { word: "Gast verbeterd", tone: "info" },
  REMARK_CHANGED: { word: "Opmerking", tone: "info" },
  TICKETS_RESENT: { word: "Tickets verstuurd", tone: "info" },
  REFUNDED: { word: "Terugbetaald", tone: "success" },
  SEATS_BLOCKED: { word: "Stoelen geblokkeerd", tone: "warning" },
  SEATS_UNBLOCKED: { word: "Stoelen vrijgegeven", tone: "success" },
  ROLE_CHANGED: { word: "Rol gewijzigd", tone: "warning" },
  USER_DELETED: { word: "Gebruiker verwijderd", tone: "danger" },
  CODE_CREATED: { word: "Code gemaakt", tone: "info" },
  CODE_DELETED: { word: "Code verwijderd", tone: "danger" },
  SHOW_CREATED: { word: "Show gepland", tone: "info" },
  SHOW_UPDATED: { word: "Show gewijzigd", tone: "warning" },
  SHOW_DELETED: { word: "Show verwijderd", tone: "danger" },
};

/** The volunteer's name at that time, or the product itself (an online payment). */
export function actorName({ actor }: Pick<AuditEntry, "actor">): string {
  return actor?.name ?? "Automatisch";
}

/** The subject, and the page that manages it. */
export function subjectOf({ subjectType, subjectId }: Pick<AuditEntry, "subjectType" | "subjectId">): {
  words: string;
  to: string;
} {
  if (subjectType === "reservation") return { words: `Reservatie ${subjectId}`, to: reservationPath(subjectId) };
  if (subjectType === "show") return { words: `Voorstelling ${subjectId}`, to: paths.shows };
  if (subjectType === "user") return { words: `Gebruiker ${subjectId}`, to: paths.users };
  return { words: `Code ${subjectId}`, to: paths.ticketCodes };
}
