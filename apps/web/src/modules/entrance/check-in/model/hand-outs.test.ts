import { expect, it } from "vitest";
import { AT, code, lineOf, listOf, openCheckIn, storedOf, withLines } from "#test/open-check-in.ts";
import type { CheckInOptions } from "./check-in.ts";
import { createMemoryStorage, newestList } from "./check-in-storage.ts";
import { findGuests } from "./find-guests.ts";

const bon = (token = "secret", line = 7) => `reservation:42;product:${line};token:${token}`;
const ref = { reservationId: 42, lineId: 7, token: "secret" };
const soldLine = () => withLines(listOf(["T4-E"]), lineOf());

async function openWith(list = soldLine(), options: Partial<CheckInOptions> = {}) {
  const opened = await openCheckIn(options);
  opened.server.list = list;
  await opened.checkIn.refresh();
  return opened;
}

it("a product's code hands nothing out: it shows what is left, and the volunteer says how many", async () => {
  const { checkIn, server, state } = await openWith();
  expect(await checkIn.read(bon())).toBeNull();
  expect(state()).toMatchObject({ presented: ref, pending: false, results: [] });
  expect(server.handedOut).toEqual([]);
  expect(await checkIn.handOut(ref, 1)).toMatchObject({
    ok: true,
    guest: "An Peeters",
    product: { words: "1 × Drankkaart" },
    message: "Nog 2 uit te geven",
  });
  expect(server.handedOut).toEqual([{ clientId: "scan 1", count: 1, device: "Toestel 1", token: "secret" }]);
  expect(state()).toMatchObject({ presented: null, list: { products: [{ handedOut: 1 }] } });
  await checkIn.read(bon());
  expect(await checkIn.handOut(ref, 2)).toMatchObject({ ok: true, message: null });
  expect(await checkIn.read(bon())).toMatchObject({
    ok: false,
    message: expect.stringMatching(/al uitgegeven om 19:30/),
  });
});

it("a code is refused that is forged, unpaid, of another show or of none", async () => {
  const { checkIn, server, state } = await openWith();
  expect(await checkIn.read(bon("guess"))).toMatchObject({
    ok: false,
    message: expect.stringMatching(/niet echt/),
  });
  expect(await checkIn.read(bon("secret", 8))).toMatchObject({
    ok: false,
    message: expect.stringMatching(/Onbekende bon/),
  });
  expect(await checkIn.read("reservation:77;product:9;token:secret")).toMatchObject({
    ok: false,
    message: expect.stringMatching(/Het gezin/),
  });
  server.list = withLines(listOf(["T4-E"]), lineOf({ status: "PENDING" }));
  await checkIn.refresh();
  expect(await checkIn.read(bon())).toMatchObject({ ok: false, product: { words: "3 × Drankkaart" } });
  expect(state().presented).toBeNull();
});

it("what was bought after the list was loaded is found, and a ticket that follows closes the product", async () => {
  const { checkIn, server, state } = await openWith(listOf(["T4-E"]));
  server.list = soldLine();
  expect(await checkIn.read(bon())).toBeNull();
  await checkIn.scan(code("T4-E"));
  expect(state().presented).toBeNull();
});

it("what was paid here a moment ago is handed out, also when the list says otherwise", async () => {
  const { checkIn, server } = await openWith(withLines(listOf(["T4-E"]), lineOf({ status: "PENDING" })));
  server.list = soldLine();
  expect(await checkIn.read(bon())).toBeNull();
});

it("a second press before the first had its turn hands out nothing more", async () => {
  const { checkIn, server } = await openWith();
  const [one, other] = await Promise.all([checkIn.handOut(ref, 1), checkIn.handOut(ref, 1)]);
  expect(other).toBe(one);
  expect(server.handedOut).toHaveLength(1);
});

it("without a network nothing is handed out twice, not by another tab either, and each is sent once", async () => {
  const storage = createMemoryStorage();
  const { checkIn, server, state } = await openWith(soldLine(), { storage });
  await storage.storeList(storedOf(soldLine()));
  const other = await openWith(soldLine(), { storage, newId: () => "of the other tab" });
  for (const { server: away } of [other, { server }]) away.online = false;
  expect(await checkIn.handOut(ref, 2)).toMatchObject({ ok: true, offline: true, message: "Nog 1 uit te geven" });
  expect(await other.checkIn.handOut(ref, 2)).toMatchObject({ ok: false, offline: true });
  expect(await other.checkIn.handOut(ref, 1)).toMatchObject({ ok: true, message: null });
  expect(await checkIn.read(bon())).toMatchObject({ ok: false, message: expect.stringMatching(/al uitgegeven/) });
  server.online = true;
  server.list = withLines(listOf(["T4-E"]), lineOf({ handedOut: 3, handedOutAt: AT }));
  await checkIn.sync();
  expect(server.handOutBatches.flat()).toMatchObject([
    { clientId: "scan 1", showId: 1, reservationId: 42, lineId: 7, count: 2, token: "secret", at: AT },
    { clientId: "of the other tab", count: 1 },
  ]);
  expect(state().unsentHandOuts).toEqual([]);
  await other.checkIn.sync();
  expect([other.server.handOutBatches, await storage.readHandOuts()]).toEqual([[], []]);
});

it("a hand-out whose response was lost is repeated with the same id", async () => {
  const { checkIn, server } = await openWith();
  server.stalled = true;
  expect(await checkIn.handOut(ref, 1)).toMatchObject({ ok: true, offline: true });
  server.stalled = false;
  await checkIn.sync();
  expect(server.handOutBatches).toMatchObject([[{ clientId: "scan 1", count: 1 }]]);
});

it("a hand-out that the server refuses afterwards is told to the volunteer", async () => {
  const { checkIn, server, state } = await openWith();
  server.online = false;
  await checkIn.handOut(ref, 1);
  server.online = true;
  server.handOutOutcome = "conflict";
  await checkIn.sync();
  expect(state().results[0]).toMatchObject({
    ok: false,
    product: { words: "1 × Drankkaart" },
    message: "Al uitgegeven.",
    late: true,
  });
  expect(state().unsentHandOuts).toEqual([]);
});

it("a newer list keeps a later hand-out of an older one", () => {
  const later = "2026-12-05T18:31:00.000Z";
  const older = {
    ...withLines(listOf([]), lineOf({ handedOut: 2, handedOutAt: later })),
    now: "2026-12-05T18:00:00.000Z",
  };
  expect(newestList(older, soldLine()).products).toMatchObject([{ handedOut: 2, handedOutAt: later }]);
});

it("a buyer is found by name, also when all tickets were passed on", () => {
  const passedOn = listOf(["T4-E"], { guest: "Jan Claes", holderId: 3 });
  expect(findGuests(passedOn.tickets, "peeters", [lineOf()])).toMatchObject([{ guest: "An Peeters", tickets: [] }]);
  expect(findGuests(listOf(["T4-E"]).tickets, "peeters", [lineOf()])).toHaveLength(1);
});
