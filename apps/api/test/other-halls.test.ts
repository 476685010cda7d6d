import { randomUUID } from "node:crypto";
import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { MAX_HALL_SEATS } from "@podium/shared/halls/faults";
import { readHall } from "@podium/shared/halls/hall";
import { nameOnly } from "@podium/shared/halls/seat-names";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "./fixtures.ts";
import { publishHall } from "#test/halls.ts";
import { connect } from "#test/screens.ts";

/** The specification's seat ids in the opposite order, with names that do not follow from the ids. */
function otherHall(): HallPlan {
  const plan = specificationHall();
  const groups = plan.groups.toReversed().map((group) => ({
    ...group,
    label: `Loge ${group.id}`,
    seats: group.seats
      .toReversed()
      .map((seat, index) => ({ ...seat, label: String(index + 1), kind: "restricted" as const })),
  }));
  return { ...plan, name: "Schouwburg", groups };
}
const hall = readHall(otherHall());
const namesOf = (...seatIds: string[]) =>
  hall.seats.flatMap(({ seatId, group, label, kind }) =>
    seatIds.includes(seatId) ? { seatId, group, label, kind } : [],
  );
/** Names of places as they would be if they were derived from the ids. */
const BY_ID = /Rij \d|Tafel \d|Stoel: /;

const clock = createFakeClock();
const test = mailTest({ clock, listen: true })
  .extend("hallPlanId", { scope: "file" }, ({ podium }) => publishHall(podium, otherHall()))
  .extend("show", ({ podium, hallPlanId }) => makeShow(podium, { hallPlanId }))
  .extend("guest", ({ podium }) => makeUser(podium));

