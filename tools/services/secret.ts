import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Returns a secret of 256 bits, URL-safe, stored in a file that only its owner can read. */
export function storedSecret(file: string): { value: string; isNew: boolean } {
  try {
    const value = readFileSync(file, "utf8").trim();
    if (value.length >= 32) return { value, isNew: false };
  } catch {}
  const value = randomBytes(32).toString("base64url");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`, { mode: 0o600 });
  return { value, isNew: true };
}
