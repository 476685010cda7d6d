import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { routes } from "@podium/shared/contracts/routes";
import {
  MAX_CONTENT_BODY_BYTES,
  MAX_FLOOR_PLAN_BODY_BYTES,
  MAX_HALL_BODY_BYTES,
  MAX_SEATS_BODY_BYTES,
  MAX_STATEMENT_CHARACTERS,
} from "@podium/shared/contracts/limits";
import { afterAll, describe, expect } from "vitest";
import { hold } from "@podium/shared/test/steps.ts";
import { nameOf } from "#openapi/openapi.ts";
import { makeUser, makeShow, call } from "#test/factories.ts";
import { buildSite } from "#test/built-site.ts";
import { named, readContract, samplePath } from "#test/contract.ts";
import { mailTest } from "#test/fixtures.ts";

const folder = await buildSite();
afterAll(() => rm(folder, { recursive: true }));

const test = mailTest({
  listen: true,
  env: { PAYMENT_PROVIDER: "test", WEB_DIST: folder },
})
  /** Sends the start of a request, then nothing. Resolves with the response once the server closes the connection. */
  .extend("dribble", { scope: "file" }, ({ podium }) => (start: string): Promise<string> => {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(podium.url).port), "127.0.0.1", () => socket.write(start));
      let response = "";
      socket.on("data", (data) => (response += data.toString()));
      socket.on("close", () => resolve(response));
      socket.on("error", reject);
    });
  })
  .extend(
    "pages",
    { scope: "file" },
    ({ podium, admin, online }) =>
      async (): Promise<Array<[string, Record<string, string>]>> => {
        const { checkoutUrl = "" } = await online.reserveOnline();
        const cookie =
          String((await admin.call("POST", "/api/admin/queue-board")).headers["set-cookie"]).split(";")[0] ?? "";
        return [
          ["/", {}],
          ["/admin", {}],
          ["/bestaat-niet", {}],
          ["/api/docs/", {}],
          ["/admin/queues", { cookie }],
          [new URL(checkoutUrl, podium.url).pathname, {}],
        ];
      },
  );

/** Reads the directives of a content security policy. */
function policyOf(header: unknown): Map<string, string[]> {
  const parts = String(header)
    .split(";")
    .map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = "", ...sources]) => [name, sources]));
}