describe("in a show of another hall, by its plan's names and in its order, are", () => {
  test("the cart, also as an event, and the seats of an account for the box office", async ({
    podium,
    show,
    guest,
    admin,
  }) => {
    const socket = await connect(podium.url, guest.token);
    const carts: unknown[] = [];
    socket.on("cart:changed", (event) => carts.push(event.cart?.lines));
    const cart = await hold(guest.api, show.id, ["R1-A", "T4-B"]);
    const ticketTypeId = show.ticketTypes[0]?.id;
    const lines = namesOf("R1-A", "T4-B").map((seat) => ({ ...seat, ticketTypeId, price: 12 }));
    expect(lines.map(({ seatId }) => seatId)).toEqual(["T4-B", "R1-A"]);
    expect([cart.seats, cart.lines]).toEqual([["T4-B", "R1-A"], lines]);
    await expect.poll(() => carts.at(-1)).toEqual(lines);
    socket.disconnect();
    expect(await admin.api.getAccountUnpaid({ params: { id: guest.id } })).toMatchObject({
      cartSeats: namesOf("R1-A", "T4-B"),
    });
    expect(await guest.api.removeSeat({ params: { seatId: "R1-A" } })).toMatchObject({ lines: lines.slice(0, 1) });
    const { cart: own } = await guest.api.downloadOwnData();
    expect([own?.seats, own?.places]).toEqual([["T4-B"], namesOf("T4-B")]);
  });

  test("the free seats, those of the box office and the blocked ones", async ({ podium, show, admin, visitor }) => {
    const params = { id: show.id };
    const ids = hall.seats.map(({ seatId }) => seatId);
    const blocked = await admin.api.blockSeats({ params, body: { seatIds: ["R4-S", "T1-A"] } });
    expect(blocked.seatIds).toEqual(["T1-A", "R4-S"]);
    expect((await admin.api.listBoxOfficeSeats({ params })).map(({ seatId }) => seatId)).toEqual(ids);
    const free = await visitor.listAvailableSeats({ params: { showId: show.id } });
    expect(free.map(({ seatId }) => seatId)).toEqual(ids.filter((seatId) => !blocked.seatIds.includes(seatId)));
    const [line] = await podium.deps.database.db
      .selectFrom("auditLog")
      .where("action", "=", "SEATS_BLOCKED")
      .select(["summary", "details"])
      .execute();
    expect(line).toEqual({
      summary: 'Geblokkeerd voor "De vrek": Loge T1, stoel 5; Loge R4-rechts, stoel 2',
      details: {
        seatIds: ["T1-A", "R4-S"],
        seats: namesOf("T1-A", "R4-S").map(({ seatId, group, label }) => ({ seatId, group, label })),
        show: "De vrek",
      },
    });
  });

  test("reservations, their mails and what is done with them at the box office", async ({
    show,
    guest,
    admin,
    scenario,
    mailbox,
    sendMails,
  }) => {
    const id = await reserve(guest.api, show.id, ["R1-A", "T4-B"]);
    await pay(admin.api, id);
    clock.advance(60);
    const { seats } = await guest.api.getMyLatestReservation();
    expect(seats.map(({ seat }) => seat)).toEqual(namesOf("R1-A", "T4-B"));
    await scenario.boxOffice(id, "move", { seatIds: ["R1-A", "T5-C"] });
    await scenario.boxOffice(id, "seats", { seatIds: ["R2-B"], paid: "free" });
    await scenario.boxOffice(id, "give-up", { seatIds: ["R2-B"] });
    const summaries = (await scenario.auditOf(id)).map(({ summary }) => summary);
    expect(summaries.filter((summary) => summary.includes("Loge")).length).toBeGreaterThanOrEqual(1);
    expect(summaries.filter((summary) => BY_ID.test(summary))).toEqual([]);
    expect(summaries.join("\n")).toContain("verplaatst van Loge T4, stoel 4 naar Loge T5, stoel 3");
    await sendMails();
    const mails = await mailbox.mailsTo(guest.email);
    expect(mails.at(-1)?.text).toContain("Oude plaats: Loge T4, stoel 4");
    expect(mails.at(-1)?.text).toContain("Nieuwe plaats: Loge T5, stoel 3, beperkt zicht");
    expect(mails.filter(({ text }) => BY_ID.test(text ?? ""))).toEqual([]);
  });

  test("the tickets at the entrance: listed, let in, refused, moved and taken back", async ({
    show,
    guest,
    admin,
    scenario,
  }) => {
    const id = await reserve(guest.api, show.id, ["R1-A", "T4-B"]);
    await pay(admin.api, id);
    const old = (await admin.api.getTickets({ params: { id } })).qrContents?.[0]?.split("token:")[1] ?? "";
    await scenario.boxOffice(id, "move", { seatIds: ["R1-A", "T5-C"] });
    const list = await admin.api.getCheckInList({ params: { showId: show.id } });
    expect(list.tickets.map(nameOnly)).toEqual(namesOf("R1-A", "T5-C"));
    expect(list.moved).toMatchObject([{ seatId: "T4-B", nowSeatId: "T5-C", nowGroup: "Loge T5", nowLabel: "3" }]);
    expect((await scenario.scan(id, "T4-B", { token: old })).json()).toMatchObject({
      code: "TICKET_MOVED",
      message: "Verplaatst: nu Loge T5, stoel 3, beperkt zicht.",
    });
    expect((await scenario.scan(id, "T5-C")).json()).toMatchObject({
      message: "Welkom! Loge T5, stoel 3, beperkt zicht.",
    });
    const params = { reservationId: id, seatId: "T5-C" };
    expect((await admin.api.unscanSeat({ params })).message).toBe("De scan van Loge T5, stoel 3 is teruggenomen.");
    const scan = { showId: show.id, reservationId: id, at: clock.now().toISOString() };
    const send = (seatId: string, token?: string) =>
      admin.api.recordScans({
        body: { device: "A", scans: [{ ...scan, clientId: randomUUID(), seatId, ...(token && { token }) }] },
      });
    expect((await send("T5-C"))[0]?.message).toBe("Welkom! Loge T5, stoel 3, beperkt zicht.");
    await send("T5-C", "forged");
    const { conflicts } = await admin.api.getCheckInList({ params: { showId: show.id } });
    expect(conflicts).toMatchObject(namesOf("T5-C"));
    await send("R1-A");
    const { scans } = await guest.api.downloadOwnData();
    expect(scans.map(({ place }) => place)).toEqual(scans.flatMap(({ seatId }) => namesOf(seatId)));
    expect(scans.map(({ seatId }) => seatId)).toEqual(expect.arrayContaining(["R1-A", "T5-C"]));
    expect(await admin.api.listPresentSeatIds({ params: { showId: show.id } })).toEqual(["T5-C", "R1-A"]);
  });
});

