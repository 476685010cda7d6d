import { readFileSync } from "node:fs";
import {
  MAX_FLOOR_PLAN_BODY_BYTES,
  MAX_PICTURE_BODY_BYTES,
  MAX_STATEMENT_BODY_BYTES,
} from "@podium/shared/contracts/limits";
import { execa } from "execa";
import { describe, expect } from "vitest";
import { caddyfile, provideCaddy } from "#services/caddy.ts";
import { test as base } from "./fixtures.ts";

const BEHIND_TLS = { API_SERVERS: "api-1:3000 api-2:3000", PUBLIC_URL: "https://tickets.example" };
const NAMED = { ...BEHIND_TLS, SITE_ADDRESS: "tickets.example, www.tickets.example" };
const EVERYTHING = {
  ...NAMED,
  SITE_OPTIONS: "tls internal",
  TRUSTED_PROXIES: "192.0.2.1 2001:db8::/64 private_ranges",
  ACME_EMAIL: "penningmeester@tickets.example",
  ACME_CA: "https://acme-staging-v02.api.letsencrypt.org/directory",
};

const test = base.extend("caddy", async ({ folder }) => {
  const command = await provideCaddy();
  return async (verb: string[], env: Record<string, string> = {}): Promise<string> => {
    // Unset variables are empty, as in the containers.
    const unset = { SITE_OPTIONS: "", TRUSTED_PROXIES: "", ACME_EMAIL: "", ACME_CA: "" };
    const { stdout } = await execa(command, verb, { env: { ...unset, HOME: folder, ...env } });
    return stdout;
  };
});

const CONFIG = ["--config", caddyfile, "--adapter", "caddyfile"];

interface Handler {
  handler: string;
  max_size?: number;
}
interface Route {
  match?: Array<{ path?: string[]; not?: Array<{ path?: string[] }> }>;
  handle: Array<Handler & { routes?: Route[] }>;
}

/** Returns all routes of all levels. */
const flatten = (routeList: Route[]): Route[] =>
  routeList.flatMap((route) => [route, ...flatten(route.handle.flatMap((handler) => handler.routes ?? []))]);

describe("deploy/caddy/Caddyfile", () => {
  test("is valid with a name, without, and with every setting", async ({ caddy }) => {
    for (const env of [BEHIND_TLS, NAMED, EVERYTHING])
      expect(await caddy(["validate", ...CONFIG], env)).toContain("Valid configuration");
  });

  test("is formatted as Caddy formats", async ({ caddy }) => {
    expect(await caddy(["fmt", caddyfile])).toBe(readFileSync(caddyfile, "utf8").trimEnd());
  });

  test("speaks HTTP/1.1 and HTTP/2, and has no port of UDP to open", async ({ caddy }) => {
    const { apps } = JSON.parse(await caddy(["adapt", ...CONFIG], EVERYTHING)) as {
      apps: { http: { servers: Record<string, { protocols: string[] }> } };
    };
    const spoken = Object.values(apps.http.servers).map(({ protocols }) => protocols);
    expect(spoken).toEqual([
      ["h1", "h2"],
      ["h1", "h2"],
    ]);
  });

  test("lets through whatever body the contract takes, so that the API bounds each call and says what to do", async ({
    caddy,
  }) => {
    const { apps } = JSON.parse(await caddy(["adapt", ...CONFIG], BEHIND_TLS)) as {
      apps: {
        http: { servers: Record<string, { routes: Route[] }> };
      };
    };
    const servers = Object.values(apps.http.servers);
    const limits = servers.flatMap(({ routes: all }) =>
      flatten(all).flatMap(({ match, handle }) =>
        handle.flatMap(({ handler, max_size: size }) => (handler === "request_body" ? [{ match, size }] : [])),
      ),
    );
    expect(limits).toEqual([{ match: undefined, size: expect.any(Number) }]);
    const largest = Math.max(MAX_STATEMENT_BODY_BYTES, MAX_FLOOR_PLAN_BODY_BYTES, MAX_PICTURE_BODY_BYTES);
    expect(limits[0]?.size).toBeGreaterThan(2 * largest);
  });

  test("asks the authority that ACME_CA names, on behalf of ACME_EMAIL, and Let's Encrypt without", async ({
    caddy,
  }) => {
    const issuersWith = async (env: Record<string, string>) => {
      const { apps } = JSON.parse(await caddy(["adapt", ...CONFIG], env)) as {
        apps: { tls: { automation: { policies: Array<{ issuers: unknown[] }> } } };
      };
      return apps.tls.automation.policies.flatMap(({ issuers }) => issuers);
    };
    expect(await issuersWith(NAMED)).toEqual([{ module: "acme" }]);
    const { ACME_CA, ACME_EMAIL } = EVERYTHING;
    expect(await issuersWith({ ...NAMED, ACME_CA, ACME_EMAIL })).toEqual([
      { module: "acme", ca: ACME_CA, email: ACME_EMAIL },
    ]);
  });
});
