import { randomUUID } from "node:crypto";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { parseTicketQr } from "@podium/shared/tickets/ticket-qr";
import { io } from "socket.io-client";
import { describe, expect } from "vitest";
import { makeShow, call } from "#test/factories.ts";
import { createLogger } from "#platform/process/logger.ts";
import { captureLog } from "#test/log-lines.ts";
import { apiTest } from "#test/fixtures.ts";

const log = captureLog();
const test = apiTest({ env: { LOG_LEVEL: "trace" }, logTo: log, listen: true, work: true });

const somebody = {
  firstname: "Godelieve",
  lastname: "Vandersmissen",
  email: "godelieve.vandersmissen@proximus.example",
  number: "+32470112233",
  password: "een-lang-geheim-wachtwoord",
};

describe("the log", () => {
  test("has a line for each call, with the id that the response carries and the route's pattern", async ({
    podium,
  }) => {
    const response = await podium.app.inject("/api/reservation/isSeatAvailable/1/R1-A?reden=geheim");
    const id = String(response.headers["x-request-id"]);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    await expect.poll(() => log.lines().some((line) => line.reqId === id)).toBe(true);
    expect(log.lines().filter((line) => line.reqId === id)).toEqual([
      expect.objectContaining({
        msg: "request completed",
        method: "GET",
        route: "/api/reservation/isSeatAvailable/:showId/:seatId",
        status: 404,
        ms: expect.any(Number),
      }),
    ]);
    expect(log.text()).not.toContain("geheim");
  });

  test("never takes a request's id from outside", async ({ podium }) => {
    const response = await podium.app.inject({
      url: "/api/show",
      headers: { "x-request-id": "mine", "request-id": "mine" },
    });
    expect(response.headers["x-request-id"]).not.toBe("mine");
  });

  test("says nothing of users, nor of their secrets, from registering to the check-in", async ({ podium, admin }) => {
    const { confirmPassword: _, ...form } = { ...somebody, confirmPassword: somebody.password };
    const registration = { ...form, confirmPassword: somebody.password };
    expect((await call(podium, "POST", "/api/user/register", { body: registration })).statusCode).toBe(201);
    await call(podium, "POST", "/api/user/register", { body: registration });
    await call(podium, "POST", "/api/auth/signin", {
      body: { email: somebody.email, password: "verkeerd-wachtwoord" },
    });
    const signIn = await call(podium, "POST", "/api/auth/signin", { body: somebody });
    const { token } = signIn.json<{ token: string }>();
    await call(podium, "POST", "/api/auth/forgot-password", { body: { email: somebody.email } });
    await call(podium, "POST", "/api/contact", {
      body: { name: "Godelieve Vandersmissen", email: somebody.email, message: "Mag mijn hond mee?" },
    });

    const show = await makeShow(podium);
    await call(podium, "POST", `/api/carts/seats/${show.id}/R1-A`, { token });
    const code = (await admin.api.createTicketCode({ body: { type: "SPONSOR", maxTickets: 2 } })).code;
    await call(podium, "GET", `/api/reservation/validate-code?code=${code}`, { token });
    const reserved = await call(podium, "POST", `/api/reservation/${show.id}`, {
      token,
      body: { seatIds: ["R1-A"], paymentMethod: "MANUAL", ticketCode: code },
    });
    const { id } = reserved.json<{ id: number }>();
    const tickets = await call(podium, "GET", `/api/reservation/tickets/${id}`, { token });
    const [qr = ""] = tickets.json<Tickets>().qrContents ?? [];
    const secret = parseTicketQr(qr)?.token ?? "";
    expect(secret.length).toBeGreaterThan(15);
    const scan = `/api/reservation/${id}/scan/R1-A`;
    expect((await admin.call("POST", scan, { token: secret })).statusCode).toBe(200);
    await admin.call("POST", scan, { token: secret });
    await admin.call("GET", `/api/user/all?search=${encodeURIComponent(somebody.email)}`);
    await admin.call("GET", `/api/admin/reservations?search=Vandersmissen`);
    const socket = io(podium.url, { auth: { token }, transports: ["websocket"], reconnection: false });
    await new Promise((connected) => socket.once("connect", () => connected(undefined)));
    socket.disconnect();

    expect(log.lines().length).toBeGreaterThan(12);
    const written = log.text().toLowerCase();
    for (const secretText of [...Object.values(somebody), "verkeerd-wachtwoord", token, secret, code, "hond"]) {
      expect(written, secretText).not.toContain(secretText.toLowerCase());
    }
    expect(written).not.toContain(code.replaceAll("-", "").toLowerCase());
  });
});

describe("an error in the log", () => {
  const write = (error: unknown): string => {
    const captured = captureLog();
    createLogger({ level: "info", destination: captured }).error({ err: error }, "it failed");
    return captured.text();
  };

  test("contains what explains the failure", () => {
    const error = Object.assign(new Error("duplicate key value"), { code: "23505", constraint: "users_email" });
    const { err } = JSON.parse(write(error)) as { err: Record<string, unknown> };
    expect(err).toMatchObject({
      type: "Error",
      message: "duplicate key value",
      code: "23505",
      constraint: "users_email",
    });
    expect(err.stack).toContain("logs.test.ts");
  });

  test("quotes no row of the database and no response of a mail server", () => {
    const text = write(
      Object.assign(new Error("550 5.1.1 <godelieve@proximus.example>: unknown user"), {
        detail: "Key (firstname)=(Godelieve) already exists.",
        rejected: ["godelieve@proximus.example"],
        response: "unknown: Godelieve",
      }),
    );
    expect(text.toLowerCase()).not.toContain("godelieve");
    expect(text).toContain("550 5.1.1 <[mail]>: unknown user");
  });

  test("hides a token and a ticket's secret, in its cause too", ({ podium }) => {
    const token = podium.app.tokens.sign({ kind: "account", id: 7, sessionId: randomUUID() }, 60);
    const cause = new Error(`bad reservation:42;seat:R1-A;token:Zm9vYmFyYmF6cXV4`);
    const text = write(new Error(`bad ${token}`, { cause }));
    expect(text).not.toContain(token.slice(0, 30));
    expect(text).not.toContain("Zm9vYmFyYmF6cXV4");
    expect(text).toContain("seat:R1-A;token:[secret]");
  });
});
