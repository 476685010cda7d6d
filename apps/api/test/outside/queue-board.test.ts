import { describe, expect } from "vitest";
import { claimsOf, makeUser, type User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest({ env: { PUBLIC_URL: "https://podium.example" } }).extend(
  "get",
  { scope: "file" },
  ({ podium }) =>
    (url: string, headers: Record<string, string> = {}) =>
      podium.app.inject({ url, headers }),
);

async function open(user: User): Promise<{ cookie: string; header: string }> {
  const response = await user.call("POST", "/api/admin/queue-board");
  expect(response.json()).toEqual({ url: "/admin/queues" });
  const header = String(response.headers["set-cookie"]);
  return { header, cookie: header.split(";")[0] ?? "" };
}

describe("the queue's pages", () => {
  test("open for an administrator with a cookie that scripts and other sites never get", async ({ admin, get }) => {
    const { cookie, header } = await open(admin);
    expect(header).toMatch(
      /^podium_queues=[\w.-]+; Max-Age=600; Path=\/admin\/queues; HttpOnly; Secure; SameSite=Strict$/,
    );
    const page = await get("/admin/queues", { cookie: `other=1; ${cookie}`, accept: "text/html" });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("<title>Podium</title>");
    const jobs = await get("/admin/queues/api/queues", { cookie });
    expect(jobs.json()).toMatchObject({ queues: [{ name: "podium", readOnlyMode: true }] });
    const script = /src="(static\/js\/main[^"]+)"/.exec(page.body)?.[1] ?? "";
    expect((await get(`/admin/queues/${script}`, { cookie })).statusCode).toBe(200);
    expect((await get(`/admin/queues/${script}`)).statusCode).toBe(401);
  });

  test("ask nothing of other sites", async ({ admin, get }) => {
    const { cookie } = await open(admin);
    const { body } = await get("/admin/queues", { cookie, accept: "text/html" });
    expect(body).toContain("stylesheet");
    expect(body).not.toMatch(/(?:src|href)="https?:/);
  });

  test("send whoever has no cookie to the dashboard, and refuse their calls", async ({ get }) => {
    const page = await get("/admin/queues", { accept: "text/html" });
    expect([page.statusCode, page.headers.location]).toEqual([302, "/admin"]);
    expect((await get("/admin/queues/api/queues")).statusCode).toBe(401);
  });

  test("take no bearer token for a cookie, and no cookie for a bearer token", async ({ admin, get }) => {
    const { cookie } = await open(admin);
    expect((await get("/admin/queues/api/queues", { cookie: `podium_queues=${admin.token}` })).statusCode).toBe(401);
    const board = cookie.slice("podium_queues=".length);
    expect((await get("/api/auth/me", { authorization: `Bearer ${board}` })).statusCode).toBe(401);
  });

  test("close at once for an administrator who is one no more", async ({ podium, get }) => {
    const former = await makeUser(podium, "ADMIN");
    const { cookie } = await open(former);
    expect((await get("/admin/queues/api/queues", { cookie })).statusCode).toBe(200);
    await podium.deps.database.db.updateTable("users").set({ role: "USER" }).where("id", "=", former.id).execute();
    expect((await get("/admin/queues/api/queues", { cookie })).statusCode).toBe(401);
  });

  test("close after ten minutes", async ({ admin, podium, get }) => {
    const [, payload = ""] = (await open(admin)).cookie.split(".");
    const { iat, exp } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { iat: number; exp: number };
    expect(exp - iat).toBe(600);
    const late = podium.app.tokens.signFor("queue-board", claimsOf(podium, admin), -1);
    expect((await get("/admin/queues/api/queues", { cookie: `podium_queues=${late}` })).statusCode).toBe(401);
  });

  test("change nothing, whatever is asked of them", async ({ admin, podium }) => {
    const { cookie } = await open(admin);
    for (const [method, url] of [
      ["PUT", "/admin/queues/api/queues/podium/clean/completed"],
      ["PUT", "/admin/queues/api/queues/podium/pause"],
      ["POST", "/admin/queues/api/queues/podium/add"],
    ] as const) {
      const response = await podium.app.inject({ method, url, headers: { cookie } });
      expect([url, response.statusCode]).toEqual([url, 403]);
    }
    expect(await podium.deps.queues.queue.isPaused()).toBe(false);
  });
});
