import { pay, reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { readPass } from "#test/apple-passes.ts";
import { call, makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";
import { hallWithAreas, publishHall } from "#test/halls.ts";
import { appleSettings, makePassCertificate } from "#test/pass-certificate.ts";
import { beginAt } from "./factories.ts";

const clock = createFakeClock();
const env = { ...appleSettings(makePassCertificate()), PUBLIC_URL: "https://podium.test" };
const test = mailTest({ clock, env, listen: true })
  .extend("hallPlanId", { scope: "file" }, ({ podium }) =>
    publishHall(podium, hallWithAreas({ VLOE: 6, ZIJ: 4 }, { R1: ["seat", "seat", "seat"] })),
  )
  .extend("show", ({ podium, hallPlanId }) => makeShow(podium, { hallPlanId }))
  .extend("guest", ({ podium }) => makeUser(podium));

/** A seat without its number, or a list that ends in nothing, in a line that names places. */
const BROKEN =
  /stoel(?:en)?(?![a-zë])(?! [A-Z0-9])|(?:Staanplaats|Vak ZIJ).*[,;] *(?:$|[.,;)])|Stoel: |VLOE-\d+\b(?! ?\))/m;

describe("places of an area are called by its name, without a seat,", () => {
  test("in reservations, mails, the calendar, the log and own data", async ({
    show,
    guest,
    admin,
    scenario,
    mailbox,
    sendMails,
  }) => {
    const id = await reserve(guest.api, show.id, ["R1-A", "VLOE-1", "VLOE-2"]);
    await pay(admin.api, id);
    await sendMails();
    clock.advance(60);
    const { seats } = await guest.api.getMyLatestReservation();
    expect(seats.map(({ seat }) => [seat.group, seat.label])).toEqual([
      ["Rij R1", "A"],
      ["Staanplaats", ""],
      ["Staanplaats", ""],
    ]);
    await scenario.boxOffice(id, "move", { seatIds: ["VLOE-1", "VLOE-2", "ZIJ-3"] });
    await scenario.boxOffice(id, "seats", { seatIds: ["ZIJ-4"], paid: "free" });
    await scenario.boxOffice(id, "give-up", { seatIds: ["VLOE-2"] });
    const summaries = (await scenario.auditOf(id)).map(({ summary }) => summary);
    expect(summaries.join("\n")).toContain(`#${id} verplaatst van Rij R1, stoel A naar Vak ZIJ`);
    expect(summaries.join("\n")).toContain("Vak ZIJ erbij");
    expect(summaries.join("\n")).toContain("Staanplaats teruggegeven");
    await sendMails();
    const mails = await mailbox.mailsTo(guest.email);
    const texts = mails.map(({ text }) => text ?? "");
    expect(texts.some((text) => text.includes("Rij R1, stoel A; Staanplaats, 2 plaatsen"))).toBe(true);
    expect(texts.some((text) => text.includes("Nieuwe plaats: Vak ZIJ"))).toBe(true);
    const own = await guest.api.downloadOwnData();
    expect(own.seatMoves).toMatchObject([{ fromPlace: { group: "Rij R1" }, toPlace: { group: "Vak ZIJ", label: "" } }]);
    for (const said of [...summaries, ...texts]) expect(said).not.toMatch(BROKEN);
  });

  test("on the ticket's page and pass, and at the entrance, where each lets one in once", async ({
    podium,
    show,
    guest,
    admin,
    scenario,
  }) => {
    const id = await reserve(guest.api, show.id, ["VLOE-1", "VLOE-2"]);
    await pay(admin.api, id);
    const standing = await reserve(guest.api, show.id, ["VLOE-3"]);
    await pay(admin.api, standing);
    const tickets = await guest.api.getTickets({ params: { id } });
    expect(tickets.seats.map(({ seat }) => seat)).toEqual(
      ["VLOE-1", "VLOE-2"].map((seatId) => ({ seatId, group: "Staanplaats", label: "" })),
    );
    const { url } = await guest.api.addToWallet({ params: { id: standing }, body: { wallet: "APPLE" } });
    const { fields } = readPass((await call(podium, "GET", url)).rawPayload);
    expect(fields).toMatchObject({ row: "Staanplaats", number: `${standing}-VLOE-3` });
    expect(fields).not.toHaveProperty("seat");
    await beginAt(podium, show.id, new Date(clock.now().getTime() + 3600_000).toISOString());
    const secrets = await ticketsOf(guest.api, id);
    const scan = (seatId: string) => scenario.scan(id, seatId, { token: secrets.get(seatId)?.secret, showId: show.id });
    expect((await scan("VLOE-1")).json()).toMatchObject({ message: "Welkom! Staanplaats." });
    const again = await scan("VLOE-1");
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, "ALREADY_SCANNED"]);
    expect((await scan("VLOE-2")).json()).toMatchObject({ message: "Welkom! Staanplaats." });
    expect(await admin.api.listPresentSeatIds({ params: { showId: show.id } })).toEqual(
      expect.arrayContaining(["VLOE-1", "VLOE-2"]),
    );
    const params = { reservationId: id, seatId: "VLOE-1" };
    expect((await admin.api.unscanSeat({ params })).message).toBe("De scan van Staanplaats is teruggenomen.");
    const list = await admin.api.getCheckInList({ params: { showId: show.id } });
    expect(list.tickets.map(({ group, label }) => `${group}${label}`)).toEqual([
      "Staanplaats",
      "Staanplaats",
      "Staanplaats",
    ]);
  });

  test("when they are taken, blocked, or would be lost", async ({ podium, show, guest, admin }) => {
    const other = await makeUser(podium);
    await guest.api.addSeat({ params: { showId: show.id, seatId: "VLOE-1" } });
    const refused = await other.call("POST", `/api/carts/seats/${show.id}/VLOE-1`);
    expect(refused.json<{ message: string }>().message).toBe(
      "Staanplaats is al gereserveerd in een andere winkelwagen. Probeer een andere stoel.",
    );
    const places = ["VLOE-2", "VLOE-3", "ZIJ-1"];
    await admin.api.blockSeats({ params: { id: show.id }, body: { seatIds: places, reason: "Pers" } });
    const { items } = await admin.api.listAudit({ query: { pageSize: 1 } });
    expect(items[0]?.summary).toContain("Staanplaats, 2 plaatsen; Vak ZIJ");
    const smaller = await publishHall(podium, hallWithAreas({ VLOE: 2, ZIJ: 1 }, { R1: ["seat", "seat", "seat"] }));
    const body = { name: show.name, dateTime: show.dateTime, hallPlanId: smaller };
    const lost = await admin.call("PUT", `/api/admin/shows/${show.id}`, body);
    expect(lost.json()).toMatchObject({
      code: "SEATS_WOULD_GO",
      details: [{ field: "VLOE-3", message: "Staanplaats" }],
    });
    expect(lost.json<{ message: string }>().message).not.toMatch(BROKEN);
  });
});

