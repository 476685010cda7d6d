import { RETURNED_TICKET } from "@podium/shared/tickets/check-in-rules";
import { describe, expect, it } from "vitest";
import { AT, code, listOf, openCheckIn } from "#test/open-check-in.ts";
import { ApiError } from "#platform/api-client.ts";
import { nextStep } from "#modules/entrance/check-in/components/next-step-bar.tsx";

const unpaid = () => listOf(["T4-E", "T4-D"], { status: "PENDING", due: 24 });
const AN = { reservationId: 42, guest: "An Peeters" };
const notConfirmed = (due: number) =>
  new ApiError(409, "NOT_CONFIRMED", "Deze reservering is nog niet betaald.", [{ field: "due", message: String(due) }]);

async function openWith(list = listOf(["T4-E", "T4-D", "T4-C"])) {
  const opened = await openCheckIn();
  opened.server.list = list;
  await opened.checkIn.refresh();
  const scannedSeats = () =>
    opened.state().list?.tickets.flatMap(({ seatId, scannedAt }) => (scannedAt === null ? [] : [seatId]));
  return { ...opened, scannedSeats, step: () => nextStep(opened.state()) };
}

describe("all of a reservation at once", () => {
  it("come in after one of them was scanned, which is what the next step offers", async () => {
    const { checkIn, server, step, scannedSeats } = await openWith();
    await checkIn.scan(code("T4-D"));
    expect(step()).toMatchObject({ kind: "others", tickets: [{ seatId: "T4-E" }, { seatId: "T4-C" }] });
    expect(await checkIn.checkInAll(AN)).toMatchObject({
      ok: true,
      seats: [{ seatId: "T4-E" }, { seatId: "T4-C" }],
      guest: "An Peeters",
    });
    expect(scannedSeats()).toEqual(["T4-E", "T4-D", "T4-C"]);
    expect(server.asked).toHaveLength(3);
    expect(step()).toBeNull();
  });

  it("are those of who came in: what was passed on to others comes in with them, also of the same name", async () => {
    const [mine, hers, theirs] = [["T4-D", "T4-B"], ["T4-E", "T4-C"], ["T4-A"]] as const;
    const tickets = [
      ...listOf(hers, { guest: "Rosa Maas", holderId: 1 }).tickets,
      ...listOf(theirs, { guest: "Rosa Maas", holderId: 2 }).tickets,
      ...listOf(mine).tickets,
    ];
    const { checkIn, server, step, scannedSeats } = await openWith({ ...listOf([]), tickets });
    await checkIn.scan(code("T4-D"));
    expect(step()).toMatchObject({ kind: "others", tickets: [{ seatId: "T4-B" }] });
    await checkIn.checkInAll(AN);
    expect(step()).toBeNull();
    expect(scannedSeats()).toEqual(["T4-D", "T4-B"]);
    server.online = false;
    checkIn.loseNetwork();
    await checkIn.scan(code("T4-C"));
    expect(step()).toMatchObject({ kind: "others", tickets: [{ seatId: "T4-E" }] });
    expect(await checkIn.checkInAll({ reservationId: 42, guest: "Rosa Maas", holderId: 1 })).toMatchObject({
      ok: true,
      seats: [{ seatId: "T4-E" }],
      guest: "Rosa Maas",
    });
  });

  it("come in once, however often it is asked for", async () => {
    const { checkIn, server } = await openWith();
    await Promise.all([checkIn.checkInAll(AN), checkIn.checkInAll(AN)]);
    expect(server.asked).toHaveLength(3);
  });

  it("are in where another device was earlier, whose time stays", async () => {
    const { checkIn, server, state } = await openWith();
    const since = "2026-12-05T18:05:00.000Z";
    server.refuse = new ApiError(409, "ALREADY_SCANNED", "Dit ticket werd al gescand.", [
      { field: "scannedAt", message: since },
    ]);
    expect(await checkIn.checkInAll(AN)).toMatchObject({ ok: true });
    expect(state().list?.tickets.map(({ scannedAt }) => scannedAt)).toEqual([since, since, since]);
  });

  it("are a refusal that names the seats which were refused", async () => {
    const { checkIn, server } = await openWith();
    server.refuse = new ApiError(409, "OTHER_SHOW", "Dit ticket is voor een andere voorstelling.");
    expect(await checkIn.checkInAll(AN)).toMatchObject({
      ok: false,
      message: expect.stringContaining("Tafel 4, stoel D: Dit ticket is voor een andere voorstelling."),
    });
  });

  it("wait in the outbox without a network, once each, and leave it when the server is back", async () => {
    const { checkIn, server, state } = await openWith();
    server.online = false;
    await checkIn.scan(code("T4-D"));
    expect(await checkIn.checkInAll(AN)).toMatchObject({
      ok: true,
      offline: true,
      seats: [{ seatId: "T4-E" }, { seatId: "T4-C" }],
    });
    await checkIn.checkInAll(AN);
    expect(state().unsent.map(({ seatId }) => seatId)).toEqual(["T4-D", "T4-E", "T4-C"]);
    server.online = true;
    await checkIn.sync();
    expect(server.batches.flat()).toHaveLength(3);
    expect(state().unsent).toEqual([]);
  });
});

