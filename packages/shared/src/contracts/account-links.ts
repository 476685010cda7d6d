import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { signInResultSchema, tokenSchema } from "./second-step.ts";
import { accountSchema, guestAccountSchema } from "./users.ts";
import { emailSchema } from "./typed.ts";

const linkSchema = z.object({ token: z.string().min(1).max(200) });

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/auth/verify-email",
  access: "public",
  summary: "Confirm an e-mail address with the link that was mailed there, once and within 24 hours",
  body: linkSchema,
  response: { 204: z.null() },
  errors: ["LINK_EXPIRED", "ALREADY_VERIFIED", "EMAIL_TAKEN"],
  example: { body: { token: "voorbeeld-van-een-link-die-een-adres-bevestigt" } },
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/auth/verify-email/resend",
  access: "user",
  summary: "Mail the link that confirms one's e-mail address again; ignored when nothing waits for one",
  response: { 204: z.null() },
});

export const undoEmail = endpoint({
  method: "POST",
  path: "/api/auth/undo-email",
  access: "public",
  summary:
    "Take an e-mail address back with the link that was mailed to it, within 72 hours; signs out everywhere, and mails a link for a new password",
  body: linkSchema,
  response: { 204: z.null() },
  errors: ["LINK_EXPIRED", "EMAIL_TAKEN"],
  example: { body: { token: "voorbeeld-van-een-link-die-een-adres-terugzet" } },
});

export const undoSecondStep = endpoint({
  method: "POST",
  path: "/api/auth/undo-second-step",
  access: "public",
  summary:
    "Take back the second steps that were added lately with the link that told of one, within 72 hours; signs out everywhere, ends the password, and mails a link for a new one. Opened again it changes nothing",
  body: linkSchema,
  response: { 204: z.null() },
  errors: ["LINK_EXPIRED"],
  example: { body: { token: "voorbeeld-van-een-link-die-een-passkey-terugneemt" } },
});

export const requestSignInLink = endpoint({
  method: "POST",
  path: "/api/auth/link",
  access: "public",
  summary: "Request a link to sign in by mail; the same response for known and unknown addresses",
  body: z.object({ email: emailSchema }),
  response: { 204: z.null() },
  example: { body: { email: "an.peeters@podium.example" } },
});

export const openSignInLink = endpoint({
  method: "POST",
  path: "/api/auth/link/open",
  access: "public",
  summary: "Sign in with the link, once and within 15 minutes; with a second step its challenge, as signing in",
  body: linkSchema,
  response: { 200: signInResultSchema },
  errors: ["LINK_EXPIRED"],
  example: { body: { token: "voorbeeld-van-een-inloglink-uit-een-mail" } },
});

export const openAnonymous = endpoint({
  method: "POST",
  path: "/api/auth/anonymous",
  access: "public",
  summary:
    "Begin to choose seats without saying who one is; registerGuest with this token fills in the account's details",
  // A process of the previous release sends no user.
  response: { 201: tokenSchema.extend({ user: accountSchema.optional() }) },
});

export const registerGuest = endpoint({
  method: "POST",
  path: "/api/auth/guest",
  access: "public",
  summary:
    "Create an account without a password, and sign in; later one signs in with a mailed link. With the token of openAnonymous the details become that account's, and may be corrected until it has reserved",
  body: guestAccountSchema,
  response: { 201: tokenSchema },
  errors: ["EMAIL_TAKEN"],
  example: {
    body: { firstname: "Rosa", lastname: "Maas", email: "rosa.maas@podium.example", number: "0470 99 88 77" },
  },
});
