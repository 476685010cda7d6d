import { closest, distance } from "fastest-levenshtein";
import { isSampleAccount, problemsOf } from "../config.ts";
import { longestDrain } from "../shutdown.ts";
import { createCommonPasswords } from "#modules/identity/passwords/common-passwords.ts";
import { readRange } from "#platform/http/trusted-proxies.ts";
import type { ComposeFile, EnvFile } from "./settings-files.ts";

/** `wrong` keeps the site from running as it should; a `note` is for a person to decide. */
export interface Finding {
  kind: "wrong" | "note";
  name: string;
  /** Continues the sentence that begins with the name. Never contains a value, which may be a secret. */
  says: string;
}

interface Given {
  file: EnvFile;
  compose: ComposeFile;
  value: (name: string) => string;
}

type Check = (given: Given) => Finding[];

const wrong = (name: string, says: string): Finding => ({ kind: "wrong", name, says });
const note = (name: string, says: string): Finding => ({ kind: "note", name, says });

/** Passwords that become part of an address, in which other characters have a meaning. */
const PASSWORDS = ["POSTGRES_PASSWORD", "POSTGRES_APP_PASSWORD", "REDIS_PASSWORD"];
const SECRETS = [...PASSWORDS, "JWT_SECRET"];
const SECRET_CHARACTERS = 16;
const PLACEHOLDER = /^(change.?me|replace.?me|secret|password|passwd|wachtwoord|geheim|x+|\.+|-+|\?+|<.*>|todo|tbd)$/i;
/** Names that are reserved for examples (RFC 2606), and the example's own words. */
const SAMPLE = /\bname:password@|(?<![\w-])([\w-]+\.)*example(\.(com|org|net))?(?![\w.-])|voorbeeldspelers/i;
const WELL_KNOWN_PORTS: Readonly<Record<string, string>> = { HTTP_PORT: "80", HTTPS_PORT: "443" };

const readable: Check = ({ file }) => [
  ...file.unreadable.map((line) =>
    wrong(`Line ${line}`, "is not NAME=value on one line: look at its quotes, and put a \\ between 'single quotes'"),
  ),
  ...file.repeated.map(({ name, line }) =>
    wrong(name, `stands in the file twice; line ${line} is the one that counts`),
  ),
  ...[...file.values.values()]
    .filter(({ replacesDollars }) => replacesDollars)
    .map(({ name }) =>
      wrong(name, "has a $, which Docker takes for a variable: put the value between 'single quotes'"),
    ),
];

const unknown: Check = ({ file, compose }) =>
  [...file.values.keys()]
    .filter((name) => !compose.names.has(name) && !name.startsWith("COMPOSE_"))
    .map((name) => {
      const nearest = closest(name, [...compose.names]);
      const mistyped = distance(name, nearest) <= Math.max(2, name.length / 4);
      return wrong(name, `is no setting of this installation${mistyped ? `: perhaps ${nearest} is meant` : ""}`);
    });

const missing: Check = ({ compose, value }) =>
  [...compose.needed].flatMap(([name, purpose]) => (value(name) === "" ? [wrong(name, `is empty: ${purpose}`)] : []));

const leftOver: Check = ({ file }) =>
  [...file.values.values()].flatMap(({ name, value }) => {
    if (PLACEHOLDER.test(value)) return [wrong(name, "still has a placeholder")];
    return SAMPLE.test(value) ? [wrong(name, "still has something of the example in it")] : [];
  });

const sampleAccount: Check = ({ value }) =>
  isSampleAccount(value("BANK_IBAN"))
    ? [wrong("BANK_IBAN", "is the demo's: visitors would pay to an account that is nobody's")]
    : [];

const passwords: Check = ({ value }) => {
  const given = SECRETS.filter((name) => value(name) !== "");
  return [
    ...PASSWORDS.filter((name) => value(name) !== "" && !/^[A-Za-z0-9]+$/.test(value(name))).map((name) =>
      wrong(name, "must be of letters and digits only: openssl rand -hex 24 makes one"),
    ),
    ...PASSWORDS.filter((name) => value(name) !== "" && value(name).length < SECRET_CHARACTERS).map((name) =>
      wrong(name, `must have ${SECRET_CHARACTERS} characters or more: openssl rand -hex 24 makes one`),
    ),
    ...given.flatMap((name, index) => {
      const same = given.slice(0, index).find((other) => value(other) === value(name));
      return same ? [wrong(name, `must not be the same as ${same}`)] : [];
    }),
  ];
};

const commonPassword: Check = ({ value }) =>
  createCommonPasswords(() => [value("SOCIETY_NAME"), value("VENUE_NAME")])(value("ADMIN_PASSWORD"))
    ? [wrong("ADMIN_PASSWORD", "is one of the first that others try: take three or four words of your own")]
    : [];

const program: Check = ({ compose, file }) => {
  const values = new Map([...file.values].map(([name, { value }]) => [name, value] as const));
  const standIns = { JWT_SECRET: "x".repeat(32), DATABASE_URL: "postgres://app@host/db", REDIS_URL: "redis://host" };
  const given = Object.entries(compose.environmentOf("api-1", values)).filter(([name, value]) => {
    return value !== "" && (compose.names.has(name) || !(name in standIns));
  });
  const environment = { ...standIns, ...Object.fromEntries(given), NODE_ENV: "production" as const };
  return problemsOf(environment).map(({ name, problem }) => wrong(name, problem));
};

