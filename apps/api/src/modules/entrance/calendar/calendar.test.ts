import { reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import { readCalendar, readEvent } from "#test/calendar.ts";
import { makeShow, makeUser, type User, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { publishHall } from "#test/halls.ts";
import { publishedPlay } from "#test/plays.ts";

const clock = createFakeClock(new Date("2027-01-10T09:00:00.000Z"));
const test = apiTest({ clock, env: { PUBLIC_URL: "https://podium.test", SOCIETY_NAME: "Kring De Komma, en; meer" } });

const calendarOf = async (user: User, id: number) =>
  readEvent(await user.api.getReservationCalendar({ params: { id } }));
const sequence = ({ properties }: { properties: Record<string, string> }): number => Number(properties.SEQUENCE);

describe("the event of a reservation", () => {
  test("says what, when, where, which seats and where the tickets are, and rings the day before", async ({
    scenario,
  }) => {
    const name = "Één avond; met veel, véél te lange titel\\en een 'tweede' deel dat over de regel heen gaat";
    const { owner, id } = await scenario.paid(["R1-A", "R1-B", "R2-C"], { name, dateTime: "2027-03-06T19:00:00.000Z" });
    const response = await owner.call("GET", `/api/reservation/${id}/calendar`);
    expect(response.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="voorstelling-${id}.ics"`,
      "cache-control": "no-store",
    });
    const calendar = readCalendar(response.body);
    expect(calendar.properties).toEqual({ VERSION: "2.0", PRODID: "-//Podium//Agenda//NL", METHOD: "PUBLISH" });
    const { properties, parts } = readEvent(response.body);
    expect(properties).toMatchObject({
      UID: `reservation-${id}@podium.test`,
      SUMMARY: name,
      DTSTART: "20270306T190000Z",
      DTEND: "20270306T213000Z",
      LOCATION: "Parochiezaal Sint-Voorbeeld, Dorpsstraat 1, 9999 Voorbeelddorp",
      DESCRIPTION: [
        "Plaatsen: Rij 1, stoelen A en B; Rij 2, stoel C",
        "Deuren open om 19:00 uur",
        `Reservering nr. ${id} bij Kring De Komma, en; meer`,
        `Uw tickets: https://podium.test/ticketsDetail/${id}`,
      ].join("\n"),
      URL: `https://podium.test/ticketsDetail/${id}`,
      STATUS: "CONFIRMED",
      DTSTAMP: "20270110T090000Z",
      "LAST-MODIFIED": "20270110T090000Z",
    });
    expect(parts).toMatchObject([{ name: "VALARM", properties: { ACTION: "DISPLAY", TRIGGER: "-P1D" } }]);
  });

  test("is at eight in the evening on both sides of the change to summer time", async ({ scenario, admin }) => {
    const { owner, id, show } = await scenario.paid(["R1-A"], { dateTime: "2027-03-27T19:00:00.000Z" });
    expect((await calendarOf(owner, id)).properties).toMatchObject({ DTSTART: "20270327T190000Z" });
    // A day later, after the night in which the clocks go forward.
    const body = { name: show.name, dateTime: "2027-03-28T18:00:00.000Z" };
    await admin.api.updateShow({ params: { id: show.id }, body });
    const { properties } = await calendarOf(owner, id);
    expect(properties).toMatchObject({ DTSTART: "20270328T180000Z", DTEND: "20270328T203000Z" });
    expect(properties.DESCRIPTION).toContain("Deuren open om 19:00 uur");
  });

  test("keeps its UID and gets a higher SEQUENCE with each change of its show, hall, seats and status", async ({
    podium,
    scenario,
    admin,
  }) => {
    const { owner, id, show } = await scenario.paid(["R1-A"]);
    const hallPlanId = await publishHall(podium, { ...exampleDrawing, name: "Sporthal" });
    const hall = (await admin.api.listHalls()).find((one) => one.hallPlanId === hallPlanId);
    const elsewhere = await makeShow(podium, { hallPlanId, name: "Elders" });
    const [seat] = exampleDrawing.groups.flatMap(({ seats }) => seats);
    const seatId = seat?.id ?? "";
    const changes = [
      () => admin.api.updateShow({ params: { id: show.id }, body: { name: "Anders", dateTime: show.dateTime } }),
      () => admin.api.moveReservation({ params: { id }, body: { seatIds: ["R1-B"] } }),
      () => admin.api.addReservationSeats({ params: { id }, body: { seatIds: ["R1-C"], paid: "free" } }),
      () => admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-C"] } }),
      () => admin.api.rebookReservation({ params: { id }, body: { showId: elsewhere.id, seatIds: [seatId] } }),
      () => admin.api.setHallAddress({ params: { id: hall?.id ?? 0 }, body: { address: "Sportlaan 3" } }),
      () => admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } }),
    ];
    let before = await calendarOf(owner, id);
    for (const change of changes) {
      clock.advance(60);
      await change();
      const after = await calendarOf(owner, id);
      expect(sequence(after), String(change)).toBeGreaterThan(sequence(before));
      expect(after.properties.UID).toBe(before.properties.UID);
      before = after;
    }
    const ended = { STATUS: "CANCELLED", SUMMARY: "Vervallen: Elders", LOCATION: "Sporthal, Sportlaan 3" };
    expect(before.properties).toMatchObject(ended);
    expect(before.parts).toEqual([]);
  });

  test("names the seats that are still its giver's, and ends once all were passed on", async ({ scenario }) => {
    const name = "De vrek";
    const { owner, id } = await scenario.paid(["R1-A", "R1-B"], { name });
    const ids = (await owner.api.getTickets({ params: { id } })).seats.map((seat) => seat.id);
    const pass = (ticketIds: number[]) =>
      owner.api.passTicketsOn({ params: { id }, body: { ticketIds, name: "Rosa Maas", email: "rosa@podium.example" } });
    const [first = 0, second = 0] = ids;
    const changes = [
      () => pass([first]),
      () => pass([second]),
      () => owner.api.takeTicketsBack({ params: { id }, body: { ticketIds: ids } }),
    ];
    const seen = [await calendarOf(owner, id)];
    for (const change of changes) {
      clock.advance(60);
      await change();
      seen.push(await calendarOf(owner, id));
    }
    expect(
      seen.map(({ properties }) => [properties.SUMMARY, properties.STATUS, properties.DESCRIPTION?.split("\n")[0]]),
    ).toEqual([
      [name, "CONFIRMED", "Plaatsen: Rij 1, stoelen A en B"],
      [name, "CONFIRMED", "Plaatsen: Rij 1, stoel B"],
      [`Doorgegeven: ${name}`, "CANCELLED", expect.stringMatching(/^Deuren open/)],
      [name, "CONFIRMED", "Plaatsen: Rij 1, stoelen A en B"],
    ]);
    expect(seen.map(sequence)).toEqual(seen.map(sequence).toSorted((a, b) => a - b));
    expect(new Set(seen.map(sequence)).size).toBe(4);
    expect(new Set(seen.map(({ properties }) => properties.UID)).size).toBe(1);
  });

  test("is in the language of the page that downloads it, as the tickets beside it are", async ({
    podium,
    scenario,
  }) => {
    const { owner, id } = await scenario.paid();
    const { body, headers } = await withToken(podium, owner, "fr").call("GET", `/api/reservation/${id}/calendar`);
    expect(readCalendar(body).properties.PRODID).toMatch(/\/\/FR$/);
    const { properties } = readEvent(body);
    expect(properties.DESCRIPTION).toContain("Ouverture des portes à");
    expect(properties.URL).toBe(`https://podium.test/fr/ticketsDetail/${id}`);
    expect(headers).toMatchObject({ "content-language": "fr", vary: "accept-language" });
  });

  test("is the same file as long as nothing changes", async ({ scenario }) => {
    const { owner, id } = await scenario.paid();
    const first = await owner.api.getReservationCalendar({ params: { id } });
    clock.advance(3600);
    expect(await owner.api.getReservationCalendar({ params: { id } })).toBe(first);
  });

  test("is tentative as long as it is not paid", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const { properties } = await calendarOf(user, await reserve(user.api, show.id, ["R1-A"]));
    expect(properties.STATUS).toBe("TENTATIVE");
    expect(properties.DESCRIPTION).toContain("Nog niet betaald");
  });

  test("is for its owner and the box office; somebody else's does not exist", async ({ podium, scenario }) => {
    const { id } = await scenario.paid();
    const url = `/api/reservation/${id}/calendar`;
    expect((await (await makeUser(podium, "BOX_OFFICE")).call("GET", url)).statusCode).toBe(200);
    for (const role of ["USER", "DOOR"] as const)
      expect((await (await makeUser(podium, role)).call("GET", url)).statusCode).toBe(404);
  });
});

