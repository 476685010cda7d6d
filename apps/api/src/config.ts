import { join } from "node:path";
import { emailSchema, typedIbanSchema } from "@podium/shared/contracts/typed";
import { isIban } from "@podium/shared/money/epc";
import { storedIban } from "@podium/shared/money/iban";
import { BIC, MIN_PASSWORD_CHARACTERS } from "@podium/shared/contracts/limits";
import { ROLES } from "@podium/shared/contracts/roles";
import * as z from "zod";

const seconds = z.coerce.number().int().min(1).max(31_536_000);

/** Aborts at an invalid address, which is then not compared with other variables. */
const url = (protocol: RegExp, error?: string) => z.url({ protocol, error, abort: true });

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Address of a server whose name and password are decoded before they are used. */
const serverUrl = (protocol: RegExp) =>
  url(protocol).refine(isDecodable, "has a % that begins no character: write %25 for a % itself");
const databaseUrl = serverUrl(/^postgres(ql)?$/);

const onOrOff = z.enum(["on", "off"]);
const switchOn = onOrOff.default("on");

export const DEMO_ADMIN_EMAIL = "admin@podium.example";
const secondStepRoles = z
  .string()
  .default("")
  .transform((names) => names.split(",").flatMap((name) => name.trim() || []))
  .pipe(z.array(z.enum(ROLES).exclude(["USER"]), "is a list such as ADMIN,BOX_OFFICE"))
  .transform((roles): ReadonlySet<(typeof ROLES)[number]> => new Set(roles));

/** An IPv6 address must be in brackets. */
const HOST_AND_PORT = /^(\[[\da-f:]+\]|[\w.-]+):[1-9]\d*$/i;
const servers = (example: string) =>
  z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((one) => one.trim() || []))
    .refine((list) => list.every((one) => HOST_AND_PORT.test(one) && URL.canParse(`redis://${one}`)), {
      message: `is a list such as ${example}, with ports from 1 to 65535`,
    });

const SECRET_LENGTH = 32;
/** A valid IBAN that belongs to nobody. */
const SAMPLE_IBAN = "BE71 0961 2345 6769";

const SAMPLE_ADDRESS = "Dorpsstraat 1, 9999 Voorbeelddorp";
const SAMPLE_SOCIETY = "Toneelkring De Voorbeeldspelers";
const SAMPLE_EMAIL = "info@voorbeeldspelers.example";

export const isSampleAccount = (iban: string): boolean => storedIban(iban) === storedIban(SAMPLE_IBAN);

export const isSampleSociety = (society: { name: string; email: string; venueAddress: string }): boolean =>
  society.name === SAMPLE_SOCIETY || society.email === SAMPLE_EMAIL || society.venueAddress === SAMPLE_ADDRESS;

/** Short secrets work outside production, with a warning. */
export const isShortSecret = (secret: string): boolean => secret.length < SECRET_LENGTH;

const SAMPLE_ROUTE = "Gratis parking op het dorpsplein, op twee minuten wandelen. De bushalte ligt voor de kerk.";
/** The middle of the map (OpenStreetMap), in degrees: a village square in East Flanders. */
const SAMPLE_PLACE = { latitude: 50.9127, longitude: 3.7389 };

interface Way {
  venueAddress: string;
  venueRoute: { nl: string };
  place: { latitude: number; longitude: number } | null;
}

/** Removes the sample's directions and map location when the hall is elsewhere; they stay empty until set. */
export function withoutSampleWay<Society extends Way>(society: Society): Society {
  const { venueAddress, venueRoute, place } = society;
  if (venueAddress === SAMPLE_ADDRESS) return society;
  const isSamplePlace = place?.latitude === SAMPLE_PLACE.latitude && place.longitude === SAMPLE_PLACE.longitude;
  return {
    ...society,
    ...(venueRoute.nl === SAMPLE_ROUTE && { venueRoute: { nl: "" } }),
    ...(isSamplePlace && { place: null }),
  };
}

