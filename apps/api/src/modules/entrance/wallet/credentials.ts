import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";
import type { Config } from "#config.ts";

export interface AppleSigner {
  passTypeId: string;
  teamId: string;
  /** The certificate as PEM; the key has no password. */
  cert: string;
  key: string;
  wwdr: string;
  endsAt: Date;
}

export interface GoogleIssuer {
  issuerId: string;
  email: string;
  privateKey: KeyObject;
}

/** The value, or the file that it names; \n in PEM becomes a line end, as settings may allow one line only. */
function contentOf(name: string, value: string, begin: string): string {
  if (value.trimStart().startsWith(begin)) return begin === "{" ? value : value.replaceAll("\\n", "\n");
  try {
    return readFileSync(value, "utf8");
  } catch {
    throw new Error(`${name} names a file that cannot be read, and is not its content either.`);
  }
}

/** @throws Error with `problem`, and without the content, which may be secret */
function attempt<T>(problem: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new Error(problem);
  }
}

function readCertificate(name: string, value: string): X509Certificate {
  const pem = contentOf(name, value, "-----BEGIN");
  return attempt(`${name} holds no certificate in PEM.`, () => new X509Certificate(pem));
}

/** Part of the subject that Apple writes in a pass type's certificate: 'UID=pass.be.example', 'OU=ABCDE12345'. */
function subjectPart({ subject }: X509Certificate, part: string): string {
  const found = subject.split("\n").find((line) => line.startsWith(`${part}=`));
  if (found === undefined) throw new Error("APPLE_PASS_CERT is not the certificate of a pass type.");
  return found.slice(part.length + 1);
}

type AppleSettings = Pick<Config, "APPLE_PASS_CERT" | "APPLE_PASS_KEY" | "APPLE_PASS_KEY_PASSWORD" | "APPLE_WWDR_CERT">;

/** Reads an expired certificate too: the website must start. Null: not set. @throws Error that names the problem */
export function readAppleSigner(env: AppleSettings): AppleSigner | null {
  const { APPLE_PASS_CERT: certSetting, APPLE_PASS_KEY: keySetting, APPLE_WWDR_CERT: wwdrSetting } = env;
  if (certSetting === undefined || keySetting === undefined || wwdrSetting === undefined) return null;
  const cert = readCertificate("APPLE_PASS_CERT", certSetting);
  const wwdr = readCertificate("APPLE_WWDR_CERT", wwdrSetting);
  const pem = contentOf("APPLE_PASS_KEY", keySetting, "-----BEGIN");
  const key = attempt("APPLE_PASS_KEY holds no private key in PEM, or APPLE_PASS_KEY_PASSWORD is not its own.", () =>
    createPrivateKey({ key: pem, passphrase: env.APPLE_PASS_KEY_PASSWORD }),
  );
  if (key.asymmetricKeyType !== "rsa") throw new Error("APPLE_PASS_KEY is not an RSA key.");
  if (!cert.checkPrivateKey(key)) throw new Error("APPLE_PASS_KEY is not the key of APPLE_PASS_CERT.");
  if (!cert.checkIssued(wwdr) || !cert.verify(wwdr.publicKey))
    throw new Error("APPLE_WWDR_CERT did not issue APPLE_PASS_CERT: take the one of its generation.");
  return {
    passTypeId: subjectPart(cert, "UID"),
    teamId: subjectPart(cert, "OU"),
    cert: cert.toString(),
    key: key.export({ type: "pkcs1", format: "pem" }).toString(),
    wwdr: wwdr.toString(),
    endsAt: new Date(Math.min(Date.parse(cert.validTo), Date.parse(wwdr.validTo))),
  };
}

const serviceAccountSchema = z.object({ client_email: z.string().min(3), private_key: z.string().min(1) });

/** Null: not set. @throws Error that names the problem */
export function readGoogleIssuer(env: Pick<Config, "GOOGLE_WALLET_ISSUER" | "GOOGLE_WALLET_KEY">): GoogleIssuer | null {
  const { GOOGLE_WALLET_ISSUER: issuerId, GOOGLE_WALLET_KEY: keySetting } = env;
  if (issuerId === undefined || keySetting === undefined) return null;
  const json = contentOf("GOOGLE_WALLET_KEY", keySetting, "{");
  return attempt("GOOGLE_WALLET_KEY holds no key of a service account in JSON.", () => {
    const { client_email: email, private_key: pem } = serviceAccountSchema.parse(JSON.parse(json));
    return { issuerId, email, privateKey: createPrivateKey(pem) };
  });
}
