import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeFinding, FINDING_CODES } from "@podium/shared/site/installation";
import { afterAll, describe, expect, test } from "vitest";
import { findingsIn } from "./checks.ts";
import { newEnv, readComposeFile, readEnvFile, withoutDocker } from "./settings-files.ts";

const root = join(import.meta.dirname, "../../../..");
const example = readFileSync(join(root, ".env.example"), "utf8");
const compose = readComposeFile(readFileSync(join(root, "docker-compose.yml"), "utf8"));

/** Values that a volunteer writes into the file that --make wrote. */
const filledIn: Record<string, string> = {
  SITE_ADDRESS: "tickets.toneelkring.be",
  PUBLIC_URL: "https://tickets.toneelkring.be",
  ADMIN_EMAIL: "penning@toneelkring.be",
  ADMIN_PASSWORD: "vier stoelen achteraan links",
  SMTP_URL: "smtps://tickets%40toneelkring.be:s3cret@smtp.provider.be",
  SOCIETY_NAME: "Toneelkring Sint-Rochus",
  SOCIETY_EMAIL: "info@toneelkring.be",
  VENUE_NAME: "Zaal Rust Roest",
  VENUE_ADDRESS: "Kerkstraat 1, 9999 Dorp",
  BANK_IBAN: "BE68 5390 0754 7034",
  BANK_BIC: "TRIOBEBB",
  BANK_BENEFICIARY: "Toneelkring Sint-Rochus vzw",
};

/** @param changes values to set, or null to take the line out */
function envWith(changes: Record<string, string | null> = {}): string {
  const lines = newEnv(example).split("\n");
  for (const [name, value] of Object.entries({ ...filledIn, ...changes })) {
    const index = lines.findIndex((line) => line.startsWith(`${name}=`));
    const line = value === null ? "" : `${name}=${value}`;
    if (index < 0) lines.push(line);
    else lines[index] = line;
  }
  return lines.join("\n");
}

const linesOf = (text: string): string[] =>
  findingsIn(readEnvFile(text), compose).map(({ kind, name, says }) => `${kind}: ${name} ${says}`);

