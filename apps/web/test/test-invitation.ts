import type { Invitation } from "@podium/shared/contracts/invitations";

export const testInvitation = (more: Partial<Invitation> = {}): Invitation => ({
  id: 4,
  email: "mia@voorbeeld.be",
  firstname: "Mia",
  lastname: "Dierckx",
  role: "BOX_OFFICE",
  invitedBy: { id: 1, name: "Jan Baas" },
  createdAt: "2026-11-20T09:00:00.000Z",
  sentAt: "2026-11-20T09:01:00.000Z",
  mailRefused: false,
  expiresAt: "2026-11-27T09:00:00.000Z",
  expired: false,
  ...more,
});
