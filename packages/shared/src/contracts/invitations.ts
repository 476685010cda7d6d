import * as z from "zod";
import { INVITED_ROLES } from "./roles.ts";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { dateTimeSchema, idSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_PASSWORD } from "./examples.ts";
import { signInResultSchema } from "./second-step.ts";
import { emailSchema, personName, phoneSchema, secondName } from "./typed.ts";
import { passwordSchema } from "./users.ts";

const EXAMPLE_INVITATION = "voorbeeld-van-een-uitnodiging-van-een-vrijwilliger";

export const invitedRoleSchema = z.enum(INVITED_ROLES);

export const inviteSchema = z.object({
  email: emailSchema,
  firstname: personName(80),
  lastname: secondName(80),
  role: invitedRoleSchema,
});

const invitationSchema = z.object({
  id: jsonId,
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: invitedRoleSchema,
  invitedBy: z.object({ id: jsonId, name: z.string() }),
  createdAt: dateTimeSchema,
  sentAt: dateTimeSchema.nullable(),
  /** Whether an attempt failed, and the mail is unsent. */
  mailRefused: z.boolean(),
  expiresAt: dateTimeSchema,
  expired: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invite = endpoint({
  method: "POST",
  path: "/api/admin/invitations",
  access: "admin",
  asksProof: true,
  summary:
    "Invite somebody to a role by mail, with a proof of the last ten minutes; whoever accepts it within 7 days has the role, also with an account of before",
  body: inviteSchema,
  response: { 201: invitationSchema },
  errors: ["PROOF_NEEDED", "INVITATION_WAITS", "HAS_ROLE_ALREADY"],
  example: {
    body: { email: "rik.jacobs@podium.example", firstname: "Rik", lastname: "Jacobs", role: "DOOR" },
  },
});

export const listInvitations = endpoint({
  method: "GET",
  path: "/api/admin/invitations",
  access: "admin",
  summary: "Invitations that nobody accepted or withdrew, expired ones too, the newest first",
  response: {
    200: z.object({
      items: z.array(invitationSchema),
      stayHere: z.boolean(),
    }),
  },
});

export const resendInvitation = endpoint({
  method: "POST",
  path: "/api/admin/invitations/:id/resend",
  access: "admin",
  asksProof: true,
  summary:
    "Mail an invitation again, also one that expired, with a proof of the last ten minutes; it holds 7 days more",
  params: z.object({ id: idSchema }),
  response: { 200: invitationSchema },
  errors: ["PROOF_NEEDED", "INVITATION_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const endInvitation = endpoint({
  method: "DELETE",
  path: "/api/admin/invitations/:id",
  access: "admin",
  summary: "Withdraw an invitation: its link opens nothing any more",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["INVITATION_NOT_FOUND"],
  example: { params: { id: 1 } },
});

const tokenField = { token: z.string().min(1).max(200) };
const linkSchema = z.object(tokenField);

export const openInvitation = endpoint({
  method: "POST",
  path: "/api/auth/invitation",
  access: "public",
  summary: "What the link in an invitation's mail offers; opening it accepts nothing",
  body: linkSchema,
  response: {
    200: z.object({
      email: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      role: invitedRoleSchema,
      expiresAt: dateTimeSchema,
      /** Condition for accepting: a new account, a password for the account of this address, or signing in to it. */
      takes: z.enum(["ACCOUNT", "PASSWORD", "SIGN_IN"]),
      /** With PASSWORD: whether it replaces a password that was chosen before the address was verified. */
      replacesPassword: z.boolean().optional(),
    }),
  },
  errors: ["INVITATION_OVER", "INVITATION_ACCEPTED"],
  example: { body: { token: EXAMPLE_INVITATION } },
});

const passwordFields = { password: passwordSchema, confirmPassword: z.string() };
const isSame = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;
const ELSE = { path: ["confirmPassword"], message: "Wachtwoorden komen niet overeen." satisfies ContractSentence };

/** Acceptance for an address without an account. */
export const acceptWithAccountSchema = z
  .object({
    ...tokenField,
    firstname: personName(80),
    lastname: secondName(80),
    number: phoneSchema,
    ...passwordFields,
  })
  .refine(isSame, ELSE);

/** Acceptance for an account without a password, or with an unverified address. */
export const acceptWithPasswordSchema = z.object({ ...tokenField, ...passwordFields }).refine(isSame, ELSE);

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/auth/invitation/accept",
  access: "public",
  summary:
    "Accept an invitation, once, with a new account or a password for the account of its address, as openInvitation says; signs in",
  body: z.union([acceptWithAccountSchema, acceptWithPasswordSchema]),
  response: { 200: signInResultSchema },
  errors: ["INVITATION_OVER", "INVITATION_ACCEPTED", "EMAIL_TAKEN", "DETAILS_NEEDED", "PASSWORD_COMMON"],
  example: {
    body: {
      token: EXAMPLE_INVITATION,
      firstname: "Mia",
      lastname: "Dierckx",
      number: "0470 11 22 33",
      password: EXAMPLE_PASSWORD,
      confirmPassword: EXAMPLE_PASSWORD,
    },
  },
});

export const joinByInvitation = endpoint({
  method: "POST",
  path: "/api/auth/invitation/join",
  access: "user",
  summary:
    "Accept an invitation with the account that is signed in, whose address it went to; again it changes nothing",
  body: linkSchema,
  response: { 204: z.null() },
  errors: ["INVITATION_OVER", "INVITATION_ACCEPTED", "INVITATION_FOR_OTHER"],
  example: { body: { token: "voorbeeld-van-een-uitnodiging-met-een-account" } },
});
