import { press, type PageState, submitEmpty } from "./page-state.ts";

const invitation = {
  id: 1,
  email: "mia.dierckx@voorbeeld.be",
  firstname: "Mia",
  lastname: "Dierckx",
  role: "BOX_OFFICE",
  invitedBy: { id: 1, name: "Jan Beheerder" },
  createdAt: "2026-11-20T09:00:00.000Z",
  sentAt: "2026-11-20T09:01:00.000Z",
  mailRefused: false,
  expiresAt: "2099-11-27T09:00:00.000Z",
  expired: false,
};
const expired = { ...invitation, id: 2, email: "rik@voorbeeld.be", firstname: "Rik", lastname: "Jacobs", role: "DOOR" };
const offered = {
  email: invitation.email,
  firstname: "Mia",
  lastname: "Dierckx",
  role: "BOX_OFFICE",
  expiresAt: "2099-11-27T09:00:00.000Z",
};
const open = (asks: string) => ({ "/api/auth/invitation": { ...offered, takes: asks } });

/** Page states of inviting volunteers, and of accepting an invitation. */
export const invitationStates: readonly PageState[] = [
  {
    name: "invitations",
    as: "admin",
    path: "/user-beheer",
    responses: {
      "/api/admin/invitations": {
        items: [invitation, { ...expired, expiresAt: "2026-11-27T09:00:00.000Z", expired: true }],
        stayHere: true,
      },
    },
    shows: "Mia Dierckx",
    steps: { inviting: press("Nodig een vrijwilliger uit"), "with mistakes": submitEmpty("Uitnodigen") },
  },
  {
    name: "invitation",
    as: "visitor",
    path: "/uitnodiging#token=abc",
    responses: open("ACCOUNT"),
    shows: /^Dag Mia/,
    steps: { "with mistakes": submitEmpty("Uitnodiging aannemen") },
  },
  {
    name: "invitation with an account",
    as: "visitor",
    path: "/uitnodiging#token=def",
    responses: open("SIGN_IN"),
    shows: /^Dag Mia/,
  },
  { name: "invitation that is over", as: "visitor", path: "/uitnodiging#token=ghi", shows: /geldt niet meer/ },
];
