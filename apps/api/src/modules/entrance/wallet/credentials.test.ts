import { generateKeyPairSync } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "#config.ts";
import { googleSettings } from "#test/fake-google.ts";
import { appleSettings, makePassCertificate, PASS_TYPE, TEAM } from "#test/pass-certificate.ts";
import { selfSigned } from "#test/self-signed.ts";
import { readAppleSigner, readGoogleIssuer } from "./credentials.ts";

const needed = {
  DATABASE_URL: "postgres://podium@localhost/podium",
  REDIS_URL: "redis://localhost",
  JWT_SECRET: "a secret of more than thirty-two characters",
};
const made = makePassCertificate();
const apple = appleSettings(made);
const ofApple = (env: Record<string, string>) => readAppleSigner(readConfig({ ...needed, ...env }));
const ofGoogle = (env: Record<string, string>) => readGoogleIssuer(readConfig({ ...needed, ...env }));

describe("a wallet", () => {
  test("is not there when nothing is set", () => {
    expect([ofApple({}), ofGoogle({})]).toEqual([null, null]);
  });

  test.for(Object.keys({ ...apple, ...googleSettings }))("that lacks %s stops the start, and names it", (name) => {
    const all: Record<string, string> = { ...apple, ...googleSettings };
    const { [name]: _, ...rest } = all;
    expect(() => readConfig({ ...needed, ...rest })).toThrow(new RegExp(`${name} is required when \\w+ is set`));
  });
});

describe("the certificate of Apple", () => {
  test("says itself of which pass type and team it is, whether set as a file, as PEM, or as PEM on one line", async () => {
    const file = join(tmpdir(), `podium-${process.pid}.pem`);
    await writeFile(file, made.cert);
    for (const APPLE_PASS_CERT of [file, made.cert, made.cert.replaceAll("\n", "\\n")])
      expect(ofApple({ ...apple, APPLE_PASS_CERT })).toMatchObject({ passTypeId: PASS_TYPE, teamId: TEAM });
  });

  test("has a key that may have a password", () => {
    const locked = makePassCertificate({ password: "geheim" });
    const set = { ...appleSettings(locked), APPLE_PASS_KEY_PASSWORD: "geheim" };
    expect(ofApple(set)?.key).toMatch(/^-----BEGIN RSA PRIVATE KEY-----/);
    expect(() => ofApple({ ...set, APPLE_PASS_KEY_PASSWORD: "fout" })).toThrow("APPLE_PASS_KEY_PASSWORD");
  });

  test("and what belongs to it are held against each other: what is wrong is named, and never shown", () => {
    const other = makePassCertificate();
    const wrong: Array<[env: Record<string, string>, sentence: string]> = [
      [{ APPLE_PASS_CERT: "/no/such/file.pem" }, "APPLE_PASS_CERT names a file that cannot be read"],
      [{ APPLE_PASS_CERT: "-----BEGIN nothing" }, "APPLE_PASS_CERT holds no certificate in PEM"],
      [{ APPLE_PASS_KEY: other.key }, "APPLE_PASS_KEY is not the key of APPLE_PASS_CERT"],
      [{ APPLE_PASS_KEY: selfSigned.key }, "APPLE_PASS_KEY is not an RSA key"],
      [{ APPLE_WWDR_CERT: other.wwdr }, "APPLE_WWDR_CERT did not issue APPLE_PASS_CERT"],
    ];
    for (const [env, sentence] of wrong) expect(() => ofApple({ ...apple, ...env })).toThrow(sentence);
  });
});

test("the account of Google is the key of a service account, in JSON", () => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" });
  expect(ofGoogle(googleSettings)).toMatchObject({ email: "podium@voorbeeld.iam.gserviceaccount.com" });
  for (const key of ["{}", "{", JSON.stringify({ client_email: "a@b.c", private_key: pem })])
    expect(() => ofGoogle({ ...googleSettings, GOOGLE_WALLET_KEY: key })).toThrow("GOOGLE_WALLET_KEY holds no key");
});
