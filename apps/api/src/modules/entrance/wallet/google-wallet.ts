import { createSign } from "node:crypto";
import * as z from "zod";
import type { Clock } from "#platform/process/clock.ts";
import type { GoogleIssuer } from "./credentials.ts";
import { googleClass, googleObject } from "./google-pass.ts";
import type { PassHouse } from "./pass-words.ts";
import type { Pass } from "./wallet.repository.ts";

export type GoogleWallet = ReturnType<typeof createGoogleWallet>;

export const GOOGLE = {
  token: "https://oauth2.googleapis.com/token",
  api: "https://walletobjects.googleapis.com/walletobjects/v1",
  save: "https://pay.google.com/gp/v/save",
};
export type GoogleServers = Pick<typeof GOOGLE, "token" | "api">;

const TIMEOUT_MS = 8000;
const SCOPE = "https://www.googleapis.com/auth/wallet_object.issuer";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** A token is not used in its last minute. */
const MARGIN_MS = 60_000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Google's passes: its API stores them, and a signed link adds them to a user's wallet. */
export function createGoogleWallet(deps: {
  issuer: GoogleIssuer;
  house: () => PassHouse;
  clock: Clock;
  servers?: GoogleServers | undefined;
}) {
  const { issuer, house, clock, servers = GOOGLE } = deps;
  let access: { token: string; until: number } | undefined;

  const now = (): number => clock.now().getTime();

  function signJwt(claims: object): string {
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
    const content = `${encode({ alg: "RS256", typ: "JWT" })}.${encode(claims)}`;
    return `${content}.${createSign("RSA-SHA256").update(content).sign(issuer.privateKey, "base64url")}`;
  }

  async function accessToken(): Promise<string> {
    if (access && now() < access.until) return access.token;
    const iat = Math.floor(now() / 1000);
    const claims = { iss: issuer.email, scope: SCOPE, aud: GOOGLE.token, iat, exp: iat + 3600 };
    const response = await fetch(servers.token, {
      method: "POST",
      body: new URLSearchParams({ grant_type: GRANT, assertion: signJwt(claims) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Google refused the service account: ${response.status}`);
    const { access_token: token, expires_in: seconds } = tokenSchema.parse(await response.json());
    access = { token, until: now() + seconds * 1000 - MARGIN_MS };
    return token;
  }

  async function send(method: "PATCH" | "POST", path: string, body: object): Promise<number> {
    const response = await fetch(`${servers.api}/${path}`, {
      method,
      headers: { authorization: `Bearer ${await accessToken()}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Reading the body releases the connection.
    await response.arrayBuffer();
    if (response.status === 401) access = undefined;
    return response.status;
  }

  /** Stores the current state, whether Google knows the resource or not. */
  async function write(kind: "eventTicketClass" | "eventTicketObject", resource: { id: string }): Promise<void> {
    const path = `${kind}/${encodeURIComponent(resource.id)}`;
    let status = await send("PATCH", path, resource);
    if (status === 404) status = await send("POST", kind, resource);
    // Another process created the resource first.
    if (status === 409) status = await send("PATCH", path, resource);
    if (status !== 200) throw new Error(`Google Wallet responded ${status} to an ${kind}`);
  }

  return {
    /** @throws Error when Google is unavailable, or refuses */
    async save(passes: readonly Pass[]): Promise<void> {
      const classes = new Map(passes.map((pass) => [pass.facts.showId, googleClass(pass, issuer.issuerId, house())]));
      for (const one of classes.values()) await write("eventTicketClass", one);
      for (const pass of passes) await write("eventTicketObject", googleObject(pass, issuer.issuerId, house()));
    },

    /**
     * Returns a link to saved passes. It only contains their ids, because a link with all their content exceeds the
     * 1,800 characters that Google calls safe.
     */
    linkTo(passes: readonly Pass[]): string {
      const objects = passes.map((pass) => {
        const { id, classId } = googleObject(pass, issuer.issuerId, house());
        return { id, classId };
      });
      const jwt = signJwt({
        iss: issuer.email,
        aud: "google",
        typ: "savetowallet",
        iat: Math.floor(now() / 1000),
        origins: [house().publicUrl],
        payload: { eventTicketObjects: objects },
      });
      return `${GOOGLE.save}/${jwt}`;
    },
  };
}
