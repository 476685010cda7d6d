import { jsonId } from "@podium/shared/contracts/common";
import type { Access } from "@podium/shared/contracts/roles";
import { createSigner, createVerifier } from "fast-jwt";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { type Caller, isAllowed, refusalOf, type TokenClaims, type Tokens } from "#platform/http/caller.ts";
import { isDependencyUnavailable } from "#platform/data/unavailable.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";
import type { Callers } from "./callers.ts";
import type { SessionsService } from "./sessions.service.ts";
import { rememberVerified } from "./verified-tokens.ts";

const ALGORITHM = "HS256";
const ISSUER = "podium";

const audienceOf = (use: string): string => `${ISSUER}:${use}`;

/** The id of an account, or `device:` and the id of a device. */
const SUBJECT = /^(device:)?(\d{1,10})$/;
const payloadSchema = z.object({ sub: z.string().regex(SUBJECT), sid: z.uuid(), exp: z.int() });

function createTokens(secret: string): Tokens {
  function sign(audience: string, { kind, id, sessionId }: TokenClaims, seconds: number): string {
    const sub = kind === "device" ? `device:${id}` : String(id);
    const options = { algorithm: ALGORITHM, iss: ISSUER, aud: audience, expiresIn: seconds * 1000 } as const;
    return createSigner({ key: secret, ...options })({ sub, sid: sessionId });
  }
  const verifierOf = (audience: string) =>
    createVerifier({
      key: secret,
      algorithms: [ALGORITHM],
      allowedIss: ISSUER,
      allowedAud: audience,
      requiredClaims: ["iss", "aud", "exp", "sub"],
    });
  function read(verify: (token: string) => unknown, token: string): ReturnType<Tokens["verify"]> {
    try {
      const { sub, sid, exp } = payloadSchema.parse(verify(token));
      const [, device, id] = SUBJECT.exec(sub) ?? [];
      const kind = device ? "device" : "account";
      return { kind, id: jsonId.parse(Number(id)), sessionId: sid, validUntil: new Date(exp * 1000) };
    } catch {
      return null;
    }
  }
  const verifyAccess = verifierOf(ISSUER);

  return {
    sign: (claims, seconds) => sign(ISSUER, claims, seconds),
    verify: (token) => read(verifyAccess, token),
    signFor: (use, claims, seconds) => sign(audienceOf(use), claims, seconds),
    verifyFor: (use, token) => read(verifierOf(audienceOf(use)), token),
  };
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.-]+) *$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** A session of one reservation reaches routes with `byLink` "always", or another `byLink` and it in their path. */
function isOpenTo(request: FastifyRequest, access: Access, caller: Caller): boolean {
  const { byLink: whatLinkOpens } = request.routeOptions.config;
  if (!caller.byLink || !whatLinkOpens) return isAllowed(access, caller);
  const { byLink, ...account } = caller;
  const { id } = request.params as { id?: string };
  const isReached = whatLinkOpens === "always" || id === String(byLink.reservationId);
  return isReached && isAllowed(access, account);
}

/** Rules throw DomainError UNAUTHORIZED: no valid token; FORBIDDEN: wrong role; PROOF_NEEDED where the call asks it. */
export function setUpAuth(
  app: FastifyInstance,
  deps: {
    callers: Pick<Callers, "find" | "findNow">;
    sessions: Pick<SessionsService, "isProven">;
    realtime: Pick<Realtime, "onSessionsChange">;
    jwtSecret: string;
  },
): void {
  const { callers, sessions, realtime, jwtSecret } = deps;
  const made = createTokens(jwtSecret);
  const tokens: Tokens = { ...made, verify: rememberVerified(made.verify, realtime) };
  app.decorate("tokens", tokens);
  app.decorateRequest("claims", null);
  app.decorateRequest("caller", null);
  app.addHook("onRequest", (request, _reply, done) => {
    const token = bearerToken(request);
    if (token) request.claims = tokens.verify(token);
    done();
  });

  async function require(request: FastifyRequest, access: Access): Promise<void> {
    const { claims } = request;
    const found = claims && (await callers.find(claims));
    // The cached state may be from before the visitor filled in details or proved their identity.
    const mayChange = found?.anonymousNetwork !== undefined || found?.byLink !== undefined;
    const isRefused = mayChange && !isOpenTo(request, access, found);
    const remembered = isRefused && claims ? await callers.findNow(claims) : found;
    if (!claims || !remembered) throw new DomainError("UNAUTHORIZED");
    if (!isOpenTo(request, access, remembered)) throw new DomainError(refusalOf(access, remembered));
    if (request.routeOptions.config.asksProof && !(await sessions.isProven(claims.sessionId)))
      throw new DomainError("PROOF_NEEDED");
    request.caller = remembered;
  }

  async function requireNow(request: FastifyRequest, access: Access): Promise<void> {
    await require(request, access);
    request.caller = request.claims && (await callers.findNow(request.claims));
    if (!request.caller) throw new DomainError("UNAUTHORIZED");
    if (!isAllowed(access, request.caller)) throw new DomainError(refusalOf(access, request.caller));
  }

  app.decorate("authorize", {
    async public(request) {
      try {
        const caller = request.claims && (await callers.find(request.claims));
        // A public response may say more to the account's owner, but not to a session opened by a mail's link.
        request.caller = caller?.byLink ? null : caller;
      } catch (error) {
        // A public call also works without a caller, when the database is unavailable.
        if (!isDependencyUnavailable(error)) throw error;
      }
    },
    session: (request) => require(request, "session"),
    user: (request) => require(request, "user"),
    door: (request) => require(request, "door"),
    "box-office": (request) => requireNow(request, "box-office"),
    admin: (request) => requireNow(request, "admin"),
  });
}