describe("the calendar of all shows", () => {
  const load = (podium: Parameters<typeof makeShow>[0], headers: Record<string, string> = {}) =>
    podium.app.inject({ url: "/api/show/calendar.ics", headers });

  test("has each show of the last year and to come, without alarms, and moves one that is moved", async ({
    podium,
    admin,
  }) => {
    const show = await makeShow(podium, { name: "Te verplaatsen" });
    const old = await makeShow(podium, { name: "Lang geleden", dateTime: "2025-12-01T19:00:00.000Z" });
    const recent = await makeShow(podium, { name: "Dit seizoen", dateTime: "2026-12-01T19:00:00.000Z" });
    const find = async (id: number) => {
      const calendar = readCalendar((await load(podium)).body);
      expect(calendar.properties).toMatchObject({ METHOD: "PUBLISH", "X-WR-CALNAME": "Kring De Komma, en; meer" });
      return calendar.parts.find(({ properties }) => properties.UID === `show-${id}@podium.test`);
    };
    const before = await find(show.id);
    expect(before?.parts).toEqual([]);
    expect(before?.properties.URL).toBe(`https://podium.test/tickets?show=${show.id}`);
    expect([await find(old.id), (await find(recent.id))?.properties.SUMMARY]).toEqual([undefined, "Dit seizoen"]);
    clock.advance(1);
    const body = { name: show.name, dateTime: "2027-05-01T18:00:00.000Z" };
    await admin.api.updateShow({ params: { id: show.id }, body });
    const after = await find(show.id);
    expect(after?.properties).toMatchObject({ DTSTART: "20270501T180000Z", SUMMARY: "Te verplaatsen" });
    expect(sequence(after ?? { properties: {} })).toBeGreaterThan(sequence(before ?? { properties: {} }));
  });

  test("is stored for a while by anybody, and not sent again to who has it", async ({ podium }) => {
    await makeShow(podium);
    const { headers } = await load(podium);
    expect(headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "public, max-age=900",
    });
    const again = await load(podium, { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await makeShow(podium);
    expect((await load(podium, { "if-none-match": String(headers.etag) })).statusCode).toBe(200);
  });

  test("is compressed once for all who ask as long as it says the same", async ({ podium }) => {
    const feeds = () => Promise.all([1, 2, 3].map(() => podium.deps.calendar.feedOf("en")));
    await makeShow(podium);
    const [first, ...others] = await feeds();
    for (const other of others) expect(other).toBe(first);
    expect((await feeds())[0]).toBe(first);
    await makeShow(podium);
    expect((await feeds())[0]).not.toBe(first);
  });

  test("is at its own address too, and leads to the page of a show's play", async ({ podium, admin }) => {
    const { id, slug } = await publishedPlay(admin, "Met een pagina");
    const show = await makeShow(podium, { playId: id });
    const [agenda, old] = [await podium.app.inject("/agenda.ics"), await load(podium)];
    expect([agenda.statusCode, agenda.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(agenda.body).toBe(old.body);
    const event = readCalendar(agenda.body).parts.find(
      ({ properties }) => properties.UID === `show-${show.id}@podium.test`,
    );
    expect(event?.properties.URL).toBe(`https://podium.test/voorstelling/${slug}`);
    expect(event?.properties.DESCRIPTION).toContain(`Tickets: https://podium.test/tickets?show=${show.id}`);
    const french = (await podium.app.inject("/fr/agenda.ics")).body.replaceAll("\r\n ", "");
    expect(french).toContain(`Billets\u00A0: https://podium.test/fr/tickets?show=${show.id}`);
    expect(french).toContain(`https://podium.test/fr/voorstelling/${slug}`);
  });
});
