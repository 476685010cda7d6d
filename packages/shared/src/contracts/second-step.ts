import * as z from "zod";
import { canonicalCode } from "#tickets/code-text.ts";
import { dateTimeSchema, idSchema, jsonId, line } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const examplePasskey = {
  challenge: "dm9vcmJlZWxkLXZhbi1lZW4tdnJhYWctb20tdG9lLXRl",
  passkey: {
    id: "QJcb8IK_KxiXvBbvg5AChCgVq9uPQgpiL-FSzl4mT3A",
    rawId: "QJcb8IK_KxiXvBbvg5AChCgVq9uPQgpiL-FSzl4mT3A",
    type: "public-key",
    response: {
      clientDataJSON:
        "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiZG05dmNtSmxaV3hrTFhaaGJpMWxaVzR0ZG5KaFlXY3RiMjB0ZEc5bExYUmwiLCJvcmlnaW4iOiJodHRwczovL3BvZGl1bS5leGFtcGxlIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
      attestationObject:
        "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViko25XP-Ankn3sYqIFYEv8GxdrL1N_lvWfa3_dLNSxZmxFAAAAAQAAAAAAAAAAAAAAAAAAAAAAIECXG_CCvysYl7wW74OQAoQoFavbj0IKYi_hUs5eJk9wpQECAyYgASFYIGt4n0TcF8rcF0_Ev0hSqk_kXPkHdGNKgBDvfxtobRVLIlggg_yXDtESjbsMkhSho8WHUrErv4-QGU5vV0Bcq1G_0vw",
    },
  },
} as const;

const secondStepMethodSchema = z.enum(["PASSKEY", "TOTP", "RECOVERY"]);
export type SecondStepMethod = z.infer<typeof secondStepMethodSchema>;

export const challengeSchema = z.string().min(1).max(100);
const askedSchema = z.object({
  /** Valid once, for five minutes. For PASSKEY it is the challenge that the authenticator signs. */
  challenge: z.string(),
  methods: z.array(secondStepMethodSchema),
});

export const tokenSchema = z.object({ token: z.string() });
export const signInResultSchema = z.union([tokenSchema, askedSchema]);
export type SignInResult = z.infer<typeof signInResultSchema>;

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
const MAX_CREDENTIAL_ID = 1400;

const credentialSchema = z.object({
  id: base64url(MAX_CREDENTIAL_ID),
  rawId: base64url(MAX_CREDENTIAL_ID),
  type: z.literal("public-key"),
});

/** AuthenticationResponseJSON of WebAuthn level 3. */
export const passkeyProofSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
});
export type PasskeyProof = z.output<typeof passkeyProofSchema>;

/** RegistrationResponseJSON of WebAuthn level 3. */
const newPasskeySchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** @param max characters that may be pasted */
const typedCode = (max: number, form: RegExp) =>
  z.string().max(max).transform(canonicalCode).pipe(z.string().regex(form));

export const authenticatorCodeSchema = typedCode(40, /^\d{6}$/);
export const recoveryCodeSchema = typedCode(60, /^[A-Z0-9]{12}$/);

export const codeForms = {
  TOTP: z.object({ code: authenticatorCodeSchema }),
  RECOVERY: z.object({ code: recoveryCodeSchema }),
} as const;

export const secondStepSchema = z.discriminatedUnion("method", [
  z.object({ challenge: challengeSchema, method: z.literal("TOTP"), code: authenticatorCodeSchema }),
  z.object({ challenge: challengeSchema, method: z.literal("RECOVERY"), code: recoveryCodeSchema }),
  z.object({ challenge: challengeSchema, method: z.literal("PASSKEY"), passkey: passkeyProofSchema }),
]);
export type SecondStepResponse = z.output<typeof secondStepSchema>;

export const startPasskeySignIn = endpoint({
  method: "POST",
  path: "/api/auth/passkey",
  access: "public",
  summary: "A challenge to sign in with a passkey alone; the same for everybody, it names no account",
  response: { 200: askedSchema },
});

export const secondStep = endpoint({
  method: "POST",
  path: "/api/auth/second-step",
  access: "public",
  summary:
    "Sign in with what the challenge asks for: a passkey (its WebAuthn response in `passkey`), a code of the authenticator app or a recovery code (in `code`)",
  body: secondStepSchema,
  response: { 200: tokenSchema },
  errors: ["SIGNIN_EXPIRED", "AUTHENTICATOR_CODE_WRONG", "RECOVERY_CODE_WRONG", "PASSKEY_REFUSED", "TOO_MANY_CODES"],
  example: { body: { challenge: "voorbeeld-van-een-vraag", method: "TOTP", code: "427 430" } },
});

