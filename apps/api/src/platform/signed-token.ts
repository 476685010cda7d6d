import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Derives a key for each purpose from one secret: none opens what was made for another. @returns 32 bytes */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `podium:${purpose}`, 32));

/** In a time that tells nothing of where they differ. */
export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export type Signer = ReturnType<typeof createSigner>;

/** Signs what a token says, so that nothing is stored that opens anything: signed again it is the same. */
export function createSigner(secret: string, purpose: string) {
  const key = keyFor(secret, purpose);
  const sign = (text: string): string => createHmac("sha256", key).update(text).digest("base64url");

  return {
    /** @returns 43 characters of base64url */
    sign,
    isSigned: (text: string, signature: string): boolean => isSame(signature, sign(text)),
  };
}
