import fastify from "fastify";
import { describe, expect, test as base } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { captureLog } from "#test/log-lines.ts";
import { createAddressWatch, watchAddresses } from "./address-watch.ts";
import { createLogger } from "#platform/process/logger.ts";
import { trustOf } from "./trusted-proxies.ts";

interface Call {
  /** Address of the connection; Caddy's by default. */
  from?: string;
  forwardedFor?: string;
  browsers?: number;
  calls?: number;
  url?: string;
}

const test = base.extend(
  "watch",
  ({}, { onCleanup }) =>
    (options: { behindTls?: boolean; trustedProxies?: string } = {}) => {
      const { behindTls = true, trustedProxies = "" } = options;
      const clock = createFakeClock();
      const log = captureLog();
      const watch = createAddressWatch({
        clock,
        logger: createLogger({ level: "warn", destination: log }),
        behindTls,
      });
      const app = fastify({ trustProxy: trustOf({ TRUST_PROXY: "loopback", TRUSTED_PROXIES: trustedProxies }) });
      onCleanup(() => app.close());
      watchAddresses(app, watch);
      for (const url of ["/api/show", "/readyz"]) app.get(url, async () => "ok");
      const visit = async ({ from = "127.0.0.1", forwardedFor, browsers = 8, calls = 40, url = "/api/show" }: Call) => {
        for (let call = 0; call < calls; call++)
          await app.inject({
            url,
            remoteAddress: from,
            headers: {
              "user-agent": `browser ${call % browsers}`,
              ...(forwardedFor !== undefined && { "x-forwarded-for": forwardedFor }),
            },
          });
        return { hides: watch.hidesAddresses(), warnings: log.lines().map(({ msg }) => msg) };
      };
      return { visit, clock };
    },
);

const quiet = { hides: false, warnings: [] };

describe("when all callers have one private address, a warning says once", () => {
  test("to name the proxy before Caddy, which Caddy does not believe", async ({ watch }) => {
    const { visit } = watch();
    await visit({ forwardedFor: "172.18.0.1" });
    expect(await visit({ forwardedFor: "172.18.0.1" })).toEqual({
      hides: true,
      warnings: [expect.stringContaining("Name it in TRUSTED_PROXIES, for this process and for Caddy.")],
    });
  });

  test("to name the proxy that connects, which the app does not believe", async ({ watch }) => {
    const { warnings } = await watch({ behindTls: false }).visit({ from: "10.0.0.7", forwardedFor: "203.0.113.9" });
    expect(warnings).toEqual([expect.stringContaining("Name it in TRUST_PROXY.")]);
  });

  test("that the proxy must tell addresses at all, when it tells none", async ({ watch }) => {
    const { hides, warnings } = await watch().visit({});
    expect([hides, warnings]).toEqual([true, [expect.stringContaining("Have the proxy send X-Forwarded-For.")]]);
  });

  test("and it ends with the first caller who has another address", async ({ watch }) => {
    const { visit, clock } = watch();
    await visit({ forwardedFor: "172.18.0.1" });
    expect((await visit({ forwardedFor: "203.0.113.9", calls: 1 })).hides).toBe(false);
    await visit({ forwardedFor: "172.18.0.1" });
    clock.advance(3601);
    expect(await visit({ forwardedFor: "172.18.0.1" })).toEqual({ hides: true, warnings: [expect.any(String)] });
  });
});

describe("no warning comes", () => {
  test("for a demo on one's own machine, where nobody is in between", async ({ watch }) => {
    expect(await watch({ behindTls: false }).visit({})).toEqual(quiet);
  });

  test("for a volunteer who tries everything out in four browsers", async ({ watch }) => {
    expect(await watch().visit({ forwardedFor: "192.168.1.7", browsers: 4, calls: 500 })).toEqual(quiet);
  });

  test("for health checks, however many ask", async ({ watch }) => {
    expect(await watch().visit({ forwardedFor: "172.18.0.1", url: "/readyz" })).toEqual(quiet);
  });

  test("for an audience with one public address, as in a school", async ({ watch }) => {
    expect(await watch().visit({ forwardedFor: "203.0.113.9" })).toEqual(quiet);
  });

  test("for the volunteers of one hall, for an hour after somebody called from elsewhere", async ({ watch }) => {
    const { visit, clock } = watch();
    await visit({ forwardedFor: "203.0.113.9", calls: 1 });
    expect(await visit({ forwardedFor: "192.168.1.1" })).toEqual(quiet);
    clock.advance(3601);
    expect((await visit({ forwardedFor: "192.168.1.1", calls: 1 })).hides).toBe(true);
  });

  test("once the proxy is named: each visitor has an own address then", async ({ watch }) => {
    const { visit } = watch({ trustedProxies: "172.18.0.1" });
    for (const visitor of ["203.0.113.9", "2001:db8::7"])
      expect(await visit({ forwardedFor: `${visitor}, 172.18.0.1` })).toEqual(quiet);
  });
});
