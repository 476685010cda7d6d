import { describe, expect, it } from "vitest";
import {
  countedSeats,
  namedById,
  type NamedSeat,
  nameOnly,
  placeLabel,
  placeLabels,
  seatLabel,
  seatLabels,
  seatShortLabel,
} from "./seat-names.ts";

const named = (group: string, ...labels: string[]): NamedSeat[] =>
  labels.map((label) => ({ seatId: `${group.replaceAll(" ", "")}-${label}`, group, label }));

describe("what a seat is called", () => {
  it.each([
    ["R2-F", "Rij 2, stoel F", "Rij 2 F"],
    ["T4-E", "Tafel 4, stoel E", "Tafel 4 E"],
    ["LOGE", "Stoel: LOGE", "LOGE"],
    ["R2F", "Stoel: R2F", "R2F"],
    ["R0-A", "Stoel: R0-A", "R0-A"],
    ["AA-12", "Stoel: AA-12", "AA-12"],
  ])("is read from its id where no plan is at hand: %s is %s", (id, long, short) => {
    expect(namedById(id).seatId).toBe(id);
    expect(seatLabel(namedById(id))).toBe(long);
    expect(seatShortLabel(namedById(id))).toBe(short);
  });

  it.each([
    ["Rij AA", "12", "Rij AA, stoel 12", "Rij AA 12"],
    ["Rij 1", "12", "Rij 1, stoel 12", "Rij 1, 12"],
    ["Loge 1", "B", "Loge 1, stoel B", "Loge 1 B"],
    ["Rij 9 (balkon, links)", "112", "Rij 9 (balkon, links), stoel 112", "Rij 9 (balkon, links) 112"],
  ])("is what its plan says, whatever its id: %s and %s", (group, label, long, short) => {
    const seat = { seatId: "R2-F", group, label };
    expect(seatLabel(seat)).toBe(long);
    expect(seatShortLabel(seat)).toBe(short);
  });

  it("is read from its id too where a stored list or an older server gave no name", () => {
    const old: NamedSeat = JSON.parse('{ "seatId": "T4-E" }');
    expect([seatLabel(old), seatShortLabel(old), seatLabels([old])]).toEqual([
      "Tafel 4, stoel E",
      "Tafel 4 E",
      "Tafel 4, stoel E",
    ]);
  });

  it("is counted as one or as several", () => {
    expect([0, 1, 2].map((count) => countedSeats(count))).toEqual(["0 stoelen", "1 stoel", "2 stoelen"]);
    expect(countedSeats(12_000)).toBe("12.000 stoelen");
  });
});

describe("a place of an area", () => {
  const places = (group: string, count: number): NamedSeat[] =>
    Array.from({ length: count }, (_, index) => ({ seatId: `VLOE-${index + 1}`, group, label: "" }));
  const [place, other, third] = places("Staanplaats", 3);
  const [chair] = named("Rij 2", "F");
  if (!place || !other || !third || !chair) throw new Error("no places");

  it("is called by its area, without a seat, in every language", () => {
    for (const language of ["nl", "fr", "en"] as const)
      expect([seatLabel(place, language), placeLabel(place, language), seatLabels([place], language)]).toEqual([
        "Staanplaats",
        "Staanplaats",
        "Staanplaats",
      ]);
    expect([seatShortLabel(place), seatShortLabel({ ...place, group: "Vak 3" })]).toEqual(["Staanplaats", "Vak 3"]);
  });

  it("is counted with others of its area, also beside seats", () => {
    expect([seatLabels([place, other, third]), placeLabels([place, other])]).toEqual([
      "Staanplaats, 3 plaatsen",
      "Staanplaats, 2 plaatsen",
    ]);
    expect(seatLabels([chair, place, other])).toBe("Rij 2, stoel F; Staanplaats, 2 plaatsen");
    expect([seatLabels([place, other], "fr"), seatLabels([place, other], "en")]).toEqual([
      "Staanplaats, 2 places",
      "Staanplaats, 2 places",
    ]);
  });
});

