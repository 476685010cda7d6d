import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Derives a key per purpose from one secret, so that no key opens another purpose's data. @returns 32 bytes */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `podium:${purpose}`, 32));

/** Compares in constant time. */
export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export type Signer = ReturnType<typeof createSigner>;

/** Signs a token's content. The signature can be computed again, so no secret token needs to be stored. */
export function createSigner(secret: string, purpose: string) {
  const key = keyFor(secret, purpose);
  const sign = (text: string): string => createHmac("sha256", key).update(text).digest("base64url");

  return {
    sign,
    isSigned: (text: string, signature: string): boolean => isSame(signature, sign(text)),
  };
}
