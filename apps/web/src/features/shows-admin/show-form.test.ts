import { describe, expect, it } from "vitest";
import { readShowFields, showFields } from "./show-form.ts";

const typed = { name: "De vrek", dateTime: "2026-12-05T20:00", price: "12,50", salesOpenAt: "", salesCloseAt: "" };

describe("what is typed for a show", () => {
  it("is sent in UTC and euros, with empty moments left to the server", () => {
    expect(readShowFields(typed)).toEqual({
      form: {
        name: "De vrek",
        dateTime: "2026-12-05T19:00:00.000Z",
        pricePerSeat: 12.5,
        salesOpenAt: null,
        salesCloseAt: null,
      },
    });
  });

  it("is refused field by field", () => {
    const answer = readShowFields({ ...typed, name: " ", dateTime: "", price: "12,505" });
    expect(answer).toHaveProperty("errors.name");
    expect(answer).toHaveProperty("errors.dateTime");
    expect(answer).toHaveProperty("errors.price");
    expect(answer).not.toHaveProperty("errors.salesOpenAt");
  });

  it("is refused when the sale would open after it closes", () => {
    expect(readShowFields({ ...typed, salesOpenAt: "2026-12-06T10:00" })).toEqual({
      errors: { salesOpenAt: "De verkoop moet opengaan voor ze sluit." },
    });
  });
});

it("leaves the closing empty when the sale closes as the show begins", () => {
  const show = {
    id: 1,
    name: "De vrek",
    dateTime: "2026-12-05T19:00:00.000Z",
    pricePerSeat: 12,
    salesOpenAt: null,
    salesCloseAt: "2026-12-05T19:00:00.000Z",
    salesOpen: true,
    seatsTotal: 193,
    seatsAvailable: 100,
  };
  expect(showFields(show)).toEqual({ ...typed, price: "12,00" });
});