/** Finds inline scripts, and event handlers in attributes. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].filter(
    ([, attributes = ""]) => !attributes.includes('type="application/json"'),
  );
  return [...scripts.map(([tag]) => tag), ...(html.match(/<[^>]+\son\w+=["'][^>]*>/g) ?? [])];
}

describe("the content policy", () => {
  test("of every page lets no inline script run, no foreign one, no plug-in, no frame around it", async ({
    pages,
    podium,
  }) => {
    for (const [url, headers] of await pages()) {
      const response = await podium.app.inject({ url, headers: { ...headers, accept: "text/html" } });
      expect([url, String(response.headers["content-type"]).split(";")[0]]).toEqual([url, "text/html"]);
      const policy = policyOf(response.headers["content-security-policy"]);
      expect(policy.get("script-src"), url).toEqual(["'self'"]);
      expect(policy.get("script-src-elem") ?? policy.get("script-src-attr"), url).toBeUndefined();
      expect([policy.get("object-src"), policy.get("frame-ancestors"), policy.get("base-uri")], url).toEqual([
        ["'none'"],
        ["'none'"],
        ["'self'"],
      ]);
      expect(inlineScripts(response.body), url).toEqual([]);
    }
  });

  test("of the page whose scanner is wasm lets wasm compile, and differs in nothing else", async ({ podium }) => {
    const usual = policyOf((await podium.app.inject("/admin")).headers["content-security-policy"]);
    for (const url of ["/scan", "/scan/", "/scan?show=1"]) {
      const policy = policyOf((await podium.app.inject(url)).headers["content-security-policy"]);
      expect(policy, url).toEqual(new Map(usual).set("script-src", ["'self'", "'wasm-unsafe-eval'"]));
    }
    const elsewhere = policyOf((await podium.app.inject("/scanner")).headers["content-security-policy"]);
    expect(elsewhere).toEqual(usual);
  });

  test("goes with errors and files too", async ({ podium }) => {
    for (const url of ["/api/docs", "/api/nothing", "/robots.txt", "/healthz", "/nothing.png"]) {
      const { headers } = await podium.app.inject(url);
      expect(policyOf(headers["content-security-policy"]).get("script-src"), url).toEqual(["'self'"]);
      expect(headers["x-content-type-options"], url).toBe("nosniff");
    }
  });

  test("of a call, whose response is no page, allows nothing at all", async ({ podium }) => {
    for (const url of ["/api/show", "/api/auth/me"]) {
      const { headers } = await podium.app.inject(url);
      expect(headers["content-security-policy"], url).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers["x-content-type-options"], url).toBe("nosniff");
    }
  });
});

test("no page and no response lets a page use the camera, the place or any other device, but the scan page its camera", async ({
  pages,
  podium,
}) => {
  const policyAt = async (url: string, headers: Record<string, string> = {}): Promise<Map<string, string>> => {
    const { headers: said } = await podium.app.inject({ url, headers });
    const features = String(said["permissions-policy"]).split(", ");
    return new Map(features.map((feature) => feature.split("=") as [string, string]));
  };
  const usual = await policyAt("/admin");
  const allowed = [...usual].filter(([, who]) => who !== "()");
  expect(allowed.every(([, who]) => who === "(self)")).toBe(true);
  expect(allowed.map(([feature]) => feature)).toEqual([
    "autoplay",
    "clipboard-write",
    "fullscreen",
    "publickey-credentials-create",
    "publickey-credentials-get",
    "screen-wake-lock",
  ]);
  for (const feature of ["camera", "geolocation", "microphone", "payment", "usb", "serial", "hid"])
    expect(usual.get(feature), feature).toBe("()");
  const others = ["/api/docs", "/api/bestaat-niet", "/healthz", "/robots.txt"].map(
    (url) => [url, {}] as [string, Record<string, string>],
  );
  for (const [url, headers] of [...(await pages()), ...others])
    expect(await policyAt(url, headers), url).toEqual(usual);
  for (const url of ["/scan", "/scan/", "/scan?show=1"])
    expect(await policyAt(url), url).toEqual(new Map(usual).set("camera", "(self)"));
});

test("a site that is reached by https asks browsers to stay there; no other site may call the API for a visitor", async ({
  podium,
}) => {
  const { headers } = await podium.app.inject({ url: "/api/show", headers: { origin: "https://evil.example" } });
  expect(headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  const preflight = await podium.app.inject({
    method: "OPTIONS",
    url: "/api/contact",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  expect(preflight.headers["access-control-allow-origin"]).toBeUndefined();
});

describe("a forged Host header", () => {
  const forged = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };

  test("is in no link of a mail", async ({ podium, mailbox }) => {
    const user = await makeUser(podium);
    await podium.app.inject({
      method: "POST",
      url: "/api/auth/forgot-password",
      headers: forged,
      payload: { email: user.email },
    });
    await podium.deps.mailDelivery.sweep();
    const [mail] = await mailbox.mailsTo(user.email);
    expect(mail?.text).toContain("https://podium.test/");
    expect(`${mail?.text} ${mail?.html}`).not.toContain("evil.example");
  });

  test("is in no page, response or redirect", async ({ pages, podium, online }) => {
    for (const [url, headers] of await pages()) {
      const response = await podium.app.inject({ url, headers: { ...headers, ...forged } });
      expect(`${response.body} ${JSON.stringify(response.headers)}`, url).not.toContain("evil.example");
    }
    const paid = await online.reserveOnline();
    const choice = await podium.app.inject({
      method: "POST",
      url: new URL(paid.checkoutUrl ?? "", podium.url).pathname,
      headers: { ...forged, "content-type": "application/x-www-form-urlencoded" },
      payload: "outcome=pay",
    });
    expect(choice.headers.location).toMatch(/^\/(?!\/)/);
    const show = await makeShow(podium);
    const user = await makeUser(podium);
    await hold(user.api, show.id, ["R1-A"]);
    const reserved = await podium.app.inject({
      method: "POST",
      url: `/api/reservation/${show.id}`,
      headers: { ...forged, authorization: `Bearer ${user.token}` },
      payload: { seatIds: ["R1-A"], paymentMethod: "PAYCONIQ" },
    });
    expect(reserved.json<{ checkoutUrl: string }>().checkoutUrl).toMatch(/^\/test-betaling\//);
  });
});

const endpoints = await readContract();

describe("a body", () => {
  const large = [
    "uploadBankStatement",
    "blockSeats",
    "holdBlockedSeats",
    "unblockSeats",
    "changeBlockReason",
    "createHall",
    "saveHallDraft",
    "saveFloorPlan",
    "uploadPicture",
    "saveContentDraft",
    "createPlay",
    "savePlayDraft",
  ] as const;
  const largePaths = new Set(large.map((name) => nameOf(routes[name])));
  const withBody = endpoints.filter((endpoint) => endpoint.method !== "GET" && !largePaths.has(nameOf(endpoint)));

  test.for(named(withBody))("of more than 64 kB is refused by %s", async ([_name, endpoint], { podium, admin }) => {
    const response = await call(podium, endpoint.method, samplePath(endpoint), {
      token: admin.token,
      body: { filler: "x".repeat(64 * 1024) },
    });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([413, "BODY_TOO_LARGE"]);
  });

  test("may be larger for a volunteer's bank statement, drawing, text or list of seats alone, and is bounded there too", async ({
    admin,
    podium,
  }) => {
    const user = await makeUser(podium);
    const refusal = async (method: "POST" | "PUT", url: string, body: object) => {
      expect((await user.call(method, url, body)).statusCode).toBe(403);
      const response = await admin.call(method, url, body);
      return [response.statusCode, response.json<{ code: string }>().code];
    };
    const content = "x".repeat(2 * MAX_STATEMENT_CHARACTERS);
    expect(await refusal("POST", "/api/admin/bank-statements", { fileName: "a.csv", content })).toEqual([
      413,
      "STATEMENT_TOO_LARGE",
    ]);
    const name = "x".repeat(MAX_HALL_BODY_BYTES);
    expect(await refusal("POST", "/api/admin/halls", { name })).toEqual([413, "BODY_TOO_LARGE"]);
    expect(await refusal("PUT", "/api/admin/halls/1/draft", { name })).toEqual([413, "BODY_TOO_LARGE"]);
    const seats = { filler: "x".repeat(MAX_SEATS_BODY_BYTES) };
    for (const [method, path] of [
      ["POST", "/api/admin/shows/1/blocked-seats"],
      ["PUT", "/api/admin/shows/1/blocked-seats/reason"],
    ] as const)
      expect(await refusal(method, path, seats)).toEqual([413, "BODY_TOO_LARGE"]);
    const picture = "x".repeat(MAX_FLOOR_PLAN_BODY_BYTES);
    expect(await refusal("PUT", "/api/admin/halls/1/floor-plan", { picture })).toEqual([413, "FLOOR_PLAN_TOO_LARGE"]);
    const text = { filler: "x".repeat(MAX_CONTENT_BODY_BYTES) };
    for (const [method, path] of [
      ["PUT", "/api/admin/content/home"],
      ["POST", "/api/admin/plays"],
      ["PUT", "/api/admin/plays/1"],
    ] as const)
      expect(await refusal(method, path, text)).toEqual([413, "BODY_TOO_LARGE"]);
  });
});

describe("a request that comes drop by drop", () => {
  test("has a minute, and ten seconds for its headers", ({ podium }) => {
    expect([podium.app.server.requestTimeout, podium.app.server.headersTimeout]).toEqual([60_000, 10_000]);
  });

  test("is cut off, whether in its headers or in its body", async ({ podium, dribble }) => {
    // Shortens the server's limits, so that the test need not wait for a minute.
    podium.app.server.requestTimeout = 500;
    podium.app.server.headersTimeout = 400;
    try {
      const responses = await Promise.all([
        dribble("POST /api/contact HTTP/1.1\r\nhost: podium\r\nx-slow: "),
        dribble(
          'POST /api/contact HTTP/1.1\r\nhost: podium\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name":',
        ),
      ]);
      for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 408/);
    } finally {
      podium.app.server.requestTimeout = 60_000;
      podium.app.server.headersTimeout = 10_000;
    }
  });
});

test("no response sets a cookie but the one for the queue's pages, which a visitor never gets", async ({
  podium,
  admin,
}) => {
  await makeUser(podium);
  const pages = podium.app.routeList.filter(({ method, url }) => method === "GET" && !/[:*]/.test(url));
  const calls = (await readContract()).map((one) => [one.method, samplePath(one)] as const);
  expect([calls.length > 50, pages.length > 3]).toEqual([true, true]);
  const setting: string[] = [];
  for (const [method, url] of [...calls, ...pages.map((page) => ["GET", page.url] as const)])
    for (const token of [undefined, admin.token]) {
      const response = await call(podium, method, url, { token });
      if (response.headers["set-cookie"]) setting.push(`${token ? "administrator" : "visitor"} ${method} ${url}`);
    }
  expect(setting).toEqual(["administrator POST /api/admin/queue-board"]);
});