describe("a file of settings", () => {
  test("that --make wrote and a volunteer filled in is complete", () => {
    expect(linesOf(envWith())).toEqual([]);
  });

  test("that is the example says each thing that is missing, with what it is for", () => {
    const said = linesOf(example);
    for (const [name, purpose] of compose.needed) expect(said).toContain(`wrong: ${name} is empty: ${purpose}`);
    expect(said).toHaveLength(compose.needed.size + 1);
    expect(said.join("\n")).toMatch(/SITE_ADDRESS is empty/);
  });

  test.for([
    ["JWT_SECRET", "kort", /^must have 32 characters or more in production$/],
    ["BANK_IBAN", "BE68 5390 0754 7035", /^is not an IBAN: a digit is wrong$/],
    ["BANK_IBAN", "BE71 0961 2345 6769", /^is the demo's/],
    ["BANK_IBAN", "be71096123456769", /^is the demo's/],
    ["BANK_BIC", "TRIO", /^is not a BIC$/],
    ["ADMIN_EMAIL", "penning", /^is not an e-mail address$/],
    ["ADMIN_PASSWORD", "podium-admin", /^is one of the first that others try/],
    ["ADMIN_PASSWORD", "rochus1234", /^is one of the first that others try/],
    ["SMTP_URL", "smtp.provider.be", /^is not written as smtps:/],
    ["SMTP_URL", "smtps://name:password@mail.provider.be", /^still has something of the example in it$/],
    ["SMTP_URL", "smtps://n:a$b@mail.provider.be", /^has a \$/],
    ["PUBLIC_URL", "tickets.toneelkring.be", /^is not a whole address/],
    ["PUBLIC_URL", "https://www.toneelkring.be", /^is not at a name of SITE_ADDRESS/],
    ["PUBLIC_URL", "http://tickets.toneelkring.be", /^must begin with https:/],
    ["PUBLIC_URL", "https://Tickets.toneelkring.be", /^must be written in small letters/],
    ["PUBLIC_URL", "https://tickets.toneelkring.be/", /^must end after the name/],
    ["PUBLIC_URL", "https://tickets.toneelkring.be/podium", /^must end after the name/],
    ["SITE_ADDRESS", "", /^is empty: write the name that visitors type, or :80/],
    ["SOCIETY_EMAIL", "info@example.org", /^still has something of the example in it$/],
    ["REDIS_PASSWORD", "changeme", /^still has a placeholder$/],
    ["REDIS_PASSWORD", "abcdefghijklmnop/qrst", /^must be of letters and digits only/],
    ["REDIS_PASSWORD", "abc123", /^must have 16 characters or more/],
    ...["10.0.0.2, de andere", "10.0.0/24", "10.0.0.0/33", "10", "10.0.0", "0x7f.1", "uniquelocal"].map(
      (wrong) => ["TRUSTED_PROXIES", wrong, /^must be addresses or ranges/] as const,
    ),
    ["ACME_EMAIL", "penning", /^is not an e-mail address$/],
    ["ACME_CA", "letsencrypt", /^is not a whole address/],
    ["HTTP_PORT", "http", /^must be a port/],
    ["HTTPS_PORT", "80", /^must not be the same as HTTP_PORT$/],
    ["DRAIN_SECONDS", "20", /^is more than the 30 s that a stop may take allow: at most 5$/],
    ["PAYMENT_PROVIDER", "test", /^must not be "test" in production/],
    ["CART_HOLD_SECONDS", "kwartier", /^must be a whole number$/],
    ["VERIFY_EMAIL", "yes", /^must be on or off$/],
    ["METRICS_TOKEN", "kort", /^must have at least 16 characters$/],
    ["DOORS_OPEN_MINUTES", "601", /^must be at most 600$/],
    ["SOCITY_NAME", "Toneelkring", /^is no setting of this installation: perhaps SOCIETY_NAME is meant$/],
    ["SEED", "demo", /^is no setting of this installation$/],
  ] as const)("says of %s=%s alone what is wrong", ([name, value, says]) => {
    const findings = findingsIn(readEnvFile(envWith({ [name]: value })), compose);
    expect(findings).toEqual([{ kind: "wrong", name, says: expect.stringMatching(says) }]);
  });

  test("says that the two roles of the database must not share a password", () => {
    const same = "a".repeat(20);
    expect(linesOf(envWith({ POSTGRES_PASSWORD: same, POSTGRES_APP_PASSWORD: same }))).toEqual([
      "wrong: POSTGRES_APP_PASSWORD must not be the same as POSTGRES_PASSWORD",
    ]);
  });

  test("needs Mollie's key for Mollie, and says that a key for tests takes no money", () => {
    expect(linesOf(envWith({ PAYMENT_PROVIDER: "mollie" }))).toEqual([
      "wrong: MOLLIE_API_KEY is required when PAYMENT_PROVIDER is mollie",
    ]);
    expect(linesOf(envWith({ PAYMENT_PROVIDER: "mollie", MOLLIE_API_KEY: "test_abc" }))).toEqual([
      "note: MOLLIE_API_KEY is a key for tests: tickets go out and no money comes in",
    ]);
  });

  test("may listen on other ports, with a word about certificates unless it has one or needs none", () => {
    const other = { HTTP_PORT: "8080" };
    expect(linesOf(envWith(other))).toEqual(["note: HTTP_PORT is not 80, so no certificate comes by itself"]);
    expect(linesOf(envWith({ ...other, SITE_OPTIONS: "tls /tls/fullchain.pem /tls/privkey.pem" }))).toEqual([]);
    expect(
      linesOf(envWith({ ...other, SITE_ADDRESS: ":80", TRUSTED_PROXIES: "10.0.0.2 fd00::/8 private_ranges" })),
    ).toEqual([]);
  });

  test("asks behind another proxy which one that is", () => {
    expect(linesOf(envWith({ SITE_ADDRESS: ":80" }))).toEqual([
      "note: TRUSTED_PROXIES is empty: behind another proxy all visitors then count as one, whose limits they share",
    ]);
  });

  test("says in one go what is wrong with several settings, each once", () => {
    const said = linesOf(envWith({ PUBLIC_URL: null, BANK_IBAN: "BE1", JWT_SECRET: "kort", PAYMENT_PROVIDER: "test" }));
    expect(new Set(said.map((line) => line.split(" ")[1]))).toEqual(
      new Set(["BANK_IBAN", "JWT_SECRET", "PAYMENT_PROVIDER", "PUBLIC_URL"]),
    );
    expect(said).toHaveLength(4);
  });

  test("says which line it cannot read, and which setting stands there twice", () => {
    const said = linesOf(`${envWith()}\nBANK_BIC=TRIOBEBB\nMAIL_FROM="half\nzomaar`);
    expect(said).toEqual([
      expect.stringMatching(/^wrong: Line \d+ is not NAME=value/),
      expect.stringMatching(/^wrong: Line \d+ is not NAME=value/),
      expect.stringMatching(/^wrong: BANK_BIC stands in the file twice/),
    ]);
  });
});

test("the settings with which docs/operations.md has a restore practised are complete", () => {
  const page = readFileSync(join(root, "docs/operations.md"), "utf8");
  const block = /^Practise a restore [^]*?```sh\n([^]*?)\n```/m.exec(page)?.[1] ?? "";
  const { values } = readEnvFile(block);
  expect([...values.keys()]).toEqual(expect.arrayContaining(["SMTP_URL", "PAYMENT_PROVIDER", "PUBLIC_URL"]));
  expect(linesOf(envWith(Object.fromEntries([...values].map(([name, { value }]) => [name, value]))))).toEqual([]);
});

test("a value is read as Docker reads it: quotes, remarks and line ends of Windows are not part of it", () => {
  const { values } = readEnvFile(
    "A=een # remark\r\nB='twee # geen'\r\nexport C=\"drie\"\r\nD= vier#5 \r\nE=# leeg\r\n",
  );
  expect([...values.values()].map(({ value }) => value)).toEqual(["een", "twee # geen", "drie", "vier#5", ""]);
});

describe("a file of settings that systemd reads", () => {
  const absent = ["POSTGRES_PASSWORD", "POSTGRES_APP_PASSWORD", "REDIS_PASSWORD", "JWT_SECRET", "BACKUP_FOLDER"];
  const left = Object.fromEntries(absent.map((name) => [name, null]));
  const unit = readFileSync(join(root, "ops/debian/systemd/podium-.service.d/shared.conf"), "utf8");
  const units = withoutDocker(compose, { absent, unit });
  const says = (changes: Record<string, string | null>) =>
    findingsIn(readEnvFile(envWith({ ...left, ...changes }), { systemd: true }), units).map(
      ({ name, says: what }) => `${name} ${what}`,
    );

  test("needs no secret that is made there, and refuses what would do nothing", () => {
    expect(says({})).toEqual([]);
    for (const name of ["JWT_SECRET", "BACKUP_FOLDER", "BACKUP_DIR"])
      expect(says({ [name]: "x".repeat(40) })).toEqual([
        expect.stringMatching(new RegExp(`^${name} is no setting of this installation`)),
      ]);
    expect(says({ SITE_ADDRESS: "" })).toEqual([expect.stringMatching(/^SITE_ADDRESS is empty/)]);
  });

  test("may have a $ and longer stops, but no line that systemd reads otherwise than Docker", () => {
    expect(says({ SMTP_URL: "smtps://n:a$b@mail.provider.be", DRAIN_SECONDS: "15" })).toEqual([]);
    expect(says({ DRAIN_SECONDS: "16" })).toEqual([expect.stringMatching(/^DRAIN_SECONDS .* at most 15$/)]);
    expect(says({ VENUE_NAME: "'Zaal # 1'" })).toEqual([]);
    expect(says({ ADMIN_PASSWORD: "'vier stoelen \\ achteraan'" })).toEqual([]);
    for (const line of [
      "MAIL_FROM=a@dorp.be # remark",
      "MAIL_FROM='a@dorp.be' # remark",
      "export MAIL_FROM=a@dorp.be",
      // systemd drops these backslashes.
      "MAIL_FROM=a\\b@dorp.be",
      'MAIL_FROM="a\\\\b@dorp.be"',
      "MAIL_FROM=a@dorp.be\\",
    ])
      expect(says({ MAIL_FROM: null, VENUE_ROUTE: `\n${line}` })).toEqual([
        expect.stringMatching(/^Line \d+ is not NAME=value/),
      ]);
  });
});

describe("npm run check-env", () => {
  const folder = mkdtempSync(join(tmpdir(), "podium-check-env-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (args: string[], input = "") => {
    const file = join(import.meta.dirname, "../check-env.ts");
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
      cwd: folder,
      encoding: "utf8",
      input,
    });
    return { exitCode: status, stdout: stdout.trimEnd(), stderr };
  };

  test("makes a file with secrets that differ, for its owner alone, and never writes over one", () => {
    expect(run(["--make"]).exitCode).toBe(0);
    const file = join(folder, ".env");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const made = readEnvFile(readFileSync(file, "utf8")).values;
    const secrets = ["POSTGRES_PASSWORD", "POSTGRES_APP_PASSWORD", "REDIS_PASSWORD", "JWT_SECRET"].map(
      (name) => made.get(name)?.value,
    );
    expect(new Set(secrets).size).toBe(4);
    for (const secret of secrets) expect(secret).toMatch(/^([0-9a-f]{48}|[0-9a-f]{64})$/);
    const again = run(["--make"]);
    expect([again.exitCode, again.stderr]).toEqual([1, expect.stringContaining("stays as it is")]);
    expect(readEnvFile(readFileSync(file, "utf8")).values).toEqual(made);
  });

  test("ends well for a file that is complete, and remarks that others may read it", () => {
    const file = join(folder, "complete.env");
    writeFileSync(file, envWith());
    chmodSync(file, 0o644);
    const open = run([file]);
    expect([open.exitCode, open.stdout]).toEqual([0, expect.stringContaining("can be read by other users")]);
    chmodSync(file, 0o600);
    const closed = run([file]);
    expect([closed.exitCode, closed.stdout]).toEqual([
      0,
      expect.stringMatching(/complete\. Next: docker compose up -d$/),
    ]);
  });

  test("reads what is handed to it, as the image does, and ends badly for a file that lacks something", () => {
    const { exitCode, stdout } = run(["-"], envWith({ BANK_IBAN: "" }));
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringContaining("✗ BANK_IBAN is empty: the account that visitors pay to."),
    ]);
    expect(run(["nergens.env"]).stderr).toContain("--make");
  });

  test("never repeats a value, whatever is wrong with it", () => {
    const names = [...readEnvFile(example).values.keys()];
    const said = ["kanarie", '"kanarie:@/?#$1"'].flatMap((canary) =>
      names.flatMap((name) => linesOf(envWith({ [name]: canary }))),
    );
    expect(said.length).toBeGreaterThan(names.length);
    const { stdout, stderr } = run(["-"], names.map((name) => `${name}=kanarie`).join("\n"));
    expect(stdout).toContain("JWT_SECRET");
    expect([...said, stdout, stderr].join("\n")).not.toContain("kanarie");
  });
});

test("a setting that the dashboard tells an administrator to look at is one of an installation", () => {
  const named = FINDING_CODES.flatMap((code) => describeFinding(code).advice.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? []);
  expect(new Set(named).difference(compose.names)).toEqual(new Set());
  expect(named).toContain("SMTP_URL");
});
