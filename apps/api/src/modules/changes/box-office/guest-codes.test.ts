import type { Reservation } from "@podium/shared/contracts/reservations";
import { expect } from "vitest";
import { hold } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import type { NewCode } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const guest = { firstname: "Roos", lastname: "Peeters" };
const SEATS = ["R1-A", "R1-B"];

const test = apiTest({ clock })
  .extend("make", { scope: "file" }, ({ admin }) => (showId: number, body: Record<string, unknown>) => {
    const all = { guest, seatIds: SEATS, paid: "cash", ...body };
    return admin.call("POST", `/api/admin/shows/${showId}/reservations`, all);
  })
  .extend("code", { scope: "file" }, ({ podium }) => async (terms: Partial<NewCode> & Pick<NewCode, "type">) => {
    const { code } = await podium.deps.codes.create({ maxTickets: 10, ...terms });
    const used = async () => (await podium.deps.codes.list()).find((each) => each.code === code)?.usedCount;
    return { code, used };
  });

test.for([
  ["a percentage", { type: "DISCOUNT", percent: 25 }, 18],
  ["an amount per seat", { type: "DISCOUNT", amountPerSeatCents: 350 }, 17],
  ["a sponsor", { type: "SPONSOR" }, 0],
  ["a presale", { type: "PRE_ORDER" }, 24],
] as const)(
  "a guest pays the same with the code of %s as online",
  async ([_name, terms, due], { podium, make, code, admin }) => {
    const [show, user, own] = [await makeShow(podium), await makeUser(podium), await code(terms)];
    await hold(user.api, show.id, ["R2-A", "R2-B"]);
    const online = await user.api.quoteAmountDue({ body: { ticketCode: own.code } });
    const body = { seatIds: SEATS, ticketCode: own.code };
    expect(await admin.api.quoteForGuest({ params: { id: show.id }, body })).toEqual({
      total: 24,
      ...(due < 24 && { discount: 24 - due }),
      balance: 0,
      due,
    });
    expect(online.total).toBe(due);
    expect(await own.used()).toBe(0);
    const made = (await make(show.id, { ticketCode: own.code, total: due })).json<Reservation>();
    expect(made).toMatchObject({ status: "CONFIRMED", totalprice: due, grossPrice: 24 });
    expect(await own.used()).toBe(2);
  },
);

test("a code takes off before a voucher pays", async ({ podium, make, code, admin }) => {
  const [show, own] = [await makeShow(podium), await code({ type: "DISCOUNT", percent: 50 })];
  const voucher = await admin.api.sellVoucher({ body: { amount: 5, paid: "cash", key: crypto.randomUUID() } });
  const codes = { ticketCode: own.code, vouchers: [voucher.code] };
  expect(await admin.api.quoteForGuest({ params: { id: show.id }, body: { seatIds: SEATS, ...codes } })).toEqual({
    total: 24,
    discount: 12,
    balance: 5,
    due: 7,
  });
  expect((await make(show.id, { ...codes, total: 7 })).json()).toMatchObject({ totalprice: 7 });
});

test("a cancelled reservation gives the code its uses back", async ({ podium, make, code, scenario }) => {
  const [show, own] = [await makeShow(podium), await code({ type: "DISCOUNT", percent: 50 })];
  const { id } = (await make(show.id, { ticketCode: own.code, paid: "transfer" })).json<Reservation>();
  expect(await own.used()).toBe(2);
  await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
  expect(await own.used()).toBe(0);
});

test("what a volunteer gives for nothing uses no code up", async ({ podium, make, code }) => {
  const [show, own] = [await makeShow(podium), await code({ type: "DISCOUNT", percent: 50 })];
  expect((await make(show.id, { ticketCode: own.code, paid: "free" })).json()).toMatchObject({ totalprice: 0 });
  expect(await own.used()).toBe(0);
});

