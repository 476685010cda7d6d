import { gunzipSync } from "node:zlib";
import { routes } from "@podium/shared/contracts/routes";
import { registrationForm } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import { readContract, samplePath } from "#test/contract.ts";
import { call, makeShow, makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { hallOfRows, publishHall } from "#test/halls.ts";

const test = apiTest({ env: { PAYMENT_PROVIDER: "test", RATE_LIMIT: "on" } });
const endpoints = await readContract();
const NEVER_CHANGES = routes.getHallPlan.path;
/** The calendar has no seats, and its response names the time for which caches may store it. */
const FOR_A_WHILE = routes.getShowsCalendar.path;

test("nobody stores what a call responds that is not public, that was asked for with a token or that changes something", async ({
  podium,
  admin,
}) => {
  // This account takes the samples' id 1, which an administrator's call may delete.
  await makeUser(podium);
  const user = await makeUser(podium);
  const stored: string[] = [];
  const statuses = new Set<number>();
  for (const endpoint of endpoints)
    for (const token of [undefined, "nonsense", user.token, admin.token]) {
      if (endpoint.access === "public" && endpoint.method === "GET" && token === undefined) continue;
      if (endpoint.path === NEVER_CHANGES) continue;
      const response = await call(podium, endpoint.method, samplePath(endpoint), { token });
      statuses.add(response.statusCode);
      if (response.headers["cache-control"] !== "no-store")
        stored.push(`${endpoint.method} ${endpoint.path}: ${response.statusCode}`);
    }
  expect(stored).toEqual([]);
  for (const status of [200, 204, 400, 401, 403, 404]) expect(statuses).toContain(status);
});

test("nobody stores a token, nor the refusal of one", async ({ podium, visitor }) => {
  const password = "een goed geheim";
  const { email } = await visitor.register({ body: registrationForm({ password }) });
  const cacheControl = async (said: string): Promise<unknown[]> => {
    const response = await call(podium, "POST", "/api/auth/signin", { body: { email, password: said } });
    return [response.statusCode, response.headers["cache-control"]];
  };
  expect(await cacheControl(password)).toEqual([200, "no-store"]);
  for (let tries = 1; tries < 10; tries++) expect(await cacheControl("iets anders")).toEqual([401, "no-store"]);
  expect(await cacheControl(password)).toEqual([429, "no-store"]);
});

test("what a visitor without a token reads is asked for again each time: a cache in front shows no old seats", async ({
  podium,
}) => {
  const reading = endpoints
    .filter(({ access, method }) => access === "public" && method === "GET")
    .filter(({ path }) => path !== NEVER_CHANGES && path !== FOR_A_WHILE);
  expect(reading.length).toBeGreaterThan(3);
  for (const endpoint of reading) {
    const { headers } = await call(podium, "GET", samplePath(endpoint));
    expect(headers["cache-control"], endpoint.path).toBe("no-cache");
  }
});

test("a published plan is stored by anybody for ever, whoever asked for it; that it is unknown is not", async ({
  podium,
}) => {
  const [user, admin] = [await makeUser(podium), await makeUser(podium, "ADMIN")];
  const { id } = await admin.api.createHall({ body: exampleDrawing });
  const { hallPlanId } = await admin.api.publishHall({ params: { id } });
  for (const token of [undefined, user.token]) {
    const { headers } = await call(podium, "GET", `/api/hall-plans/${hallPlanId}`, { token });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const unknown = await call(podium, "GET", "/api/hall-plans/999", { token });
    expect([unknown.statusCode, unknown.headers["cache-control"]]).toEqual([404, token ? "no-store" : "no-cache"]);
  }
});

test("the free seats of a large hall are compressed, and stored by nobody; what is not for everybody never is", async ({
  podium,
}) => {
  const admin = await makeUser(podium, "ADMIN");
  const row = Array.from({ length: 20 }, () => "seat" as const);
  const rows = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`R${index + 1}`, row]));
  const hallPlanId = await publishHall(podium, { ...hallOfRows(rows), height: 2500 });
  const { id } = await makeShow(podium, { hallPlanId });
  const load = (url: string, more: Record<string, string> = {}) =>
    podium.app.inject({ url, headers: { "accept-encoding": "gzip, br", ...more } });
  const free = await load(`/api/reservation/availableSeats/${id}`);
  expect(free.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-encoding": "gzip",
    vary: expect.stringContaining("accept-encoding"),
  });
  expect(JSON.parse(gunzipSync(free.rawPayload).toString())).toHaveLength(800);
  const managed = await load(`/api/admin/shows/${id}/seats`, { authorization: `Bearer ${admin.token}` });
  expect(managed.rawPayload.length).toBeGreaterThan(free.body.length);
  expect(managed.headers["content-encoding"]).toBeUndefined();
});

test("a code that is asked about in an address stays there: nobody stores the response, and no referrer tells of it", async ({
  podium,
}) => {
  const { token } = await makeUser(podium);
  for (const code of ["7K4M-9PWX-3HRC", "7K4M-9PWX-3HRC-2F8J", ""])
    for (const as of [token, undefined, "nonsense"]) {
      const { headers } = await call(podium, "GET", `/api/reservation/validate-code?code=${code}`, { token: as });
      expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
      expect(headers["etag"]).toBeUndefined();
    }
});
