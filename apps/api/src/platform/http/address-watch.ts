import type { FastifyInstance, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import type { Logger } from "pino";
import type { Clock } from "#platform/process/clock.ts";

/** More than one person who tries three roles in two browsers, but less than an audience. */
const ENOUGH = { browsers: 5, calls: 20 };
/** Time for which a call from another address proves that visitors' addresses arrive. */
const PROOF_MS = 3600_000;
const AGENT_LENGTH = 200;

const PRIVATE = new Set(["private", "loopback", "uniqueLocal", "linkLocal"]);
const isPrivate = (ip: string) => ipaddr.isValid(ip) && PRIVATE.has(ipaddr.process(ip).range());

type Seen = Pick<FastifyRequest, "ip" | "headers" | "socket">;

export type AddressWatch = ReturnType<typeof createAddressWatch>;

/** A proxy that hides visitors' addresses makes limits by address count all visitors as one. */
export function createAddressWatch(deps: { clock: Clock; logger: Pick<Logger, "warn">; behindTls: boolean }) {
  let address: string | undefined;
  let addressIsPrivate = false;
  let provedAt = -Infinity;
  let calls = 0;
  let hides = false;
  let warned = false;
  const browsers = new Set<string>();

  function begin(ip: string, now: number): void {
    if (address !== undefined) provedAt = now;
    address = ip;
    addressIsPrivate = isPrivate(ip);
    hides = false;
    calls = 0;
    browsers.clear();
  }

  function advise({ ip, headers, socket }: Seen): string {
    if (headers["x-forwarded-for"] === undefined) return "Have the proxy send X-Forwarded-For.";
    if (ip === socket.remoteAddress) return "Name it in TRUST_PROXY.";
    return "Name it in TRUSTED_PROXIES, for this process and for Caddy.";
  }

  return {
    see(request: Seen): void {
      const { ip, headers } = request;
      if (!deps.behindTls && headers["x-forwarded-for"] === undefined) return;
      if (ip !== address) begin(ip, deps.clock.now().getTime());
      if (hides || !addressIsPrivate) return;
      calls++;
      if (browsers.size < ENOUGH.browsers) browsers.add(headers["user-agent"]?.slice(0, AGENT_LENGTH) ?? "");
      if (calls < ENOUGH.calls || browsers.size < ENOUGH.browsers) return;
      if (deps.clock.now().getTime() - provedAt < PROOF_MS) return;
      hides = true;
      if (warned) return;
      warned = true;
      deps.logger.warn(
        { address: ip },
        `a proxy hides the visitors' addresses: all have its own, so that limits count them as one. ${advise(request)}`,
      );
    },

    hidesAddresses: () => hides,
  };
}

/** Watches only calls of the API: each page makes some, and a health check none. */
export function watchAddresses(app: FastifyInstance, watch: Pick<AddressWatch, "see">): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.url.startsWith("/api/")) watch.see(request);
    done();
  });
}