test("a seat that moved to a show in another hall was called as that hall calls it", async ({
  podium,
  show,
  guest,
  admin,
  scenario,
  mailbox,
  sendMails,
}) => {
  const before = await makeShow(podium);
  const id = await reserve(guest.api, before.id, ["R1-A"]);
  await pay(admin.api, id);
  clock.advance(60);
  await scenario.boxOffice(id, "rebook", { showId: show.id, seatIds: ["T5-C"] });
  await sendMails();
  const { text } = (await mailbox.mailsTo(guest.email)).at(-1) ?? {};
  expect(text).toContain("Oude plaats: Rij 1, stoel A");
  expect(text).toContain("Nieuwe plaats: Loge T5, stoel 3, beperkt zicht");
  await scenario.boxOffice(id, "rebook", { showId: before.id, seatIds: ["R1-B"] });
  expect((await guest.api.downloadOwnData()).seatMoves).toMatchObject([
    { fromPlace: { seatId: "R1-A", group: "Rij 1", label: "A" }, toPlace: namesOf("T5-C")[0] },
    { fromPlace: namesOf("T5-C")[0], toPlace: { seatId: "R1-B", group: "Rij 1", label: "B" } },
  ]);
});

test("a seat of an ended reservation that its show no longer has is named by its id", async ({
  podium,
  guest,
  admin,
  scenario,
}) => {
  const show = await makeShow(podium);
  const id = await reserve(guest.api, show.id, ["R1-A", "T1-A"]);
  await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
  const without = specificationHall();
  const groups = without.groups.filter((group) => !group.seats.some((seat) => seat.id === "R1-A"));
  const smaller = await publishHall(podium, { ...without, groups });
  const { name, dateTime } = show;
  await admin.api.updateShow({ params: { id: show.id }, body: { name, dateTime, hallPlanId: smaller } });
  const { seats } = await guest.api.getMyLatestReservation();
  expect(seats.map(({ seat }) => seat)).toEqual([
    { seatId: "T1-A", group: "Tafel 1", label: "A" },
    { seatId: "R1-A", group: "Rij 1", label: "A" },
  ]);
});

test("the largest hall that there may be is sold, listed, blocked as a whole and freed again", async ({
  podium,
  guest,
  admin,
  scenario,
}) => {
  const { groups, ...hallOf18000 } = largeHall(300);
  const floor: PlanGroup = {
    id: "VLOE",
    kind: "area",
    label: "Staanplaats",
    zone: "zaal",
    x: 1200,
    y: 270,
    width: 800,
    height: 64,
    capacity: 2000,
    seats: [],
  };
  const largest = { ...hallOf18000, groups: [floor, ...groups] };
  const ids = readHall(largest).seats.map(({ seatId }) => String(seatId));
  const { id, seatsTotal } = await makeShow(podium, { hallPlanId: await publishHall(podium, largest) });
  expect(seatsTotal).toBe(MAX_HALL_SEATS);
  await reserve(guest.api, id, ids.slice(-2));
  const free = ids.slice(0, -2);
  const asked = { params: { id }, body: { seatIds: free } };
  expect((await admin.api.blockSeats(asked)).seatIds).toEqual(free);
  expect((await admin.api.listBoxOfficeSeats({ params: { id } })).map(({ seatId }) => seatId)).toEqual(ids);
  expect((await admin.api.unblockSeats(asked)).seatIds).toEqual([]);
  const { items } = await admin.api.listAudit({ query: { pageSize: 2 } });
  for (const { summary, details } of items) {
    expect(summary).toMatch(/: Staanplaats, 12 plaatsen, en nog 19986 andere$/);
    expect(JSON.stringify(details).length).toBeLessThan(20_000);
    expect(details).toMatchObject({ more: 19_798 });
  }
  const states = Object.values(await scenario.seatStates(id));
  expect(states.filter((status) => status === "available")).toHaveLength(MAX_HALL_SEATS - 2);
});
