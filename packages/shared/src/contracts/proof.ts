import * as z from "zod";
import { canonicalCode } from "#tickets/code-text.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_PASSWORD } from "./examples.ts";
import { authenticatorCodeSchema, challengeSchema, passkeyProofSchema, recoveryCodeSchema } from "./second-step.ts";

export const passwordProofSchema = z.object({
  password: z.string().min(1).max(200),
  /** For an account with a second step: a code of the authenticator app, or a recovery code. */
  code: z.union([authenticatorCodeSchema, recoveryCodeSchema]).optional(),
});
export const mailedProofSchema = z.object({
  mailedCode: z
    .string()
    .max(40)
    // A code copied from the end of a sentence may have a full stop.
    .transform((code) => canonicalCode(code).replaceAll(".", ""))
    .pipe(z.string().regex(/^\d{8}$/)),
  code: passwordProofSchema.shape.code,
});
const proofSchema = z.union([
  z.object({ challenge: challengeSchema, passkey: passkeyProofSchema }),
  passwordProofSchema,
  mailedProofSchema,
]);
export type Proof = z.output<typeof proofSchema>;

export const prove = endpoint({
  method: "POST",
  path: "/api/auth/prove",
  access: "user",
  byLink: "always",
  summary:
    "Prove again who one is, for ten minutes of this session: with a passkey, or the password (who has none: a code that was mailed) and, with a second step, a code",
  body: proofSchema,
  response: { 204: z.null() },
  errors: [
    "PASSWORD_WRONG",
    "PASSWORD_NEEDED",
    "MAILED_CODE_WRONG",
    "SIGN_IN_PAUSED",
    "AUTHENTICATOR_CODE_WRONG",
    "RECOVERY_CODE_WRONG",
    "PASSKEY_REFUSED",
    "SIGNIN_EXPIRED",
    "TOO_MANY_CODES",
  ],
  example: { body: { password: EXAMPLE_PASSWORD, code: "ABCD-EFGH-JKMN" } },
});

export const mailProofCode = endpoint({
  method: "POST",
  path: "/api/auth/prove/code",
  access: "user",
  byLink: "always",
  summary:
    "Mail a code to the account's own address, with which this session proves who it is; without a password only",
  /** `secondStep`: whether the proof also needs a code of the second step. */
  response: { 200: z.object({ secondStep: z.boolean() }) },
  errors: ["PASSWORD_NEEDED"],
});
