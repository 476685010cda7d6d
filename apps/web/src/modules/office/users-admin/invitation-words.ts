import type { Invitation } from "@podium/shared/contracts/invitations";
import { formatShortDateTime } from "#platform/format.ts";

interface Words {
  label: string;
  tone: "neutral" | "info" | "warning" | "danger";
}

/** @param stayHere whether no mail server is configured */
export function invitationState(invitation: Invitation, stayHere: boolean): Words {
  if (invitation.expired) return { label: "Verlopen", tone: "warning" };
  if (invitation.mailRefused) return { label: "Mail geweigerd", tone: "danger" };
  if (invitation.sentAt === null) return { label: "Mail vertrekt zo", tone: "neutral" };
  return stayHere ? { label: "Mail niet verstuurd", tone: "danger" } : { label: "Wacht op antwoord", tone: "info" };
}

/**
 * When the mail was sent or stored, and until when it is valid. @param stayHere whether no mail server is configured
 */
export function invitationTimes({ sentAt, expiresAt, expired }: Invitation, stayHere: boolean): string {
  const did = stayHere ? "In de map gelegd" : "Verstuurd";
  const sent = sentAt === null ? "Nog niet verstuurd" : `${did} op ${formatShortDateTime(sentAt)}`;
  return `${sent}; ${expired ? "verlopen op" : "geldig tot"} ${formatShortDateTime(expiresAt)}`;
}
