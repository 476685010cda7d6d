import type { Show } from "@podium/shared/contracts/shows";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { beginAt, makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { apiTest } from "#test/fixtures.ts";

/** A Monday, half past ten in Brussels. */
const MONDAY = new Date("2026-11-23T09:30:00.000Z");
const TONIGHT = "2026-11-23T19:00:00.000Z";
const TOMORROW = "2026-11-24T19:00:00.000Z";
const IN_FOUR_DAYS = "2026-11-27T19:00:00.000Z";
const WEEK = 7 * 24 * 3600 * 1000;

const clock = createFakeClock(MONDAY);
const provider = createFakeProvider();
const test = apiTest({ clock, paymentProvider: provider })
  .extend("reserveFor", { scope: "file" }, ({ podium }) => async (show: Show, paymentMethod: "MANUAL" | "PAYCONIQ") => {
    const user = await makeUser(podium);
    await hold(user.api, show.id, ["R1-A"]);
    const response = await user.call("POST", `/api/reservation/${show.id}`, { seatIds: ["R1-A"], paymentMethod });
    return { user, code: response.json().code, id: response.json().id as number };
  })
  .extend("expiresAt", { scope: "file" }, ({ podium }) => async (id: number) => {
    return (await podium.deps.reservations.get(id)).expiresAt.toISOString();
  });

describe("a transfer that cannot be there before the show", () => {
  test("is not sold: the show says until when one is, and another way to pay stays", async ({ podium, reserveFor }) => {
    const tonight = await makeShow(podium, { dateTime: TONIGHT });
    expect(tonight.transferUntil).toBe("2026-11-22T23:00:00.000Z");
    expect(await reserveFor(tonight, "MANUAL")).toMatchObject({ code: "TRANSFER_TOO_LATE" });
    const other = await makeShow(podium, { dateTime: TONIGHT });
    expect(await reserveFor(other, "PAYCONIQ")).toMatchObject({ code: undefined });
    const tomorrow = await makeShow(podium, { dateTime: TOMORROW });
    expect(await reserveFor(tomorrow, "MANUAL")).toMatchObject({ code: undefined });
  });

  test("is not put in the place of an online payment either", async ({ podium, reserveFor, online }) => {
    const { user, id } = await reserveFor(await makeShow(podium, { dateTime: TONIGHT }), "PAYCONIQ");
    expect(await online.outcome(user, id)).toMatchObject({ canPayOnline: true, canPayByTransfer: false });
    const response = await user.call("POST", `/api/reservation/${id}/pay-by-transfer`);
    expect(response.json()).toMatchObject({ code: "TRANSFER_TOO_LATE" });
    expect((await user.api.getTransferDetails({ params: { id } })).inTime).toBe(false);
  });

  test("is for the box office to promise all the same, and for what costs nothing", async ({ podium, admin, user }) => {
    const show = await makeShow(podium, { dateTime: TONIGHT });
    const guest = { firstname: "Mia", lastname: "Maas", email: "", number: "" };
    const body = { guest, seatIds: ["R1-B"], paid: "transfer" as const };
    const { status, expiresAt } = await admin.api.reserveForGuest({ params: { id: show.id }, body });
    expect({ status, expiresAt }).toEqual({ status: "PENDING", expiresAt: TONIGHT });
    const { code } = await podium.deps.codes.create({ type: "SPONSOR", maxTickets: 1 });
    await reserve(user.api, show.id, ["R1-C"], { ticketCode: code });
    expect((await user.api.getMyLatestReservation()).status).toBe("CONFIRMED");
  });
});

describe("the deadline of a reservation", () => {
  test("is a week, or the begin of its show", async ({ podium, reserveFor, expiresAt }) => {
    const far = await reserveFor(await makeShow(podium), "MANUAL");
    expect(await expiresAt(far.id)).toBe(new Date(MONDAY.getTime() + WEEK).toISOString());
    const near = await reserveFor(await makeShow(podium, { dateTime: IN_FOUR_DAYS }), "MANUAL");
    expect(await expiresAt(near.id)).toBe(IN_FOUR_DAYS);
    expect(await near.user.api.getTransferDetails({ params: { id: near.id } })).toMatchObject({
      payBefore: "2026-11-26T09:30:00.000Z",
      payWithinDays: 3,
      inTime: true,
    });
  });

  test("comes no later when its show begins earlier, and stays where the show is postponed", async ({
    podium,
    reserveFor,
    expiresAt,
  }) => {
    const show = await makeShow(podium);
    const { id, user } = await reserveFor(show, "MANUAL");
    await beginAt(podium, show.id, TOMORROW);
    await podium.deps.reservations.sweep();
    expect(await expiresAt(id)).toBe(TOMORROW);
    expect((await user.api.getTransferDetails({ params: { id } })).payWithinDays).toBeNull();
    await beginAt(podium, show.id, IN_FOUR_DAYS);
    await podium.deps.reservations.sweep();
    expect(await expiresAt(id)).toBe(TOMORROW);
  });

  test("is no shorter for what is sold once the show has begun", async ({ podium, admin, expiresAt }) => {
    const show = await makeShow(podium);
    await beginAt(podium, show.id, new Date(MONDAY.getTime() - 1000).toISOString());
    const guest = { firstname: "Mia", lastname: "Maas", email: "", number: "" };
    const body = { guest, seatIds: ["R1-A"], paid: "transfer" as const };
    const { id } = await admin.api.reserveForGuest({ params: { id: show.id }, body });
    await podium.deps.reservations.sweep();
    expect(await expiresAt(id)).toBe(new Date(MONDAY.getTime() + WEEK).toISOString());
  });
});

test("an amount below the provider's least is not paid online: that is said before, and a transfer is", async ({
  podium,
  visitor,
  reserveFor,
  online,
}) => {
  expect((await visitor.getSite()).minimumOnline).toBe(0.02);
  const show = await makeShow(podium, { pricePerSeat: 0.01 });
  expect(await reserveFor(show, "PAYCONIQ")).toMatchObject({ code: "AMOUNT_TOO_SMALL" });
  const cheap = await makeShow(podium, { pricePerSeat: 0.01 });
  const { user, id } = await reserveFor(cheap, "MANUAL");
  expect(await online.outcome(user, id)).toMatchObject({ canPayOnline: false, canPayByTransfer: true });
  const response = await user.call("POST", `/api/reservation/${id}/online-payment`);
  expect(response.json()).toMatchObject({ code: "AMOUNT_TOO_SMALL" });
});
