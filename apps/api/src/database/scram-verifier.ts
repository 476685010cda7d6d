import { createHash, createHmac, pbkdf2Sync } from "node:crypto";

/** PostgreSQL's own default number. */
const ITERATIONS = 4096;

/**
 * Returns what PostgreSQL stores of a password, so that no statement or log contains the password itself.
 * @param options.saltOf a value that is unique to this role of this cluster and never changes: a pooler signs in to
 *   PostgreSQL with keys derived from the client's password and the former salt, so a new salt would lock it out
 */
export function scramVerifier(password: string, { saltOf }: { saltOf: string }): string {
  const salt = createHash("sha256").update(saltOf).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password.normalize("NFKC"), salt, ITERATIONS, 32, "sha256");
  const keyOf = (name: string) => createHmac("sha256", salted).update(name).digest();
  const storedKey = createHash("sha256").update(keyOf("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${storedKey}:${keyOf("Server Key").toString("base64")}`;
}