test("an area's places count in what the house holds, sells and takes", async ({ podium, show, guest, admin }) => {
  expect(show.seatsTotal).toBe(13);
  await pay(admin.api, await reserve(guest.api, show.id, ["R1-A", "VLOE-1", "VLOE-2"]));
  const guestOf = { firstname: "Rosa", lastname: "Maas", email: null, number: null };
  const sold = await admin.api.reserveForGuest({
    params: { id: show.id },
    body: { guest: guestOf, seatIds: ["ZIJ-1", "ZIJ-2"], paid: "cash" },
  });
  expect(sold).toMatchObject({ totalprice: 24 });
  const { db } = podium.deps.database;
  const states = await db.selectFrom("seats").where("showId", "=", show.id).select("status").execute();
  expect(states.filter(({ status }) => status === "reserved")).toHaveLength(5);
  const statistics = await admin.api.getStatistics({ query: {} } as never);
  expect(JSON.stringify(statistics)).toContain('"seatsTotal":13');
});

test("a show that moves to a hall with areas gets their places, and one that leaves it loses the free ones", async ({
  podium,
  show,
  admin,
}) => {
  const larger = await publishHall(podium, hallWithAreas({ VLOE: 9 }, { R1: ["seat", "seat", "seat"] }));
  const body = { name: show.name, dateTime: show.dateTime, hallPlanId: larger };
  await admin.api.updateShow({ params: { id: show.id }, body });
  const ids = (await podium.deps.seats.list(show.id)).map(({ seatId }) => seatId);
  expect(ids).toEqual(["R1-A", "R1-B", "R1-C", ...Array.from({ length: 9 }, (_, index) => `VLOE-${index + 1}`)]);
});