/** Compose files and shells may pass an unset variable as an empty one. */
function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Each of these gives away seats, accounts or the whole product (decisions, section 9). */
const NOT_IN_PRODUCTION = [
  { name: "PAYMENT_PROVIDER", value: "test", instead: "set it to mollie, or to none for transfers only" },
  { name: "SEED", value: "demo", instead: "leave it out, and use a database without the demo's users" },
  { name: "RATE_LIMIT", value: "off", instead: "leave it out" },
] as const;

/** Settings of a wallet or a picture store: either all of a group are set, or none. */
const SET_TOGETHER = [
  ["APPLE_PASS_CERT", "APPLE_PASS_KEY", "APPLE_WWDR_CERT"],
  ["GOOGLE_WALLET_ISSUER", "GOOGLE_WALLET_KEY"],
  ["PICTURES_BUCKET", "PICTURES_BUCKET_KEY", "PICTURES_BUCKET_SECRET"],
] as const;

function refuseHalf(env: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  for (const names of SET_TOGETHER) {
    const set = names.find((name) => env[name] !== undefined);
    for (const name of names)
      if (set && env[name] === undefined)
        context.addIssue({ code: "custom", path: [name], message: `is required when ${set} is set` });
  }
}

const userOf = (address: string): string => new URL(address).username;

const databaseSettings = {
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
};

const hasTwoRoles = (env: { DATABASE_URL: string; DATABASE_OWNER_URL?: string | undefined }): boolean =>
  !env.DATABASE_OWNER_URL || ![userOf(env.DATABASE_OWNER_URL), ""].includes(userOf(env.DATABASE_URL));
const oneRole = {
  path: ["DATABASE_OWNER_URL"],
  message: "must name another user than DATABASE_URL does: leave it out when one role does everything",
};

const migrateSchema = z.object(databaseSettings).refine(hasTwoRoles, oneRole);

const DATA_DIR = z.string().default(".data");

const pictureSettings = {
  DATA_DIR,
  PICTURES_BUCKET: url(/^https?$/, "is not the address of a bucket, such as https://s3.example/pictures").optional(),
  PICTURES_BUCKET_REGION: z.string().default("us-east-1"),
  PICTURES_BUCKET_KEY: z.string().optional(),
  PICTURES_BUCKET_SECRET: z.string().optional(),
};

const backupSettings = { ...databaseSettings, ...pictureSettings, BACKUP_DIR: z.string().optional() };
const backupSchema = z
  .object(backupSettings)
  .refine(hasTwoRoles, oneRole)
  .superRefine(refuseHalf)
  .transform((env) => ({ ...env, BACKUP_DIR: env.BACKUP_DIR ?? join(env.DATA_DIR, "backups") }));

