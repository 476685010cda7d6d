import { existsSync, readFileSync } from "node:fs";
import { LANGUAGES, pathInLanguage } from "@podium/shared/words/languages";
import type { PageAddress } from "@podium/shared/contracts/page-data";
import { type Access, ROLES } from "@podium/shared/contracts/roles";
import { type ClientToServerEvents, realtimeAccess } from "@podium/shared/contracts/realtime";
import { describe, expect } from "vitest";
import { call, makeDevice, makeUser } from "#test/factories.ts";
import { named, readContract, samplePath } from "#test/contract.ts";
import { connect, WAIT_MS } from "#test/screens.ts";
import { apiTest } from "#test/fixtures.ts";
/** All kinds of callers: a visitor, each role, and a device of the entrance. */
const EVERYBODY = ["nobody", ...ROLES, "device"] as const;
type Who = (typeof EVERYBODY)[number];
const test = apiTest({ listen: true, env: { PAYMENT_PROVIDER: "test" } }).extend(
  "tokenOf",
  { scope: "file" },
  async ({ podium }) => {
    // This account takes the samples' id 1, which an administrator's call may delete.
    await makeUser(podium);
    /** The token of a new account each time: some calls end the account or session that they are made with. */
    return async (who: Who): Promise<string | undefined> => {
      if (who === "nobody") return undefined;
      return who === "device" ? makeDevice(podium) : (await makeUser(podium, who)).token;
    };
  },
);

/** The expected status of each caller's refusal, by the access rule of the call. */
const REFUSED: Record<Access, Partial<Record<Who, number>>> = {
  public: {},
  session: { nobody: 401, device: 403 },
  user: { nobody: 401, device: 403 },
  door: { nobody: 401, USER: 403 },
  "box-office": { nobody: 401, USER: 403, DOOR: 403, device: 403 },
  admin: { nobody: 401, USER: 403, DOOR: 403, BOX_OFFICE: 403, device: 403 },
};

/**
 * Routes of the server besides the calls of the contract, with the reason why they need no access rule. A route that is
 * neither here nor in the contract fails the test below: give it a rule first.
 */
const OTHER_ROUTES: ReadonlyArray<readonly [pattern: RegExp, why: string]> = [
  [/^GET \/healthz$/, "says that the process lives, and nothing else"],
  [/^GET \/readyz$/, "names which dependency is unreachable, and nothing else"],
  [/^GET \/metrics$/, "this machine only, or METRICS_TOKEN: outside/metrics.test.ts"],
  [/^GET \/api\/openapi\.json$/, "the contract is no secret"],
  [/^GET \/api\/docs(\/.*)?$/, "the contract is no secret"],
  [
    /^(GET|POST) \/test-betaling\/:ref$/,
    "plays a provider; only with PAYMENT_PROVIDER=test, by an unguessable reference",
  ],
  [/^\w+ \/admin\/queues(\/.*)?$/, "administrators by cookie: outside/queue-board.test.ts"],
  [/^GET \/api\/wallet\/apple\/tickets\/:link$/, "by a signed link of ten minutes: modules/entrance/wallet"],
  [
    /^\w+ \/api\/wallet\/apple\/v1\//,
    "for devices, by the token in a pass: modules/entrance/wallet/apple-devices.test.ts",
  ],
  [/^GET (\/fr|\/en)?\/agenda\.ics$/, "for calendars that follow: what the list of shows says"],
  [/^GET \/pictures\/:id\/:file$/, "of the public site: what was published shows them"],
  [/^GET (\/fr|\/en)?\/kaart\/volgende-voorstelling$/, "the next show, for frames of other sites"],
  [/^GET \/voorstelling\/:slug\/affiche\.jpg$/, "the drawn poster of a published play, for who shares its page"],
  [/^GET \/(robots\.txt|sitemap\.xml)$/, "for crawlers: the public pages' addresses"],
  [/^GET \/(assets\/:file|[\w-]+\.(ico|jpg|js|png|svg|webmanifest))$/, "files of the website, the same for everybody"],
];

const endpoints = await readContract();