describe("a reservation that is not paid", () => {
  it("is shown with what is due; once it is paid in cash the guest who was scanned comes in", async () => {
    const { checkIn, server, step, scannedSeats } = await openWith(unpaid());
    server.refuse = notConfirmed(24);
    const { ok, message } = await checkIn.scan(code("T4-D"));
    expect([ok, message]).toEqual([false, expect.stringMatching(/^Deze reservering is nog niet betaald: €\s24,00\.$/)]);
    expect(step()).toMatchObject({ kind: "cash", ticket: { seatId: "T4-D" }, due: 24 });
    server.refuse = null;
    expect(await checkIn.payCash(42, ["T4-D"])).toMatchObject({
      ok: true,
      seats: [{ seatId: "T4-D" }],
      guest: "An Peeters",
    });
    expect(server.paid).toEqual([42]);
    expect(scannedSeats()).toEqual(["T4-D"]);
    expect(step()).toMatchObject({ kind: "others", tickets: [{ seatId: "T4-E", status: "CONFIRMED", due: null }] });
  });

  it("is shown with what is due without the server too, and can be paid once it is back", async () => {
    const { checkIn, server, step } = await openWith(unpaid());
    server.online = false;
    checkIn.loseNetwork();
    expect(await checkIn.scan(code("T4-D"))).toMatchObject({ ok: false, offline: true });
    expect(step()).toMatchObject({ kind: "cash", ticket: { seatId: "T4-D" }, due: 24 });
  });

  it("is paid first when it was found by name, and its guests who are here come in afterwards", async () => {
    const { checkIn, step, scannedSeats } = await openWith(unpaid());
    expect(await checkIn.payCash(42, [])).toMatchObject({ ok: true, message: "Contant betaald", guest: "An Peeters" });
    expect(scannedSeats()).toEqual([]);
    expect(step()).toMatchObject({ kind: "others", tickets: [{}, {}] });
  });

  it("lets nobody in while the server does not agree that it is paid", async () => {
    const { checkIn, server, scannedSeats, state } = await openWith(unpaid());
    server.refuse = new ApiError(409, "RESERVATION_CLOSED", "Deze reservering is geannuleerd of vervallen.");
    expect(await checkIn.payCash(42, ["T4-D"])).toMatchObject({
      ok: false,
      message: expect.stringMatching(/geannuleerd/),
    });
    server.refuse = null;
    server.stalled = true;
    expect(await checkIn.payCash(42, ["T4-D"])).toMatchObject({
      ok: false,
      message: expect.stringMatching(/verbinding/),
    });
    expect([scannedSeats(), state().unsent]).toEqual([[], []]);
  });

  it("costs what the server says now, whatever the list of this device says", async () => {
    const { checkIn, server, step } = await openWith(unpaid());
    server.refuse = notConfirmed(18.5);
    expect((await checkIn.scan(code("T4-D"))).message).toMatch(/nog niet betaald: €\s18,50\.$/);
    expect(step()).toMatchObject({ kind: "cash", due: 18.5 });
  });

  it("costs nothing any more when it was cancelled meanwhile: no amount, and no offer to receive cash", async () => {
    const { checkIn, server, step } = await openWith(unpaid());
    server.refuse = new ApiError(409, "NOT_CONFIRMED", "Deze reservering is geannuleerd of vervallen.");
    expect((await checkIn.scan(code("T4-D"))).message).toBe("Deze reservering is geannuleerd of vervallen.");
    expect(step()).toBeNull();
  });

  it("offers no cash payment after a forged code", async () => {
    const { checkIn, server, step } = await openWith(unpaid());
    server.refuse = new ApiError(403, "TICKET_FORGED", "Dit ticket is niet echt: de geheime code klopt niet.");
    await checkIn.scan(code("T4-D", "forged"));
    expect(step()).toBeNull();
  });
});

