import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { describe, expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUsers, makeShow, call } from "#test/factories.ts";
import { createTicketCodesService } from "./ticket-codes.service.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest({ env: { RATE_LIMIT: "on" } }).extend("codes", { scope: "file" }, ({ podium, admin, user }) => {
  const { codes, database } = podium.deps;
  return {
    create: async (maxTickets = 10, type = "SPONSOR"): Promise<TicketCode> =>
      (await admin.call("POST", URL, { type, maxTickets })).json(),
    validate: (code: string, by = user) =>
      by.call("GET", `/api/reservation/validate-code?code=${encodeURIComponent(code)}`),
    consume: (code: string, tickets: number) =>
      database.transact((transaction) => codes.consume(transaction, code, tickets, null)),
    giveBack: (id: number, tickets: number) =>
      database.transact((transaction) => codes.giveBack(transaction, id, tickets)),
    usedOf: async (id: number) => (await codes.list()).find((code) => code.id === id)?.usedCount,
  };
});

const URL = "/api/admin/ticket-codes";

describe("managing codes", () => {
  test("responds 201 with a code that the server draws", async ({ admin }) => {
    const response = await admin.call("POST", URL, {
      type: "PRE_ORDER",
      maxTickets: 100,
      code: "GRATIS",
      usedCount: -50,
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(Number),
      code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      type: "PRE_ORDER",
      maxTickets: 100,
      usedCount: 0,
    });
  });

  test("lists the newest first, with how many tickets were used", async ({ codes, admin }) => {
    const [older, newer] = [await codes.create(), await codes.create(5, "PRE_ORDER")];
    await codes.consume(newer.code, 3);
    const list: TicketCode[] = (await admin.call("GET", URL)).json();
    expect(list.slice(0, 2)).toEqual([{ ...newer, usedCount: 3 }, older]);
  });

  test.for([
    { type: "REGULAR", maxTickets: 1 },
    { type: "VIP", maxTickets: 1 },
    { maxTickets: 1 },
    { type: "SPONSOR" },
    { type: "SPONSOR", maxTickets: 0 },
    { type: "SPONSOR", maxTickets: 101 },
    { type: "SPONSOR", maxTickets: 1.5 },
    { type: "SPONSOR", maxTickets: "10" },
  ])("responds 400 to %j", async (body, { admin }) => {
    expect((await admin.call("POST", URL, body)).json()).toMatchObject({ statusCode: 400, code: "INVALID_INPUT" });
  });

  test("is for administrators", async ({ codes, user, podium }) => {
    const code = await codes.create();
    for (const [method, url] of [
      ["GET", URL],
      ["POST", URL],
      ["DELETE", `${URL}/${code.id}`],
    ] as const) {
      expect(
        (await user.call(method, url, method === "POST" ? { type: "SPONSOR", maxTickets: 1 } : undefined)).statusCode,
      ).toBe(403);
      expect((await call(podium, method, url)).statusCode).toBe(401);
    }
  });

  test("deletes for good: the code stops working at once", async ({ codes, admin }) => {
    const code = await codes.create();
    const response = await admin.call("DELETE", `${URL}/${code.id}`);
    expect(response.statusCode).toBe(204);
    expect((await codes.validate(code.code)).json()).toMatchObject({ valid: false, codeType: null });
    await expect(codes.consume(code.code, 1)).rejects.toMatchObject({ code: "CODE_UNKNOWN" });
    expect((await admin.call("DELETE", `${URL}/${code.id}`)).json()).toMatchObject({
      statusCode: 404,
      code: "CODE_NOT_FOUND",
    });
  });

  test("leaves reservations that used a deleted code their record", async ({ codes, podium, user, admin }) => {
    const show = await makeShow(podium);
    const code = await codes.create();
    const id = await reserve(user.api, show.id, ["R1-A"], { ticketCode: code.code });
    expect((await admin.call("DELETE", `${URL}/${code.id}`)).statusCode).toBe(204);
    const row = await podium.deps.database.db
      .selectFrom("reservations")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ticketCodeId: null,
      ticketCode: code.code,
      ticketCodeType: "SPONSOR",
      status: "CONFIRMED",
    });
  });

  test("draws again when a code exists already", async ({ podium }) => {
    const { audit, clock, database } = podium.deps;
    const draws = [...Array(12).fill(0), ...Array(12).fill(0), ...Array(12).fill(1)];
    const codes = createTicketCodesService({ database, clock, audit, random: () => draws.shift() ?? 0 });
    const [one, two] = [
      await codes.create({ type: "SPONSOR", maxTickets: 1 }),
      await codes.create({ type: "SPONSOR", maxTickets: 1 }),
    ];
    expect([one.code, two.code]).toEqual(["2222-2222-2222", "3333-3333-3333"]);
  });
});

