import { describe, expect, it } from "vitest";
import { standardType, testShow } from "#test/test-show.ts";
import { newType } from "./ticket-type-fields.ts";
import { NO_PLAY, type ShowFields, showFields, showFieldsSchema } from "./show-form.ts";

const typed: ShowFields = {
  name: "De vrek",
  dateTime: "2026-12-05T20:00",
  pricePerSeat: "12,50",
  salesOpenAt: "",
  salesCloseAt: "",
  hallPlanId: "4",
  giveBack: "NO",
  waitingRoom: "auto",
  playId: "7",
  ticketTypes: [],
};
const wrong = (fields: Partial<ShowFields>) =>
  showFieldsSchema.safeParse({ ...typed, ...fields }).error?.issues.map(({ path }) => path[0]);

describe("the fields of a show", () => {
  it("is sent in UTC and euros, with empty moments left to the server", () => {
    expect(showFieldsSchema.parse(typed)).toEqual({
      name: "De vrek",
      dateTime: "2026-12-05T19:00:00.000Z",
      pricePerSeat: 12.5,
      salesOpenAt: null,
      salesCloseAt: null,
      hallPlanId: 4,
      giveBack: "NO",
      waitingRoom: "auto",
      playId: 7,
    });
  });

  it("accepts a price with its sign, as it is copied from a list", () => {
    const priced = [{ ...newType("Kind", "€\u00a08,-"), zonePrices: [{ zone: "Balkon", price: "\u200e6,50" }] }];
    expect(showFieldsSchema.parse({ ...typed, pricePerSeat: "€ 12,50" }).pricePerSeat).toBe(12.5);
    expect(showFieldsSchema.parse({ ...typed, ticketTypes: priced }).ticketTypes?.[0]?.prices).toEqual([
      { zone: null, price: 8 },
      { zone: "Balkon", price: 6.5 },
    ]);
    expect(wrong({ pricePerSeat: "1.200" })).toEqual(["pricePerSeat"]);
  });

  it("removes a show from its play when none is chosen", () => {
    expect(showFieldsSchema.parse({ ...typed, playId: NO_PLAY }).playId).toBeNull();
    expect(showFields(testShow({ playId: 7 })).playId).toBe("7");
    expect(showFields(testShow()).playId).toBe(NO_PLAY);
  });

  it("names no plan while none is known: the server then has one", () => {
    expect(showFieldsSchema.parse({ ...typed, hallPlanId: "" })).not.toHaveProperty("hallPlanId");
    expect(showFields(null).hallPlanId).toBe("");
  });

  it("is refused field by field", () => {
    expect(wrong({ name: " ", dateTime: "", pricePerSeat: "12,505" })).toEqual(["name", "dateTime", "pricePerSeat"]);
  });

  it.each(["dateTime", "salesOpenAt", "salesCloseAt"] as const)(
    "is refused at the hour that the night of summer time lacks, with a sentence at that field: %s",
    (field) => {
      const fields = { ...typed, dateTime: "2027-04-01T20:00", [field]: "2027-03-28T02:30" };
      expect(showFieldsSchema.safeParse(fields).error?.issues).toMatchObject([
        { path: [field], message: expect.stringContaining("02:30 bestaat niet") },
      ]);
    },
  );

  it("is refused when the sale would open after it closes", () => {
    const opensLate = showFieldsSchema.safeParse({ ...typed, salesOpenAt: "2026-12-06T10:00" });
    expect(opensLate.error?.issues).toMatchObject([
      { path: ["salesOpenAt"], message: "De verkoop moet opengaan voor ze sluit." },
    ]);
  });

  it("is refused when the sale would close after the show began, with a sentence at that field", () => {
    expect(showFieldsSchema.safeParse({ ...typed, salesCloseAt: typed.dateTime }).success).toBe(true);
    const closesLate = showFieldsSchema.safeParse({ ...typed, salesCloseAt: "2026-12-05T20:01" });
    expect(closesLate.error?.issues).toMatchObject([
      { path: ["salesCloseAt"], message: "De verkoop sluit ten laatste als de voorstelling begint." },
    ]);
  });
});

it("gives the tickets of a new show back as those of the show that was planned last", () => {
  const shows = [testShow({ id: 7, giveBack: "MONEY" }), testShow({ id: 9, giveBack: "VOUCHER" })];
  expect(showFields(null, shows).giveBack).toBe("VOUCHER");
  expect(showFields(null).giveBack).toBe("NO");
});

it("leaves the closing empty when the sale closes as the show begins", () => {
  const show = {
    id: 1,
    name: "De vrek",
    dateTime: "2026-12-05T19:00:00.000Z",
    hallPlanId: 4,
    hallName: "Parochiezaal",
    pricePerSeat: 12,
    ticketTypes: [standardType()],
    salesOpenAt: null,
    salesCloseAt: "2026-12-05T19:00:00.000Z",
    salesOpen: true,
    transferUntil: "2026-12-03T23:00:00.000Z",
    giveBack: "NO" as const,
    waitingRoom: "auto" as const,
    seatsTotal: 193,
    seatsAvailable: 100,
  };
  expect(showFields(show)).toEqual({ ...typed, pricePerSeat: "12,00", playId: NO_PLAY });
});
