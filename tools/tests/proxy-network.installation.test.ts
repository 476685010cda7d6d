import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { describe, expect } from "vitest";
import { provideCaddy } from "#services/caddy.ts";
import { onOwnNetwork, ownNetworkEnv } from "#services/own-network.ts";
import { pinnedNode, root } from "../../scripts/setup/paths.mjs";
import { test as base } from "./fixtures.ts";

const HOSTS = "tickets.example www.tickets.example evil.example authority.example localhost";

interface Seen {
  certificate: string;
  otherCertificate: string;
  unknownName: string;
  protocol: string;
  plain: string[];
  unknownHost: string;
  www: string;
  visitors: string[];
}

const test = base.extend("seen", { scope: "file" }, async ({ sharedFolder }) => {
  const hosts = join(sharedFolder, "hosts");
  writeFileSync(hosts, `127.0.0.1 ${HOSTS}\n::1 ${HOSTS}\n`);
  // Caddy's packages are fetched here, because the separate network has no internet access.
  await provideCaddy();
  const scene = [pinnedNode, join(root, "tools/tests/proxy-scene.ts"), sharedFolder];
  const { stdout } = await execa("unshare", onOwnNetwork(hosts, ...scene), {
    cwd: join(root, "tools"),
    env: ownNetworkEnv,
    timeout: 300_000,
  });
  return JSON.parse(stdout) as Seen;
});

describe("the proxy with a name, and an authority for certificates", () => {
  test("gets a certificate for each name of SITE_ADDRESS by itself, and speaks HTTP/2 with it", ({ seen }) => {
    const authority = expect.stringContaining("Caddy Local Authority") as string;
    expect([seen.certificate, seen.otherCertificate]).toEqual([authority, authority]);
    expect(seen.certificate).toMatch(/^DNS:tickets\.example by/);
    expect(seen.otherCertificate).toMatch(/^DNS:www\.tickets\.example by/);
    expect(seen.protocol).toBe("h2");
  });

  test("sends plain calls and those of the www. name to PUBLIC_URL", ({ seen }) => {
    const there = "308 https://tickets.example/tickets?naam=An";
    expect([...seen.plain.slice(0, 2), seen.www]).toEqual([there, there, there]);
  });

  test("refuses every other name: plain, in the handshake, and behind the handshake of the right one", ({ seen }) => {
    expect(seen.plain.slice(2)).toEqual(["421", "421"]);
    expect(seen.unknownName).toMatch(/alert internal error/);
    expect(seen.unknownHost).toMatch(/^421/);
  });

  test("passes on the visitor's address over IPv4 and IPv6", ({ seen }) => {
    expect(seen.visitors).toEqual(["200 127.0.0.2", "200 fd00:1::1", "200 fd00:1::2", "200 fd00:2::1"]);
  });
});