const passkeySchema = z.object({
  id: jsonId,
  name: z.string(),
  createdAt: dateTimeSchema,
  lastUsedAt: dateTimeSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const overviewSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** When the authenticator app was added; null: there is none. */
  authenticatorSince: dateTimeSchema.nullable(),
  recoveryCodesLeft: z.int(),
  /** Whether the user's role should have a second step, and the user has none. */
  advised: z.boolean(),
  /** When calls of this role start to need a second step; null: never, or the user has one. */
  neededFrom: dateTimeSchema.nullable(),
  /** Whether this session may change the second step without another proof. */
  proven: z.boolean(),
  hasPassword: z.boolean(),
});
export type SecondStepOverview = z.infer<typeof overviewSchema>;

export const getSecondStep = endpoint({
  method: "GET",
  path: "/api/user/second-step",
  access: "user",
  summary: "The caller's passkeys, authenticator app and recovery codes",
  response: { 200: overviewSchema },
});

const codesSchema = z.array(z.string());
const newCodesSchema = z.object({
  /** New codes, shown only this once; null: the existing codes stay valid. */
  recoveryCodes: codesSchema.nullable(),
});

const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
export type PasskeyCreation = z.infer<typeof creationOptionsSchema>;

export const startPasskey = endpoint({
  method: "POST",
  path: "/api/user/passkeys/options",
  access: "user",
  asksProof: true,
  summary: "Options for navigator.credentials.create; needs a proof of the last ten minutes, as each change here does",
  response: { 200: creationOptionsSchema },
  errors: ["PROOF_NEEDED", "PASSKEYS_FULL"],
});

const passkeyName = line(60);

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/user/passkeys",
  access: "user",
  asksProof: true,
  summary: "Add a passkey; the first second step comes with recovery codes",
  body: z.object({ challenge: challengeSchema, name: passkeyName, passkey: newPasskeySchema }),
  response: { 201: newCodesSchema.extend({ passkey: passkeySchema }) },
  errors: ["PROOF_NEEDED", "SIGNIN_EXPIRED", "PASSKEY_REFUSED", "PASSKEY_KNOWN", "PASSKEYS_FULL"],
  example: {
    body: { challenge: examplePasskey.challenge, name: "Mijn laptop", passkey: examplePasskey.passkey },
  },
});

const passkeyParams = z.object({ id: idSchema });

export const renamePasskey = endpoint({
  method: "PUT",
  path: "/api/user/passkeys/:id",
  access: "user",
  summary: "Give a passkey another name",
  params: passkeyParams,
  body: z.object({ name: passkeyName }),
  response: { 200: passkeySchema },
  errors: ["PASSKEY_NOT_FOUND"],
  example: { params: { id: 1 }, body: { name: "Telefoon van An" } },
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/user/passkeys/:id",
  access: "user",
  asksProof: true,
  summary: "Remove a passkey; the last second step takes the recovery codes along",
  params: passkeyParams,
  response: { 204: z.null() },
  errors: ["PROOF_NEEDED", "PASSKEY_NOT_FOUND", "LAST_SECOND_STEP"],
  example: { params: { id: 1 } },
});

export const startAuthenticator = endpoint({
  method: "POST",
  path: "/api/user/authenticator",
  access: "user",
  asksProof: true,
  summary: "A new key for an authenticator app, shown this once; it counts after its first code",
  response: { 200: z.object({ key: z.string(), uri: z.string() }) },
  errors: ["PROOF_NEEDED", "AUTHENTICATOR_EXISTS"],
});

export const confirmAuthenticator = endpoint({
  method: "POST",
  path: "/api/user/authenticator/confirm",
  access: "user",
  asksProof: true,
  summary: "Confirm the authenticator app with its first code; the first second step comes with recovery codes",
  body: z.object({ code: authenticatorCodeSchema }),
  response: { 200: newCodesSchema },
  errors: ["PROOF_NEEDED", "AUTHENTICATOR_NOT_FOUND", "AUTHENTICATOR_CODE_WRONG", "TOO_MANY_CODES"],
  example: { body: { code: "427430" } },
});

export const removeAuthenticator = endpoint({
  method: "DELETE",
  path: "/api/user/authenticator",
  access: "user",
  asksProof: true,
  summary:
    "Remove the authenticator app, also one that was not confirmed; the last second step takes the recovery codes along",
  response: { 204: z.null() },
  errors: ["PROOF_NEEDED", "AUTHENTICATOR_NOT_FOUND", "LAST_SECOND_STEP"],
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/user/recovery-codes",
  access: "user",
  asksProof: true,
  summary: "Ten new recovery codes, shown this once; earlier ones stop working",
  response: { 200: z.object({ recoveryCodes: codesSchema }) },
  errors: ["PROOF_NEEDED", "NO_SECOND_STEP"],
});

export const removeSecondStep = endpoint({
  method: "DELETE",
  path: "/api/admin/users/:id/second-step",
  access: "admin",
  asksProof: true,
  summary: "Remove somebody's passkeys, authenticator app and recovery codes, when their phone was lost",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["PROOF_NEEDED", "USER_NOT_FOUND", "NO_SECOND_STEP_OF_USER", "OWN_SECOND_STEP"],
  example: { params: { id: 3 } },
});