test.for([
  ["has too few uses left", "CODE_EXHAUSTED"],
  ["is used up", "CODE_USED_UP"],
  ["is for another show", "CODE_OTHER_SHOW"],
  ["is past", "CODE_PAST"],
  ["does not exist", "CODE_UNKNOWN"],
] as const)(
  "a code that %s is refused before and while reserving, and reserves nothing",
  async ([, refusal], { podium, make, code, admin, scenario }) => {
    const [show, other] = [await makeShow(podium), await makeShow(podium)];
    const terms = { type: "DISCOUNT", percent: 50 } as const;
    const typed = {
      CODE_EXHAUSTED: async () => (await code({ ...terms, maxTickets: 1 })).code,
      CODE_USED_UP: async () => {
        const one = await code({ ...terms, maxTickets: 1 });
        await make(other.id, { ticketCode: one.code, seatIds: ["R3-A"] });
        return one.code;
      },
      CODE_OTHER_SHOW: async () => (await code({ ...terms, showIds: [other.id] })).code,
      CODE_PAST: async () => (await code({ ...terms, validUntil: "2020-01-01" })).code,
      CODE_UNKNOWN: () => "NIETBESTAAND",
    };
    const ticketCode = await typed[refusal]();
    const quote = { params: { id: show.id }, body: { seatIds: SEATS, ticketCode } };
    await expect(admin.api.quoteForGuest(quote)).rejects.toMatchObject({ status: 409, body: { code: refusal } });
    expect((await make(show.id, { ticketCode })).json()).toMatchObject({ statusCode: 409, code: refusal });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "available", "R1-B": "available" });
  },
);

test("two volunteers never use a code more often than it allows", async ({ podium, make, code }) => {
  const [show, own] = [await makeShow(podium), await code({ type: "DISCOUNT", percent: 50, maxTickets: 3 })];
  const both = await Promise.all([
    make(show.id, { ticketCode: own.code, seatIds: ["R1-A", "R1-B"] }),
    make(show.id, { ticketCode: own.code, seatIds: ["R2-A", "R2-B"] }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(await own.used()).toBe(2);
});

test("seats that are added cost what was shown with the code, and no other amount is accepted", async ({
  podium,
  make,
  code,
  admin,
}) => {
  const [show, own] = [await makeShow(podium), await code({ type: "DISCOUNT", percent: 50, maxTickets: 3 })];
  const { id } = (await make(show.id, { ticketCode: own.code })).json<Reservation>();
  const seats = { seatIds: ["R1-C"] };
  const quote = () => admin.api.quoteAddedSeats({ params: { id }, body: seats });
  expect(await quote()).toEqual({ total: 12, discount: 6, due: 6 });
  expect(await own.used()).toBe(2);
  const add = (total: number) =>
    admin.api.addReservationSeats({ params: { id }, body: { ...seats, paid: "cash", total } });
  await expect(add(12)).rejects.toMatchObject({ body: { code: "AMOUNT_CHANGED" } });
  expect(await own.used()).toBe(2);
  expect(await add(6)).toMatchObject({ totalprice: 18, guestCount: 3 });
  await expect(quote()).rejects.toMatchObject({ body: { code: "CODE_USED_UP" } });
});

test("a code that ended since counts for seats that are added while it has tickets, and then says that it is used up", async ({
  podium,
  make,
  code,
  admin,
}) => {
  const [show, own] = [await makeShow(podium), await code({ type: "SPONSOR", maxTickets: 3 })];
  const { id } = (await make(show.id, { ticketCode: own.code })).json<Reservation>();
  const { id: codeId = 0 } = (await podium.deps.codes.list()).find((each) => each.code === own.code) ?? {};
  await podium.deps.database.db
    .updateTable("ticketCodes")
    .set({ validUntil: "2020-01-01" })
    .where("id", "=", codeId)
    .execute();
  const add = (seatId: string) =>
    admin.api.addReservationSeats({ params: { id }, body: { seatIds: [seatId], total: 0 } });
  expect(await admin.api.quoteAddedSeats({ params: { id }, body: { seatIds: ["R1-C"] } })).toMatchObject({ due: 0 });
  expect(await add("R1-C")).toMatchObject({ totalprice: 0 });
  await expect(add("R1-D")).rejects.toMatchObject({ body: { code: "CODE_USED_UP" } });
});