const variables = z
  .object({
    ...databaseSettings,
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    ROLE: z.enum(["all", "web", "worker"], "must be all, web, worker or migrate").default("all"),
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    TIME_LIMIT_FACTOR: z.coerce.number().min(1).max(20).default(1),
    TRUST_PROXY: z.string().default("loopback"),
    TRUSTED_PROXIES: z.string().default(""),
    REDIS_URL: serverUrl(/^(rediss?|redis\+unix)$/),
    REDIS_SENTINELS: servers("sentinel-1:26379,sentinel-2:26379,sentinel-3:26379"),
    REDIS_SENTINEL_PASSWORD: z.string().optional(),
    REDIS_CLUSTER: servers("redis-2:6379,redis-3:6379"),
    ...pictureSettings,
    BACKUP_DIR: backupSettings.BACKUP_DIR,
    WEB_DIST: z.string().optional(),
    JWT_SECRET: z.string(),
    PUBLIC_URL: url(/^https?$/, "is not a whole address, with https:// before it").optional(),
    ADMIN_EMAIL: emailSchema.default(DEMO_ADMIN_EMAIL),
    ADMIN_PASSWORD: z.string().min(MIN_PASSWORD_CHARACTERS).optional(),
    SEED: z.enum(["demo", "none"]).default("none"),
    CART_HOLD_SECONDS: seconds.default(900),
    OFFER_SECONDS: seconds.default(86_400),
    PAYMENT_WINDOW_SECONDS: seconds.default(604_800),
    CONFIRMATION_UNDO_SECONDS: z.coerce.number().int().min(0).max(60).default(10),
    MAIL_TOGETHER_SECONDS: z.coerce.number().int().min(0).max(600).default(120),
    SMTP_URL: url(/^smtps?$/, "is not written as smtps://name:password@server").optional(),
    MAIL_FROM: z.string().optional(),
    VERIFY_EMAIL: onOrOff.optional(),
    PAYMENT_PROVIDER: z.enum(["none", "test", "mollie"]).default("none"),
    MOLLIE_API_KEY: z.string().optional(),
    APPLE_PASS_CERT: z.string().optional(),
    APPLE_PASS_KEY: z.string().optional(),
    APPLE_PASS_KEY_PASSWORD: z.string().optional(),
    APPLE_WWDR_CERT: z.string().optional(),
    GOOGLE_WALLET_ISSUER: z
      .string()
      .regex(/^\d{5,30}$/, "is not the number of an issuer account")
      .optional(),
    GOOGLE_WALLET_KEY: z.string().optional(),
    RATE_LIMIT: switchOn,
    REQUIRE_SECOND_STEP: secondStepRoles,
    METRICS_TOKEN: z.string().min(16).optional(),
    SOCIETY_NAME: z.string().default(SAMPLE_SOCIETY),
    SOCIETY_EMAIL: emailSchema.default(SAMPLE_EMAIL),
    VENUE_NAME: z.string().default("Parochiezaal Sint-Voorbeeld"),
    VENUE_ADDRESS: z.string().default(SAMPLE_ADDRESS),
    VENUE_ROUTE: z.string().optional(),
    DOORS_OPEN_MINUTES: z.coerce.number().int().min(0).max(600).default(60),
    BANK_IBAN: typedIbanSchema.refine(isIban, "is not an IBAN: a digit is wrong").prefault(SAMPLE_IBAN),
    BANK_BIC: z.string().regex(BIC, "is not a BIC").default("GKCCBEBB"),
    BANK_BENEFICIARY: z.string().trim().min(1).max(70).default(`${SAMPLE_SOCIETY} (voorbeeld)`),
  })
  .refine(hasTwoRoles, oneRole)
  .refine((env) => env.NODE_ENV !== "production" || !isShortSecret(env.JWT_SECRET), {
    path: ["JWT_SECRET"],
    message: `must have ${SECRET_LENGTH} characters or more in production`,
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== "production") return;
    for (const { name, value, instead } of NOT_IN_PRODUCTION) {
      const message = `must not be "${value}" in production: ${instead}`;
      if (env[name] === value) context.addIssue({ code: "custom", path: [name], message });
    }
  })
  .refine((env) => env.REDIS_SENTINELS.length === 0 || !env.REDIS_URL.startsWith("redis+unix:"), {
    path: ["REDIS_URL"],
    message: "must be redis://:password@name-of-the-master when REDIS_SENTINELS is set",
  })
  .refine((env) => env.REDIS_CLUSTER.length === 0 || !env.REDIS_URL.startsWith("redis+unix:"), {
    path: ["REDIS_URL"],
    message: "must be redis://:password@a-server-of-the-cluster:port when REDIS_CLUSTER is set",
  })
  .refine((env) => env.REDIS_CLUSTER.length === 0 || env.REDIS_SENTINELS.length === 0, {
    path: ["REDIS_CLUSTER"],
    message: "cannot be set together with REDIS_SENTINELS: a cluster fails over by itself",
  })
  .refine((env) => env.PAYMENT_PROVIDER !== "mollie" || env.MOLLIE_API_KEY, {
    path: ["MOLLIE_API_KEY"],
    message: "is required when PAYMENT_PROVIDER is mollie",
  })
  .superRefine(refuseHalf)
  .superRefine((env, context) => {
    if (env.APPLE_PASS_KEY_PASSWORD !== undefined && env.APPLE_PASS_KEY === undefined)
      context.addIssue({
        code: "custom",
        path: ["APPLE_PASS_KEY"],
        message: "is required when APPLE_PASS_KEY_PASSWORD is set",
      });
  });

