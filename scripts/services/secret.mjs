import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * A random secret that is made once and kept in a file that only its owner reads.
 * @param {string} file
 * @returns {{ value: string, isNew: boolean }} 256 bits, safe in a URL
 */
export function keptSecret(file) {
  try {
    const value = readFileSync(file, "utf8").trim();
    if (value.length >= 32) return { value, isNew: false };
  } catch {
    // Not there yet: made below.
  }
  const value = randomBytes(32).toString("base64url");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`, { mode: 0o600 });
  return { value, isNew: true };
}
