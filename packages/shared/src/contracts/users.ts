import * as z from "zod";
import { MIN_PASSWORD_CHARACTERS } from "./limits.ts";
import { ROLES } from "./roles.ts";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { idSchema, jsonId, listOf, listQuerySchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_PASSWORD } from "./examples.ts";
import { signInResultSchema } from "./second-step.ts";
import { emailSchema, personName, phoneSchema, secondName, typedEmailSchema } from "./typed.ts";

export const roleSchema = z.enum(ROLES);

export const passwordSchema = z.string().min(MIN_PASSWORD_CHARACTERS).max(200);

export const userSchema = z.object({
  id: jsonId,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  number: z.string(),
  role: roleSchema,
  username: z.string(),
});
export type User = z.infer<typeof userSchema>;

export const accountSchema = userSchema.extend({
  /** Replaces `email` once the link that was mailed to it is opened. */
  pendingEmail: z.string().nullable(),
  /** Whether the link that was mailed to `email` has not been opened yet. */
  awaitsVerification: z.boolean(),
  hasPassword: z.boolean(),
  anonymous: z.boolean(),
  /** A mailed link opened the session: until a proof it has that reservation only (null: deleted), no address. */
  byLink: z.object({ reservationId: jsonId.nullable() }).nullable(),
});
export type OwnAccount = z.infer<typeof accountSchema>;

const profileFields = { firstname: personName(80), lastname: secondName(80), email: emailSchema, number: phoneSchema };

export const registerSchema = z
  .object({ ...profileFields, password: passwordSchema, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Wachtwoorden komen niet overeen." satisfies ContractSentence,
  });

export const guestAccountSchema = z.object(profileFields);

export const register = endpoint({
  method: "POST",
  path: "/api/user/register",
  access: "public",
  summary: "Create an account",
  body: registerSchema,
  response: { 201: userSchema },
  errors: ["EMAIL_TAKEN", "PASSWORD_COMMON"],
  example: {
    body: {
      firstname: "Lies",
      lastname: "Wouters",
      email: "lies.wouters@podium.example",
      number: "0470 11 22 33",
      password: EXAMPLE_PASSWORD,
      confirmPassword: EXAMPLE_PASSWORD,
    },
  },
});

export const signInSchema = z.object({
  email: typedEmailSchema.pipe(z.string().min(1).max(254)),
  password: z.string().min(1).max(200),
});

export const signIn = endpoint({
  method: "POST",
  path: "/api/auth/signin",
  access: "public",
  summary:
    "Sign in; the same response for an unknown address and a wrong password. With a second step: its challenge and the methods for it",
  body: signInSchema,
  response: { 200: signInResultSchema },
  errors: ["SIGNIN_FAILED", "SIGN_IN_PAUSED"],
  example: { body: { email: "admin@podium.example", password: EXAMPLE_PASSWORD } },
});

export const getProfile = endpoint({
  method: "GET",
  path: "/api/auth/me",
  access: "session",
  byLink: "always",
  summary: "The signed-in user",
  response: { 200: accountSchema },
});

/** Own details; another e-mail address needs the password. */
export const profileSchema = z.object({
  id: jsonId,
  ...profileFields,
  password: z.string().min(1).max(200).optional(),
});

export type ProfileFields = z.input<typeof profileSchema>;

export const updateProfile = endpoint({
  method: "PUT",
  path: "/api/user/updateProfile",
  access: "user",
  summary:
    "Change one's own profile. Another e-mail address needs the password, or, without one, a proof of the last ten minutes",
  body: profileSchema,
  response: { 200: accountSchema },
  errors: ["FORBIDDEN", "EMAIL_TAKEN", "PASSWORD_NEEDED", "PASSWORD_WRONG", "SIGN_IN_PAUSED", "PROOF_NEEDED"],
  example: {
    body: {
      id: 2,
      firstname: "An",
      lastname: "Peeters",
      email: "an@podium.example",
      number: "+32 470 99 88 77",
      password: EXAMPLE_PASSWORD,
    },
  },
});

export const withdrawEmail = endpoint({
  method: "DELETE",
  path: "/api/user/pending-email",
  access: "user",
  summary: "Withdraw the e-mail address that waits for its link, if there is one; the link opens nothing any more",
  response: { 200: accountSchema },
});

export const listUsers = endpoint({
  method: "GET",
  path: "/api/user/all",
  access: "admin",
  summary: "All accounts",
  query: listQuerySchema,
  response: { 200: listOf(userSchema) },
  example: { query: { search: "peeters", page: 1, pageSize: 25, sort: "lastname" } },
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/api/user/:id",
  access: "admin",
  asksProof: true,
  summary:
    "Close an account, with a proof of the last ten minutes: unpaid reservations are cancelled, paid tickets stay valid",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["PROOF_NEEDED", "USER_NOT_FOUND", "LAST_ADMIN", "OWN_ACCOUNT"],
  example: { params: { id: 3 } },
});

export const adminProfileSchema = z.object({ id: jsonId, ...profileFields, role: roleSchema });

export const adminUpdateProfile = endpoint({
  method: "PUT",
  path: "/api/admin/updateProfile",
  access: "admin",
  summary:
    "Change any user's profile and role. More rights, or another e-mail address, need a proof of the last ten minutes",
  body: adminProfileSchema,
  response: { 200: userSchema },
  errors: ["PROOF_NEEDED", "ADDRESS_UNPROVED", "ADMIN_ADDRESS", "USER_NOT_FOUND", "EMAIL_TAKEN", "LAST_ADMIN"],
  example: {
    body: {
      id: 3,
      firstname: "Jef",
      lastname: "Claes",
      email: "jef.claes@podium.example",
      number: "0480654321",
      role: "ADMIN",
    },
  },
});
