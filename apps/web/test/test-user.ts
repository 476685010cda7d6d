import type { OwnAccount, User } from "@podium/shared/contracts/users";
import type { Invitation } from "@podium/shared/contracts/invitations";

export function testUser(change: Partial<User> = {}): User {
  return {
    id: 2,
    firstname: "An",
    lastname: "Peeters",
    email: "an@podium.example",
    number: "0470123456",
    role: "USER",
    username: "An Peeters",
    ...change,
  };
}

/** An account as its owner sees it. */
export function testAccount(change: Partial<OwnAccount> = {}): OwnAccount {
  return {
    ...testUser(),
    pendingEmail: null,
    awaitsVerification: false,
    hasPassword: true,
    anonymous: false,
    byLink: null,
    ...change,
  };
}

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
