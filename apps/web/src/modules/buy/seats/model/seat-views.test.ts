import { expect, it } from "vitest";
import { testHall } from "#test/hall-seats.ts";
import { standardType, testShow } from "#test/test-show.ts";
import { priceOfZone } from "#ui/hall-plan/seat-view.ts";
import { seatPrices, totalPrice } from "./seat-views.ts";

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
