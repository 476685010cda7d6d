import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { NewPasskey, PasskeyCreation, PasskeyProof } from "@podium/shared/contracts/second-step";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export interface Ceremony {
  challenge: string;
  /** The origin of the page that asks. */
  origin?: string;
  /** The domain that the authenticator signs for. */
  rpId?: string;
  /** Skips user verification (fingerprint or PIN). */
  unverified?: boolean;
  /** The number of uses that the authenticator reports; it counts up by itself. */
  counter?: number;
  /** Replaces the right type, `webauthn.create` or `webauthn.get`, by a wrong one. */
  type?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString("base64url");

/** An authenticator in software: one discoverable credential with ES256, without attestation. */
export function createSoftwareAuthenticator(page: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;
  let userHandle: string | undefined;

  function clientData({ challenge, origin = page.origin, type }: Ceremony, usual: string): Buffer {
    return Buffer.from(JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData({ rpId = page.rpId, unverified = false, ...ceremony }: Ceremony, more: number): Buffer {
    const data = Buffer.alloc(37);
    sha256(rpId).copy(data);
    data.writeUInt8(USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | more, 32);
    counter = ceremony.counter ?? counter + 1;
    data.writeUInt32BE(counter, 33);
    return data;
  }

  function credentialData(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, cose]);
  }

  return {
    id,

    create(options: Pick<PasskeyCreation, "challenge" | "user">, ceremony: Partial<Ceremony> = {}): NewPasskey {
      const asked = { challenge: options.challenge, ...ceremony };
      userHandle = options.user.id;
      const authData = Buffer.concat([authenticatorData(asked, HAS_CREDENTIAL), credentialData()]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: base64url(clientData(asked, "webauthn.create")),
          attestationObject: base64url(isoCBOR.encode(attestation)),
        },
      };
    },

    get(ceremony: Ceremony): PasskeyProof {
      const client = clientData(ceremony, "webauthn.get");
      const data = authenticatorData(ceremony, 0);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle,
        },
      };
    },
  };
}