describe("GET /api/reservation/validate-code", () => {
  test("says what a code is good for", async ({ codes }) => {
    const [sponsor, preOrder] = [await codes.create(4), await codes.create(1, "PRE_ORDER")];
    await codes.consume(sponsor.code, 1);
    expect((await codes.validate(sponsor.code)).json()).toEqual({
      valid: true,
      codeType: "SPONSOR",
      availableTickets: 3,
      message: "Sponsorcode geldig: nog 3 tickets beschikbaar.",
    });
    expect((await codes.validate(preOrder.code)).json()).toEqual({
      valid: true,
      codeType: "PRE_ORDER",
      availableTickets: 1,
      message: "Voorverkoopcode geldig: nog 1 ticket beschikbaar.",
    });
  });

  test("does not mind case, spaces, dashes and marks that nobody sees, and nor does reserving", async ({ codes }) => {
    const { id, code } = await codes.create();
    const copied = [`\u200e${code}`, `\u2068${code.replaceAll("-", "\u2212")}\u2069`];
    const written = [code.toLowerCase(), code.replaceAll("-", ""), code.replaceAll("-", " "), `  ${code} `];
    for (const typed of [...written, ...copied]) {
      expect((await codes.validate(typed)).json()).toMatchObject({ valid: true });
      await codes.consume(typed, 1);
    }
    expect(await codes.usedOf(id)).toBe(6);
  });

  test.for(["BESTAATNIET", "-", "%", "____-____-____", "' or 1=1 --", "é", "a\u0000b"])(
    "responds 200 to the unknown code %j",
    async (code, { codes }) => {
      const response = await codes.validate(code);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        valid: false,
        codeType: null,
        availableTickets: 0,
        message: "Deze code is niet geldig. Kijk na of u ze juist hebt ingetikt.",
      });
    },
  );

  test("says that a code is used up", async ({ codes }) => {
    const { code } = await codes.create(2);
    await codes.consume(code, 2);
    expect((await codes.validate(code)).json()).toEqual({
      valid: false,
      codeType: "SPONSOR",
      availableTickets: 0,
      message: "Deze code is opgebruikt.",
    });
  });

  test("says of what is longer than any code that it is not valid", async ({ codes }) => {
    for (const length of [41, 3000]) {
      const response = await codes.validate("X".repeat(length));
      expect([response.statusCode, response.json()]).toEqual([200, expect.objectContaining({ valid: false })]);
    }
  });

  test("responds 400 to nothing, and 401 to visitors", async ({ codes, user, podium }) => {
    expect((await codes.validate("  ")).statusCode).toBe(400);
    expect((await user.call("GET", "/api/reservation/validate-code")).statusCode).toBe(400);
    expect((await call(podium, "GET", "/api/reservation/validate-code?code=X")).statusCode).toBe(401);
  });

  test("lets an account guess 30 times a minute", async ({ codes, podium }) => {
    const [guesser, other] = await makeUsers(podium, 2);
    const statuses = [];
    for (let guess = 0; guess < 31; guess++) statuses.push((await codes.validate(`GOK${guess}`, guesser)).statusCode);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await codes.validate("GOK", other)).statusCode).toBe(200);
  });
});

describe("using a code", () => {
  test("never uses more tickets than there are, however many come at once", async ({ codes }) => {
    const { id, code } = await codes.create(10);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => codes.consume(code, 3)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await codes.usedOf(id)).toBe(9);
    await expect(codes.consume(code, 2)).rejects.toMatchObject({ code: "CODE_EXHAUSTED" });
    expect(await codes.consume(code, 1)).toMatchObject({ id, code, type: "SPONSOR" });
  });

  test("gives nothing when it cannot give all", async ({ codes }) => {
    const { id, code } = await codes.create(3);
    await expect(codes.consume(code, 4)).rejects.toMatchObject({ code: "CODE_EXHAUSTED" });
    expect(await codes.usedOf(id)).toBe(0);
  });

  test("is undone with the transaction that it was part of", async ({ codes, podium }) => {
    const { id, code } = await codes.create(3);
    const failing = podium.deps.database.transact(async (transaction) => {
      await podium.deps.codes.consume(transaction, code, 3, null);
      throw new Error("the reservation fails");
    });
    await expect(failing).rejects.toThrow("the reservation fails");
    expect(await codes.usedOf(id)).toBe(0);
  });

  test("gives tickets back, never more than were used, also to a code that is gone", async ({ codes, podium }) => {
    const { id, code } = await codes.create(3);
    await codes.consume(code, 3);
    await codes.giveBack(id, 2);
    expect(await codes.usedOf(id)).toBe(1);
    await codes.giveBack(id, 2);
    expect(await codes.usedOf(id)).toBe(0);
    await podium.deps.codes.delete(id);
    await codes.giveBack(id, 1);
  });
});