export const settingNames: ReadonlySet<string> = new Set(Object.keys({ ...variables.shape, ...backupSettings }));

const schema = variables.transform((env) => ({
  ...env,
  RATE_LIMIT: env.RATE_LIMIT === "on",
  PUBLIC_URL: env.PUBLIC_URL?.replace(/\/$/, "") ?? `http://localhost:${env.PORT}`,
  // The sample's directions and location do not apply to another hall.
  VENUE_ROUTE: env.VENUE_ROUTE ?? (env.VENUE_ADDRESS === SAMPLE_ADDRESS ? SAMPLE_ROUTE : ""),
  VENUE_PLACE: env.VENUE_ADDRESS === SAMPLE_ADDRESS ? SAMPLE_PLACE : null,
  // A demo that cannot send mail does not ask for a verified address.
  VERIFY_EMAIL: env.VERIFY_EMAIL ? env.VERIFY_EMAIL === "on" : env.SMTP_URL !== undefined,
}));

export type Config = z.output<typeof schema>;

const FORMATS: Readonly<Record<string, string>> = { email: "is not an e-mail address", url: "is not a whole address" };

/** Describes an invalid setting for a user who fills in a form; a message of the schema itself has priority. */
const inWords: z.core.$ZodErrorMap = (issue) => {
  const amount = "origin" in issue && issue.origin === "string" ? "must have at {} characters" : "must be at {}";
  if (issue.code === "invalid_type") return issue.input === undefined ? "is missing" : "must be a whole number";
  if (issue.code === "invalid_value") return `must be ${issue.values.join(" or ")}`;
  if (issue.code === "too_small") return amount.replace("{}", `least ${issue.minimum}`);
  if (issue.code === "too_big") return amount.replace("{}", `most ${issue.maximum}`);
  return issue.code === "invalid_format" ? (FORMATS[issue.format] ?? "is not written as it must be") : undefined;
};

interface Problem {
  name: string;
  problem: string;
}

const problemsIn = (error: z.ZodError): Problem[] =>
  error.issues.map(({ path, message }) => ({ name: path.join("."), problem: message }));

function parse<T extends z.ZodType>(settings: T, env: NodeJS.ProcessEnv): z.output<T> {
  const parsed = settings.safeParse(withoutEmpty(env), { error: inWords });
  if (parsed.success) return parsed.data;
  const lines = problemsIn(parsed.error).map(({ name, problem }) => `${name} ${problem}`);
  throw new Error(`Invalid environment: ${lines.join("; ")}.`);
}

/** Never contains a value, which may be a secret. */
export function problemsOf(env: NodeJS.ProcessEnv): Problem[] {
  const problems = new Map<string, Problem>();
  // Checks of several variables run only once each is valid by itself: the second round leaves the invalid ones out.
  for (let round = 0; round < 2; round += 1) {
    const rest = Object.entries(withoutEmpty(env)).filter(([name]) => !problems.has(name));
    const parsed = variables.safeParse(Object.fromEntries(rest), { error: inWords });
    for (const found of parsed.success ? [] : problemsIn(parsed.error))
      if (!problems.has(found.name)) problems.set(found.name, found);
  }
  return [...problems.values()];
}

/** @throws Error that names each wrong variable, never its value: it may be a secret */
export const readConfig = (env: NodeJS.ProcessEnv): Config => parse(schema, env);

export function onlyMigrates(env: NodeJS.ProcessEnv): boolean {
  return env.ROLE === "migrate";
}

/** Settings to migrate with, which need no other secret. @throws Error as readConfig does */
export const readMigrateConfig = (env: NodeJS.ProcessEnv) => parse(migrateSchema, env);

export const readBackupConfig = (env: NodeJS.ProcessEnv) => parse(backupSchema, env);
