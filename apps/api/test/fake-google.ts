import { createVerify, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";

const claimsSchema = z.looseObject({
  iss: z.string(),
  aud: z.string(),
  scope: z.string().optional(),
  typ: z.string().optional(),
  payload: z.looseObject({ eventTicketObjects: z.array(z.looseObject({ id: z.string() })) }).optional(),
});

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const EMAIL = "podium@voorbeeld.iam.gserviceaccount.com";
export const ISSUER = "3388000000012345678";

/** The settings of a website with an issuer account of our own. */
export const googleSettings = {
  GOOGLE_WALLET_ISSUER: ISSUER,
  GOOGLE_WALLET_KEY: JSON.stringify({
    type: "service_account",
    client_email: EMAIL,
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
  }),
};

/** Returns the claims that the service account signed. @throws Error when it did not sign them */
export function openJwt(jwt: string) {
  const [header = "", claims = "", signature = ""] = jwt.split(".");
  const isSigned = createVerify("RSA-SHA256").update(`${header}.${claims}`).verify(publicKey, signature, "base64url");
  if (!isSigned) throw new Error("not signed by the service account");
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

type Resource = Record<string, unknown> & { id: string };

/** A fake of Google's token server and wallet API: a JWT for a token, resources by PATCH and POST. */
export async function startFakeGoogle() {
  const resources = new Map<string, Resource>();
  let isAway = false;
  let tokens = 0;
  let meanwhile: { kind: string; action: () => Promise<void> } | undefined;

  async function respond(request: IncomingMessage): Promise<[status: number, body: object]> {
    const body = await bodyOf(request);
    if (isAway) return [503, {}];
    if (request.url === "/token") {
      const form = new URLSearchParams(body);
      const { iss, aud, scope } = openJwt(form.get("assertion") ?? "");
      const isRight =
        form.get("grant_type") === "urn:ietf:params:oauth:grant-type:jwt-bearer" &&
        iss === EMAIL &&
        aud === "https://oauth2.googleapis.com/token" &&
        scope === "https://www.googleapis.com/auth/wallet_object.issuer";
      tokens += 1;
      return isRight ? [200, { access_token: "ya29.access", expires_in: 3599, token_type: "Bearer" }] : [400, {}];
    }
    if (request.headers.authorization !== "Bearer ya29.access") return [401, {}];
    const resource = JSON.parse(body) as Resource;
    const [, kind = "", id] = /^\/api\/(eventTicketClass|eventTicketObject)(?:\/(.+))?$/.exec(request.url ?? "") ?? [];
    const known = resources.get(`${kind} ${resource.id}`);
    if (request.method === "PATCH" && decodeURIComponent(id ?? "") !== resource.id) return [400, {}];
    if (request.method === "PATCH" && !known) return [404, {}];
    if (request.method === "POST" && known) return [409, {}];
    const isOfClass = kind !== "eventTicketObject" || resources.has(`eventTicketClass ${String(resource.classId)}`);
    if (!isOfClass) return [400, {}];
    if (meanwhile?.kind === kind) {
      const { action } = meanwhile;
      meanwhile = undefined;
      await action();
    }
    resources.set(`${kind} ${resource.id}`, { ...known, ...resource });
    return [200, resource];
  }

  const server = createServer((request, response) => {
    void respond(request).then(([status, body]) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    servers: { token: `${base}/token`, api: `${base}/api` },
    objectOf: (id: string): Resource | undefined => resources.get(`eventTicketObject ${id}`),
    classOf: (id: string): Resource | undefined => resources.get(`eventTicketClass ${id}`),
    tokensGiven: (): number => tokens,
    /** Runs `action` once, during the next write of this kind. */
    duringWrite: (kind: "eventTicketClass" | "eventTicketObject", action: () => Promise<void>) =>
      void (meanwhile = { kind, action }),
    beAway: (away: boolean) => void (isAway = away),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