/** The website's own pages in each language, where it was built: the same for everybody, and never below /api. */
function pagesOfTheWebsite(): Set<string> {
  const list = new URL("../../../web/dist/pages/pages.json", import.meta.url);
  // The website's build writes this file.
  const addresses = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as readonly PageAddress[]) : [];
  const own = addresses.filter(({ pattern }) => !pattern.startsWith("/api"));
  return new Set(own.flatMap(({ pattern }) => LANGUAGES.map((language) => `GET ${pathInLanguage(pattern, language)}`)));
}

test("every route is a call of the contract, with its rule, or one of the few that need none", ({ podium }) => {
  const rules = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.access]));
  const routes = podium.app.routeList.filter(({ method }) => method !== "HEAD" && method !== "OPTIONS");
  expect(routes.length).toBeGreaterThan(endpoints.length);
  const pages = pagesOfTheWebsite();
  const unruled = routes
    .filter(({ method, url, access }) => {
      const name = `${method} ${url}`;
      if (pages.has(name) || pages.has(name.replace(/\/$/, ""))) return false;
      return rules.has(name) ? rules.get(name) !== access : !OTHER_ROUTES.some(([pattern]) => pattern.test(name));
    })
    .map(({ method, url, access }) => `${method} ${url} (${access ?? "no rule"})`);
  expect(unruled).toEqual([]);
});

test("every call of the contract is a route", ({ podium }) => {
  const routes = new Set(podium.app.routeList.map(({ method, url }) => `${method} ${url}`));
  expect(
    named(endpoints)
      .map(([name]) => name)
      .filter((name) => !routes.has(name)),
  ).toEqual([]);
});

describe.each(named(endpoints))("%s", (_name, endpoint) => {
  test.for(EVERYBODY)(`lets in, or refuses, %s as its rule says`, async (who, { tokenOf, podium }) => {
    const token = await tokenOf(who);
    const response = await call(podium, endpoint.method, samplePath(endpoint), token === undefined ? {} : { token });
    const isJson = String(response.headers["content-type"]).includes("json");
    const { code } = isJson ? response.json<{ code?: string }>() : {};
    const refused = code === "UNAUTHORIZED" || code === "FORBIDDEN" ? response.statusCode : undefined;
    expect(refused).toBe(REFUSED[endpoint.access][who]);
    expect(response.statusCode).toBeLessThan(500);
  });
});

describe("a socket's", () => {
  const events = Object.entries(realtimeAccess) as Array<[keyof ClientToServerEvents, Access]>;
  /** Events without a response; they only change what this socket receives. */
  const SILENT = new Set<keyof ClientToServerEvents>([
    "show:leave",
    "hall:leave",
    "payments:leave",
    "waiting-room:leave",
  ]);

  test("events all have a rule, and the server listens to no other", async ({ podium }) => {
    const socket = await connect(podium.url);
    const [serverSide] = [...podium.deps.realtime.io.sockets.sockets.values()];
    expect(
      new Set(
        serverSide?.eventNames().filter((name) => !["disconnect", "disconnecting", "error"].includes(String(name))),
      ),
    ).toEqual(new Set(events.map(([name]) => name)));
    socket.disconnect();
  });

  test.for(events.filter(([name]) => !SILENT.has(name)))(
    "%s is for %s",
    async ([event, access], { podium, tokenOf }) => {
      for (const who of EVERYBODY) {
        const socket = await connect(podium.url, await tokenOf(who));
        // Every event with a response has the same shape of request and refusal.
        const response = (await socket.timeout(WAIT_MS).emitWithAck(event as "hall:join", { showId: 1 })) as {
          ok: boolean;
          code?: string;
        };
        const refused = response.code === "FORBIDDEN" || response.code === "UNAUTHORIZED";
        expect([who, refused]).toEqual([who, REFUSED[access][who] !== undefined]);
        const rooms = [...podium.deps.realtime.io.sockets.adapter.rooms.keys()];
        const inside = rooms.some((room) => room.startsWith("hall:") || room === "payments");
        expect(refused && inside).toBe(false);
        socket.disconnect();
        await expect.poll(() => podium.deps.realtime.socketCount()).toBe(0);
      }
    },
  );
});