describe("the old QR code of a ticket that was moved", () => {
  const moved = () => ({
    ...listOf(["T7-A"]),
    moved: [
      {
        reservationId: 42,
        seatId: "T4-E",
        secretHash: "hash of old",
        nowSeatId: "T7-A",
        nowGroup: "Tafel 7",
        nowLabel: "A",
      },
    ],
  });

  /** The ticket is at `nowSeatId` now; its previous code names T4-E. */
  const passedOn = (nowSeatId: string) => {
    const at = { reservationId: 42, secretHash: "hash of old", nowGroup: "", nowLabel: "" };
    return { ...listOf([nowSeatId]), moved: [{ ...at, seatId: "T4-E", nowSeatId, renewed: true }] };
  };

  it("says where the seat is now and whose, from the server, also before this device knows of the move", async () => {
    const { checkIn, server, step } = await openWith(listOf(["T4-E"]));
    server.refuse = new ApiError(409, "TICKET_MOVED", "Verplaatst: nu Tafel 7, stoel A.", [
      { field: "seatId", message: "T7-A" },
      { field: "group", message: "Tafel VII" },
      { field: "label", message: "A" },
      { field: "kind", message: "wheelchair" },
      { field: "guest", message: "An Peeters" },
    ]);
    const result = await checkIn.scan(code("T4-E", "old"));
    expect(result).toMatchObject({ ok: false, message: "Verplaatst: nu Tafel 7, stoel A.", guest: "An Peeters" });
    expect(result.movedTo).toEqual({ seatId: "T7-A", group: "Tafel VII", label: "A", kind: "wheelchair" });
    server.refuse = null;
    server.list = moved();
    await checkIn.refresh();
    expect(step()).toMatchObject({ kind: "moved", ticket: { seatId: "T7-A" } });
  });

  it("says of a ticket that was passed on whose it is now, and offers nobody to come in, also without the server", async () => {
    const { checkIn, server, step } = await openWith(listOf(["T4-E"]));
    const message = "Deze QR-code geldt niet meer. Het ticket is nu van An Peeters.";
    server.refuse = new ApiError(409, "TICKET_MOVED", message, [{ field: "guest", message: "An Peeters" }]);
    const online = await checkIn.scan(code("T4-E", "old"));
    expect(online).toMatchObject({ ok: false, message, movedTo: null });
    server.refuse = null;
    for (const { tickets, moved: moves } of [passedOn("T4-E"), passedOn("T7-A")]) {
      server.online = true;
      server.list = { ...server.list, tickets, moved: moves };
      await checkIn.refresh();
      server.online = false;
      checkIn.loseNetwork();
      const offline = await checkIn.scan(code("T4-E", "old"));
      expect(offline).toMatchObject({ ok: false, message, movedTo: null, guest: "An Peeters", offline: true });
      expect(step()).toBeNull();
    }
  });

  it("says the same without the server, to nobody with another secret, and the new seat comes in by hand", async () => {
    const { checkIn, server, step, state } = await openWith(moved());
    server.online = false;
    checkIn.loseNetwork();
    expect(await checkIn.scan(code("T4-E", "other"))).toMatchObject({ message: expect.stringMatching(/Onbekend/) });
    expect(step()).toBeNull();
    expect(await checkIn.scan(code("T4-E", "old"))).toMatchObject({
      ok: false,
      message: "Verplaatst: nu Tafel 7, stoel A.",
      guest: "An Peeters",
    });
    expect(step()).toMatchObject({ kind: "moved", ticket: { seatId: "T7-A" } });
    await checkIn.checkInByHand({ reservationId: 42, seatId: "T7-A" });
    expect(state().unsent).toMatchObject([{ seatId: "T7-A" }]);
    expect(await checkIn.scan(code("T4-E", "old"))).toMatchObject({ message: expect.stringMatching(/al gescand/) });
  });
});

it("the code of a ticket that was given back says so without the server, and offers nobody to come in", async () => {
  const returned = [{ reservationId: 42, seatId: "T4-E", secretHash: "hash of old" }];
  const { checkIn, server, step } = await openWith({ ...listOf(["T4-D"]), returned });
  server.online = false;
  checkIn.loseNetwork();
  expect(await checkIn.scan(code("T4-E", "old"))).toMatchObject({ ok: false, message: RETURNED_TICKET, offline: true });
  expect(step()).toBeNull();
});

it("a ticket of a cancelled show says which one, also at the entrance of another show", async () => {
  const { checkIn, server } = await openCheckIn();
  const refused = (text: RegExp) => ({ ok: false, message: expect.stringMatching(text) });
  const { show, otherShows } = server.list;
  server.list = {
    ...listOf(["T4-E"], { status: "CANCELLED" }),
    show: { ...show, cancelled: true },
    otherShows: otherShows.map((other) => ({ ...other, cancelled: true })),
  };
  await checkIn.refresh();
  server.online = false;
  expect(await checkIn.scan(code("T4-E"))).toMatchObject(refused(/^De vrek, .*5 dec.* 20:00 is afgelast\./));
  expect(await checkIn.scan(code("T4-E", "forged"))).toMatchObject(refused(/niet echt/));
  expect(await checkIn.scan(code("T1-A", "secret", 77))).toMatchObject(refused(/^Het gezin, .*6 dec.* is afgelast\./));
});

describe("taking scans back", () => {
  it("undoes each that is in, and goes on after a failure with what is left", async () => {
    const { checkIn, server, scannedSeats } = await openWith();
    await checkIn.checkInAll(AN);
    const tickets = ["T4-E", "T4-D"].map((seatId) => ({ reservationId: 42, seatId }));
    checkIn.applyScan({ showId: 1, reservationId: 42, seatId: "T4-E", present: false, at: AT });
    await checkIn.undoScans(tickets);
    expect(server.undone).toEqual(["T4-D"]);
    expect(scannedSeats()).toEqual(["T4-C"]);
  });
});