interface SiteName {
  host: string;
  anyHost: boolean;
}

const siteNames = (address: string): SiteName[] =>
  address
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => one.replace(/^https?:\/\//, ""))
    .map((one) => ({ host: one.replace(/:\d+$/, "").toLowerCase(), anyHost: one.startsWith(":") }));

const address: Check = ({ value }) => {
  const names = siteNames(value("SITE_ADDRESS"));
  if (names.length === 0)
    return [
      wrong(
        "SITE_ADDRESS",
        "is empty: write the name that visitors type, or :80 behind a proxy that has a certificate",
      ),
    ];
  if (!URL.canParse(value("PUBLIC_URL"))) return [];
  const { hostname, protocol, pathname, origin } = new URL(value("PUBLIC_URL"));
  const isLowerCase = value("PUBLIC_URL").startsWith(origin) || protocol !== "https:";
  const serves = names.some(
    ({ host, anyHost }) => anyHost || host === hostname || host === `*${hostname.replace(/^[^.]+/, "")}`,
  );
  return [
    ...(serves ? [] : [wrong("PUBLIC_URL", "is not at a name of SITE_ADDRESS, so nobody would reach it")]),
    ...(protocol === "https:"
      ? []
      : [wrong("PUBLIC_URL", "must begin with https://, or passwords travel in the open")]),
    // The proxy compares the address letter by letter with what a browser sends.
    ...(isLowerCase ? [] : [wrong("PUBLIC_URL", "must be written in small letters, as browsers send it")]),
    ...(pathname === "/" && !value("PUBLIC_URL").endsWith("/")
      ? []
      : [wrong("PUBLIC_URL", "must end after the name: the site has no address below another")]),
  ];
};

/** Accepts values that both Caddy and the program understand: Caddy knows one of the program's named ranges. */
const proxies: Check = ({ value }) => {
  const given = value("TRUSTED_PROXIES").split(/\s+/).filter(Boolean);
  const known = given.every((one) => readRange(one) !== null || one === "private_ranges");
  const behind = siteNames(value("SITE_ADDRESS")).some(({ anyHost }) => anyHost);
  return [
    ...(known
      ? []
      : [wrong("TRUSTED_PROXIES", "must be addresses or ranges such as 10.0.0.2 or 10.0.0.0/24, with spaces between")]),
    ...(behind && given.length === 0
      ? [
          note(
            "TRUSTED_PROXIES",
            "is empty: behind another proxy all visitors then count as one, whose limits they share",
          ),
        ]
      : []),
  ];
};

const authority: Check = ({ value }) => [
  ...(value("ACME_EMAIL") === "" || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value("ACME_EMAIL"))
    ? []
    : [wrong("ACME_EMAIL", "is not an e-mail address")]),
  ...(value("ACME_CA") === "" || /^https:\/\/\S+$/.test(value("ACME_CA"))
    ? []
    : [wrong("ACME_CA", "is not a whole address, with https:// before it")]),
];

const ports: Check = ({ value, compose }) => {
  const own = Object.keys(WELL_KNOWN_PORTS);
  const portOf = (name: string) => value(name) || (compose.defaults.get(name) ?? "");
  const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
  const fetches = siteNames(value("SITE_ADDRESS")).some(({ anyHost }) => !anyHost) && value("SITE_OPTIONS") === "";
  return [
    ...own.filter((name) => !isPort(portOf(name))).map((name) => wrong(name, "must be a port, from 1 to 65535")),
    ...(portOf("HTTP_PORT") === portOf("HTTPS_PORT") ? [wrong("HTTPS_PORT", "must not be the same as HTTP_PORT")] : []),
    ...own
      .filter((name) => fetches && isPort(portOf(name)) && portOf(name) !== WELL_KNOWN_PORTS[name])
      .map((name) => note(name, `is not ${WELL_KNOWN_PORTS[name]}, so no certificate comes by itself`)),
  ];
};

const stopping: Check = ({ value, compose }) => {
  const grace = compose.graceSecondsOf("api-1");
  const longest = longestDrain(grace);
  return Number(value("DRAIN_SECONDS")) > longest
    ? [wrong("DRAIN_SECONDS", `is more than the ${grace} s that a stop may take allow: at most ${longest}`)]
    : [];
};

const payments: Check = ({ value }) =>
  value("PAYMENT_PROVIDER") === "mollie" && value("MOLLIE_API_KEY").startsWith("test_")
    ? [note("MOLLIE_API_KEY", "is a key for tests: tickets go out and no money comes in")]
    : [];

const checks = [
  readable,
  unknown,
  missing,
  leftOver,
  sampleAccount,
  passwords,
  commonPassword,
  address,
  proxies,
  authority,
  ports,
  stopping,
];

/** Returns at most one finding for each name, in the order in which to solve them. */
export function findingsIn(file: EnvFile, compose: ComposeFile): Finding[] {
  const value = (name: string) => file.values.get(name)?.value ?? "";
  const all = [...checks, program, payments].flatMap((check) => check({ file, compose, value }));
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}
