import { readHall } from "@podium/shared/halls/hall";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { SharedMap } from "#platform/shared-map.ts";
import { testHall } from "#test/hall-seats.ts";
import { standardType, testShow } from "#test/test-show.ts";
import { priceOfZone, type SeatView } from "#ui/hall-plan/seat-view.ts";
import { freeSeats, pickerViews, seatPrices, totalPrice } from "./seat-views.ts";

const [seat] = testHall.seats;
const zone = seat?.zone ?? "";
const zoned = testShow({
  ticketTypes: [
    {
      ...standardType(14),
      prices: [
        { zone: null, price: 14 },
        { zone, price: 10.1 },
      ],
    },
  ],
});
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

it("is that of the first ticket type in the seat's zone", () => {
  expect(plain(priceOfZone(seatPrices(zoned, testHall), zone))).toBe("€ 10,10");
  expect(plain(priceOfZone(seatPrices(testShow(), testHall), zone))).toBe("€ 12,00");
});

it("is added up in cents for several seats, each in its own zone", () => {
  expect(totalPrice(zoned, [{ zone }, { zone }, { zone }, { zone: "elders" }])).toBe(44.3);
});

const large = readHall(largeHall());
const IDS = large.seats.slice(0, 40).map(({ id }) => id);
const known = fc.record({ status: fc.constantFrom("available", "held", "reserved"), version: fc.nat(3) });
const shown = fc.record({
  showId: fc.constantFrom(1, 2),
  hall: fc.constant(large),
  seats: fc
    .array(fc.tuple(fc.constantFrom(...IDS), known))
    .map((seats) => SharedMap.of(new Map<string, (typeof seats)[number][1]>(seats))),
  own: fc
    .array(fc.tuple(fc.nat(2), fc.constantFrom(...IDS), fc.constantFrom("mine", "busy")))
    .map((own) => new Map(own.map(([show, id, state]) => [`${show}/${id}`, state]))),
  ownReserved: fc.array(fc.constantFrom(...IDS)).map((ids) => new Set<string>(ids)),
  preselected: fc.array(fc.constantFrom(...IDS)).map((ids) => new Set<string>(ids)),
  ofCast: fc
    .array(fc.constantFrom(...IDS))
    .map((ids) => new Map<string, SeatView>(ids.map((id) => [id, { state: "available", note: "van de spelers" }]))),
});

it("looks the same made from what was before as made anew, whatever changed", () => {
  fc.assert(
    fc.property(shown, shown, (before, now) => {
      const views = pickerViews(now, { shown: before, views: pickerViews(before) });
      expect(new Map(views)).toEqual(new Map(pickerViews(now)));
    }),
    { numRuns: 40 },
  );
});

it("shows a seat of an actor's link as available where it is held, and searches it for nobody", () => {
  const [first, second] = IDS;
  if (!first || !second) throw new Error("no seats");
  const look: SeatView = { state: "available", note: "van de spelers" };
  const seats = new Map([
    [first, { status: "reserved", version: 1 } as const],
    [second, { status: "held", version: 1 } as const],
  ]);
  const ofCast = new Map([first, second].map((id) => [id, look]));
  const views = pickerViews({ showId: 1, hall: large, seats, own: new Map(), ofCast });
  // One that somebody has just taken is not offered, though the list does not know yet.
  expect([views.get(first), views.get(second)]).toEqual([look, { state: "held" }]);
  expect(freeSeats(views).has(first)).toBe(false);
});