describe("several seats", () => {
  it.each([
    [["T3-A", "T3-B", "T3-C", "T3-D"], "Tafel 3, stoelen A tot D"],
    [["R2-F", "R2-G"], "Rij 2, stoelen F en G"],
    [["T4-A", "T4-C", "T4-E"], "Tafel 4, stoelen A, C en E"],
    [["R1-A", "R1-B", "R1-C", "R1-F"], "Rij 1, stoelen A tot C en F"],
    [["R2-F", "T7-A", "T7-B"], "Rij 2, stoel F; Tafel 7, stoelen A en B"],
    [["R2-F"], "Rij 2, stoel F"],
    [["X9-Z", "Y9-Z"], "Stoel: X9-Z; Stoel: Y9-Z"],
    [[], ""],
  ])("of one table or row are named together, and a row of letters by its ends: %j", (seatIds, words) => {
    expect(seatLabels(seatIds.map(namedById))).toBe(words);
  });

  it.each([
    [["4", "5", "6", "7", "8", "9"], "Rij 2, stoelen 4 tot 9"],
    [["9", "10", "11"], "Rij 2, stoelen 9 tot 11"],
    [["11", "10", "9"], "Rij 2, stoelen 9 tot 11"],
    [["1", "3", "5"], "Rij 2, stoelen 1, 3 en 5"],
    [["5", "3", "1", "2", "4", "6"], "Rij 2, stoelen 5, 3, 1, 2, 4 en 6"],
    [["7", "8"], "Rij 2, stoelen 7 en 8"],
    [["Y", "Z", "AA"], "Rij 2, stoelen Y, Z en AA"],
    [["7", "8", "9", "A", "B", "C", "R1"], "Rij 2, stoelen 7 tot 9, A tot C en R1"],
    [["99", "c", "d"], "Rij 2, stoelen 99, c en d"],
    [["01", "02", "03"], "Rij 2, stoelen 01, 02 en 03"],
  ])("with labels %j in this order are %s", (labels, words) => {
    expect(seatLabels(named("Rij 2", ...labels))).toBe(words);
  });

  it("of two blocks of one row are one list, because guests know of one row only", () => {
    const left = { seatId: "R1L-10", group: "Rij 1", label: "10" };
    const right = ["11", "12"].map((label) => ({ seatId: `R1R-${label}`, group: "Rij 1", label }));
    expect(seatLabels([left, ...right])).toBe("Rij 1, stoelen 10 tot 12");
  });

  it("keep the order of the hall that they came in", () => {
    expect(seatLabels([...named("Loge 1", "2"), ...named("Rij 2", "1"), ...named("Loge 1", "3")])).toBe(
      "Loge 1, stoelen 2 en 3; Rij 2, stoel 1",
    );
  });
});

describe("the kind of a place", () => {
  const [a, b, c, d] = named("Rij 2", "A", "B", "C", "D");
  if (!a || !b || !c || !d) throw new Error("four seats");

  it.each([
    ["wheelchair", "Rij 2, stoel A, rolstoelplaats"],
    ["companion", "Rij 2, stoel A, begeleidersplaats"],
    ["restricted", "Rij 2, stoel A, beperkt zicht"],
    ["seat", "Rij 2, stoel A"],
    [undefined, "Rij 2, stoel A"],
  ] as const)("%s comes behind the name of a place that is sold", (kind, words) => {
    expect(placeLabel({ ...a, kind })).toBe(words);
    expect(placeLabels([{ ...a, kind }])).toBe(words);
  });

  it("sets places apart from the ordinary seats of their row", () => {
    const some = [
      { ...a, kind: "wheelchair" as const },
      { ...b, kind: "companion" as const },
      { ...c, kind: "seat" as const },
      d,
    ];
    expect(placeLabels(some)).toBe(
      "Rij 2, stoel A, rolstoelplaats; Rij 2, stoel B, begeleidersplaats; Rij 2, stoelen C en D",
    );
    expect(placeLabels([a, b, c].map((seat) => ({ ...seat, kind: "wheelchair" as const })))).toBe(
      "Rij 2, stoelen A tot C, rolstoelplaatsen",
    );
  });

  it("changes no list of places that was stored without names", () => {
    const old: NamedSeat[] = JSON.parse('[{ "seatId": "T4-A" }, { "seatId": "T4-B" }]');
    expect(placeLabels(old)).toBe("Tafel 4, stoelen A en B");
  });

  it("is left out of an ordinary seat and of what is no kind", () => {
    expect([undefined, null, "seat", "troon"].map((kind) => nameOnly({ ...a, kind }))).toEqual([a, a, a, a]);
    expect(nameOnly({ ...a, kind: "companion" })).toEqual({ ...a, kind: "companion" });
  });
});

describe("in another language", () => {
  const seats: NamedSeat[] = [
    { seatId: "R2-A", group: "Rij 2", label: "A", kind: "wheelchair" },
    ...named("Rij 2", "B", "C", "D", "F"),
  ];

  it.each([
    ["nl", "Rij 2, stoel A, rolstoelplaats; Rij 2, stoelen B tot D en F"],
    ["fr", "Rij 2, place A, place pour fauteuil roulant; Rij 2, places B à D et F"],
    ["en", "Rij 2, seat A, wheelchair place; Rij 2, seats B to D and F"],
  ] as const)("seats keep what the plan calls them, in the words of that language: %s", (language, words) => {
    expect(placeLabels(seats, language)).toBe(words);
  });

  it.each([
    ["fr", ["0 place", "1 place", "2 places"]],
    ["en", ["0 seats", "1 seat", "2 seats"]],
  ] as const)("they are counted as that language does: %s", (language, words) => {
    expect([0, 1, 2].map((count) => countedSeats(count, language))).toEqual(words);
  });
});
