import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyFor } from "#platform/http/signed-token.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SecretBox = ReturnType<typeof createSecretBox>;

/** Encrypts secrets that the server must be able to read again. The authenticated data includes the owner. */
export function createSecretBox(secret: string) {
  const key = keyFor(secret, "authenticator");
  const aad = (owner: number) => Buffer.from(`user:${owner}`);

  return {
    seal(plain: Uint8Array, owner: number): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(aad(owner));
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },

    /** Returns null when another secret sealed it, or for another owner. */
    open(sealed: Buffer, owner: number): Buffer | null {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(aad(owner)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
