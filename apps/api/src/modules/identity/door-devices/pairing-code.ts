import { createHash, randomInt } from "node:crypto";
import { canonicalCode } from "@podium/shared/tickets/code-text";

/** Omits letters that look like a digit, so that a code can be typed if the camera fails (Crockford's base 32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 140 random bits. */
const LENGTH = 28;

export function drawPairingCode(random: (below: number) => number = (below) => randomInt(below)): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join("");
}

/** Returns the stored hash of a code, however the code was typed. */
export function pairingHash(typed: string): Buffer {
  const code = canonicalCode(typed).replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return createHash("sha256").update(code).digest();
}
