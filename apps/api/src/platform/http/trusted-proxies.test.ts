import fastify from "fastify";
import { describe, expect, test } from "vitest";
import { trustOf } from "./trusted-proxies.ts";

async function addressOf(options: {
  TRUST_PROXY?: string;
  TRUSTED_PROXIES?: string;
  from: string;
  forwardedFor: string;
}): Promise<string> {
  const { TRUST_PROXY = "uniquelocal", TRUSTED_PROXIES = "", from, forwardedFor } = options;
  const app = fastify({ trustProxy: trustOf({ TRUST_PROXY, TRUSTED_PROXIES }) });
  app.get("/", async ({ ip }) => ip);
  const response = await app.inject({ url: "/", remoteAddress: from, headers: { "x-forwarded-for": forwardedFor } });
  await app.close();
  return response.body;
}

describe("the caller's address", () => {
  test("is that of who connects, when TRUST_PROXY does not name them", async () => {
    expect(await addressOf({ from: "198.51.100.1", forwardedFor: "203.0.113.7" })).toBe("198.51.100.1");
    expect(await addressOf({ TRUST_PROXY: " ", from: "10.0.0.1", forwardedFor: "203.0.113.7" })).toBe("10.0.0.1");
  });

  test("is what the proxy says, over IPv4 and IPv6", async () => {
    for (const from of ["172.18.0.5", "fd12::5", "::ffff:10.0.0.5"])
      for (const visitor of ["203.0.113.7", "2001:db8::7"])
        expect(await addressOf({ from, forwardedFor: visitor }), from).toBe(visitor);
  });

  test("is what the proxies before it say, when TRUSTED_PROXIES names them with commas or spaces", async () => {
    const forwardedFor = "203.0.113.7, 198.51.100.2, 198.51.100.1";
    for (const TRUSTED_PROXIES of ["198.51.100.1, 198.51.100.2", "198.51.100.0/24"])
      expect(await addressOf({ TRUSTED_PROXIES, from: "172.18.0.5", forwardedFor })).toBe("203.0.113.7");
    expect(await addressOf({ TRUSTED_PROXIES: "198.51.100.1", from: "172.18.0.5", forwardedFor })).toBe("198.51.100.2");
  });

  test("is a visitor's in the proxy's private network too, whatever that visitor claims", async () => {
    const forwardedFor = "203.0.113.7, 192.168.1.50, 198.51.100.1";
    expect(await addressOf({ TRUSTED_PROXIES: "198.51.100.1", from: "172.18.0.5", forwardedFor })).toBe("192.168.1.50");
  });
});

test("a list with something else in it stops the start, and is named", () => {
  for (const wrong of ["10.0.0.0/33", "proxy", "10.0.0", "fd00::/129"])
    expect(() => trustOf({ TRUST_PROXY: "loopback", TRUSTED_PROXIES: `192.0.2.1 ${wrong}` })).toThrow(
      `TRUSTED_PROXIES: "${wrong}" is not an address`,
    );
});
