import fastifyJwt, { type VerifyOptions } from "@fastify/jwt";
import { jsonId } from "@podium/shared/contracts/common";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { TokenClaims, Tokens } from "#platform/caller.ts";
import { DomainError, isDependencyUnavailable } from "#platform/http-errors.ts";
import type { Accounts } from "./accounts.ts";

const ALGORITHM = "HS256";
const ISSUER = "podium";
/** Equals the payment window, so that nobody signs in again to pay. */
const LIFETIME = "7 days";

const SIGNING = { algorithm: ALGORITHM, iss: ISSUER } as const;
const VERIFYING = {
  algorithms: [ALGORITHM],
  allowedIss: ISSUER,
  requiredClaims: ["iss", "aud", "exp", "sub"],
} satisfies Partial<VerifyOptions>;
const audienceOf = (use: string): string => `${ISSUER}:${use}`;

const payloadSchema = z.object({
  sub: z.string().regex(/^\d+$/).transform(Number).pipe(jsonId),
  ver: z.int(),
  exp: z.int(),
});

function createTokens(app: FastifyInstance): Tokens {
  const payloadOf = ({ id, tokenVersion }: TokenClaims) => ({ sub: String(id), ver: tokenVersion });
  function read(verify: () => unknown): ReturnType<Tokens["verify"]> {
    try {
      const { sub, ver, exp } = payloadSchema.parse(verify());
      return { id: sub, tokenVersion: ver, validUntil: new Date(exp * 1000) };
    } catch {
      return null;
    }
  }

  return {
    sign: (claims) => app.jwt.sign(payloadOf(claims)),
    verify: (token) => read(() => app.jwt.verify(token)),
    signFor: (use, claims, seconds) =>
      app.jwt.sign(payloadOf(claims), { ...SIGNING, aud: audienceOf(use), expiresIn: `${seconds} seconds` }),
    verifyFor: (use, token) => read(() => app.jwt.verify(token, { ...VERIFYING, allowedAud: audienceOf(use) })),
  };
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.-]+) *$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** Rules throw DomainError UNAUTHORIZED without a valid token, FORBIDDEN for the wrong role. */
export async function setUpAuth(app: FastifyInstance, deps: { accounts: Accounts; jwtSecret: string }): Promise<void> {
  const { accounts, jwtSecret } = deps;
  await app.register(fastifyJwt, {
    secret: jwtSecret,
    sign: { ...SIGNING, aud: ISSUER, expiresIn: LIFETIME },
    verify: { ...VERIFYING, allowedAud: ISSUER },
  });
  const tokens = createTokens(app);
  app.decorate("tokens", tokens);
  app.decorateRequest("claims", null);
  app.decorateRequest("account", null);
  app.addHook("onRequest", async (request) => {
    const token = bearerToken(request);
    if (token) request.claims = tokens.verify(token);
  });

  async function findCaller(request: FastifyRequest): Promise<FastifyRequest["account"]> {
    return request.claims && accounts.find(request.claims.id, request.claims.tokenVersion);
  }

  app.decorate("authorize", {
    async public(request) {
      try {
        request.account = await findCaller(request);
      } catch (error) {
        // A public call works without its caller.
        if (!isDependencyUnavailable(error)) throw error;
      }
    },

    async user(request) {
      request.account = await findCaller(request);
      if (!request.account) throw new DomainError("UNAUTHORIZED");
    },

    async admin(request) {
      const { claims } = request;
      const remembered = await findCaller(request);
      if (!claims || !remembered) throw new DomainError("UNAUTHORIZED");
      if (remembered.role !== "ADMIN") throw new DomainError("FORBIDDEN");
      // Never from the cache: administrators' actions are far-reaching.
      request.account = await accounts.findNow(claims.id, claims.tokenVersion);
      if (!request.account) throw new DomainError("UNAUTHORIZED");
      if (request.account.role !== "ADMIN") throw new DomainError("FORBIDDEN");
    },
  });
}
