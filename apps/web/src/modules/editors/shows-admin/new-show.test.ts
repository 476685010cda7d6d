import { describe, expect, it } from "vitest";
import { standardType, testShow } from "#test/test-show.ts";
import { lastShow, newShowFields, sameShows, seriesBody } from "./new-show.ts";
import { NO_PLAY, showFieldsSchema } from "./show-form.ts";

const child = { ...standardType(6), id: 9, name: "Kind", maxPerReservation: 4 };
const source = testShow({
  id: 4,
  name: "De vrek",
  playId: 7,
  hallPlanId: 3,
  pricePerSeat: 14,
  ticketTypes: [standardType(14), child],
  dateTime: "2027-03-05T19:00:00.000Z",
  salesOpenAt: "2027-02-01T09:00:00.000Z",
  salesCloseAt: "2027-03-05T17:00:00.000Z",
  giveBack: "VOUCHER",
});

describe("a show that is duplicated", () => {
  it("has everything of the other but its moment, and ticket types of its own", () => {
    const fields = newShowFields({ source }, []);
    expect(fields).toMatchObject({
      name: "De vrek",
      playId: "7",
      hallPlanId: "3",
      dateTime: "",
      salesOpenAt: "2027-02-01T10:00",
      salesCloseAt: "",
      closesBefore: "120",
      giveBack: "VOUCHER",
    });
    expect(fields.ticketTypes.map(({ name, maxPerReservation }) => [name, maxPerReservation])).toEqual([
      ["Standaard", ""],
      ["Kind", "4"],
    ]);
    for (const type of fields.ticketTypes) expect(type).not.toHaveProperty("id");
    expect(showFieldsSchema.safeParse(fields).error?.issues.map(({ path }) => path[0])).toEqual(["dateTime"]);
  });
});

describe("a series", () => {
  const fields = { ...newShowFields({ source }, []), dates: ["2027-03-26T20:00", "2027-03-28T20:00"] };

  it("is sent whole, its hours as the clocks of the theatre show them", () => {
    const first = showFieldsSchema.parse(fields);
    expect(seriesBody(first, fields.dates)).toMatchObject({
      name: "De vrek",
      playId: 7,
      hallPlanId: 3,
      // Summer time begins between them.
      dateTimes: ["2027-03-26T19:00:00.000Z", "2027-03-28T18:00:00.000Z"],
      closesBefore: 120,
      salesOpenAt: "2027-02-01T09:00:00.000Z",
      giveBack: "VOUCHER",
    });
    expect(seriesBody(first, fields.dates)).not.toHaveProperty("dateTime");
    expect(seriesBody(first, fields.dates)).not.toHaveProperty("salesCloseAt");
  });

  it("is refused without a date, and when its sale would open after that of its first show closes", () => {
    const wrong = (more: object) =>
      showFieldsSchema.safeParse({ ...fields, ...more }).error?.issues.map(({ path }) => path[0]);
    expect(wrong({ dates: [] })).toContain("dates");
    expect(wrong({ salesOpenAt: "2027-03-26T18:30" })).toEqual(["salesOpenAt"]);
    expect(wrong({ salesOpenAt: "2027-03-26T17:30" })).toBeUndefined();
  });
});

describe("a new show of a play", () => {
  const play = { id: 7, title: "De vrek" };

  it("begins with the settings of the last show that takes place", () => {
    const off = testShow({ ...source, id: 6, dateTime: "2027-03-12T19:00:00.000Z", cancelledAt: source.dateTime });
    const early = testShow({ ...source, id: 5, dateTime: "2027-02-26T19:00:00.000Z" });
    const other = testShow({ ...source, id: 8, playId: 70, dateTime: "2027-05-26T19:00:00.000Z" });
    expect(lastShow([off, source, early, other], 7)).toBe(source);
    expect(lastShow([off], 7)).toBe(off);
    expect(lastShow([other], 7)).toBeUndefined();
    expect(newShowFields({ play, source }, [])).toMatchObject({ playId: "7", hallPlanId: "3", giveBack: "VOUCHER" });
  });

  it("has the title and the usual settings when the play has no show yet", () => {
    const usual = { name: "De vrek", playId: "7", dateTime: "", pricePerSeat: "12,00", giveBack: "MONEY" };
    expect(newShowFields({ play }, [testShow({ id: 3, giveBack: "MONEY" })])).toMatchObject(usual);
  });
});

it("finds what would be there twice: of the play, or without one of the name, in that hall, cancelled ones aside", () => {
  const inHall = new Set([3, 2]);
  const found = (fields: { name: string; playId: string }, show: Parameters<typeof testShow>[0]) =>
    sameShows([testShow({ ...source, ...show })], fields, inHall).length === 1;
  expect(found({ name: "Anders", playId: "7" }, {})).toBe(true);
  expect(found({ name: "De vrek", playId: "8" }, {})).toBe(false);
  expect(found({ name: "Anders", playId: "7" }, { hallPlanId: 2 })).toBe(true);
  expect(found({ name: "Anders", playId: "7" }, { hallPlanId: 1 })).toBe(false);
  expect(found({ name: "Anders", playId: "7" }, { cancelledAt: source.dateTime })).toBe(false);
  expect(found({ name: " de VREK", playId: NO_PLAY }, {})).toBe(false);
  const { playId: _, ...loose } = source;
  expect(sameShows([loose], { name: " de VREK", playId: NO_PLAY }, inHall)).toEqual([loose]);
});
