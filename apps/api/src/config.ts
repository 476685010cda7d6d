import { isIban } from "@podium/shared/epc";
import { BIC, MIN_PASSWORD_CHARACTERS } from "@podium/shared/limits";
import { ROLES } from "@podium/shared/roles";
import * as z from "zod";

const seconds = z.coerce.number().int().min(1).max(31_536_000);
const optionalUrl = (protocols: RegExp) => z.url({ protocol: protocols }).optional();
const onOrOff = z.enum(["on", "off"]);
const switchOn = onOrOff.default("on");

/** README.md publishes its password. */
export const DEMO_ADMIN_EMAIL = "admin@podium.example";
const secondStepRoles = z
  .string()
  .default("")
  .transform((names) => names.split(",").flatMap((name) => name.trim() || []))
  .pipe(z.array(z.enum(ROLES).exclude(["USER"]), "is a list such as ADMIN,BOX_OFFICE"))
  .transform((roles): ReadonlySet<(typeof ROLES)[number]> => new Set(roles));

const SECRET_LENGTH = 32;
/** Valid, but nobody's account. */
const SAMPLE_IBAN = "BE71 0961 2345 6769";

export function hasSampleAccount({ BANK_IBAN }: Pick<Config, "BANK_IBAN">): boolean {
  return BANK_IBAN === SAMPLE_IBAN;
}

/** Short secrets work outside production, with a warning. */
export function isShortSecret(secret: string): boolean {
  return secret.length < SECRET_LENGTH;
}

const SAMPLE_ADDRESS = "Dorpsstraat 1, 9999 Voorbeelddorp";
const SAMPLE_ROUTE = "Gratis parking op het dorpsplein, op twee minuten wandelen. De bushalte ligt voor de kerk.";

/** Compose files and shells may pass an unset variable as an empty one. */
function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Decisions, section 9: each of these gives away seats, accounts or the whole product. */
const NOT_IN_PRODUCTION = [
  { name: "PAYMENT_PROVIDER", value: "test", instead: "set it to mollie, or to none for transfers only" },
  { name: "SEED", value: "demo", instead: "leave it out, and use a database without the demo's users" },
  { name: "RATE_LIMIT", value: "off", instead: "leave it out" },
] as const;

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    ROLE: z.enum(["all", "web", "worker"]).default("all"),
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    TRUST_PROXY: z.string().default("loopback"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    REDIS_URL: z.url({ protocol: /^(rediss?|redis\+unix)$/ }),
    DATA_DIR: z.string().default(".data"),
    WEB_DIST: z.string().optional(),
    JWT_SECRET: z.string(),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    ADMIN_EMAIL: z.email().default(DEMO_ADMIN_EMAIL),
    ADMIN_PASSWORD: z.string().min(MIN_PASSWORD_CHARACTERS).optional(),
    SEED: z.enum(["demo", "none"]).default("none"),
    CART_HOLD_SECONDS: seconds.default(900),
    PAYMENT_WINDOW_SECONDS: seconds.default(604_800),
    CONFIRMATION_UNDO_SECONDS: z.coerce.number().int().min(0).max(60).default(10),
    MAIL_TOGETHER_SECONDS: z.coerce.number().int().min(0).max(600).default(120),
    SMTP_URL: optionalUrl(/^smtps?$/),
    MAIL_FROM: z.string().optional(),
    VERIFY_EMAIL: onOrOff.optional(),
    PAYMENT_PROVIDER: z.enum(["none", "test", "mollie"]).default("none"),
    MOLLIE_API_KEY: z.string().optional(),
    RATE_LIMIT: switchOn,
    REQUIRE_SECOND_STEP: secondStepRoles,
    METRICS_TOKEN: z.string().min(16).optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    SOCIETY_NAME: z.string().default("Toneelkring De Voorbeeldspelers"),
    SOCIETY_EMAIL: z.email().default("info@voorbeeldspelers.example"),
    VENUE_NAME: z.string().default("Parochiezaal Sint-Voorbeeld"),
    VENUE_ADDRESS: z.string().default(SAMPLE_ADDRESS),
    VENUE_ROUTE: z.string().optional(),
    DOORS_OPEN_MINUTES: z.coerce.number().int().min(0).max(600).default(60),
    BANK_IBAN: z.string().refine(isIban, "is not an IBAN: a digit is wrong").default(SAMPLE_IBAN),
    BANK_BIC: z.string().regex(BIC, "is not a BIC").default("GKCCBEBB"),
    BANK_BENEFICIARY: z.string().trim().min(1).max(70).default("Toneelkring De Voorbeeldspelers (voorbeeld)"),
  })
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
  .refine((env) => env.PAYMENT_PROVIDER !== "mollie" || env.MOLLIE_API_KEY, {
    path: ["MOLLIE_API_KEY"],
    message: "is required when PAYMENT_PROVIDER is mollie",
  })
  .transform((env) => ({
    ...env,
    RATE_LIMIT: env.RATE_LIMIT === "on",
    PUBLIC_URL: env.PUBLIC_URL?.replace(/\/$/, "") ?? `http://localhost:${env.PORT}`,
    // The sample's route leads nobody to another hall.
    VENUE_ROUTE: env.VENUE_ROUTE ?? (env.VENUE_ADDRESS === SAMPLE_ADDRESS ? SAMPLE_ROUTE : ""),
    // A demo without mail asks nobody for one.
    VERIFY_EMAIL: env.VERIFY_EMAIL ? env.VERIFY_EMAIL === "on" : env.SMTP_URL !== undefined,
    MAIL_FROM: env.MAIL_FROM ?? `${env.SOCIETY_NAME} <${env.SOCIETY_EMAIL}>`,
  }));

export type Config = z.output<typeof schema>;

/** @throws Error that names each wrong variable, never its value: it may be a secret */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(withoutEmpty(env));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new Error(`Invalid environment: ${lines.join("; ")}.`);
}
