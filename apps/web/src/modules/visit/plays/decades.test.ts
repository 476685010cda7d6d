import { describe, expect, it } from "vitest";
import { byYear, decadesOf } from "./decades.tsx";

describe("the decades to choose from", () => {
  it("are those in which something was played, newest first", () => {
    expect(decadesOf([{ year: 2003 }, { year: 2025 }, { year: 2009 }]).map(({ start }) => start)).toEqual([2020, 2000]);
  });

  it("do not promise years that are still to come", () => {
    expect(decadesOf([{ year: 2025 }])[0]?.label).toBe("2020–2025");
    expect(decadesOf([{ year: 2025 }, { year: 2012 }])[1]?.label).toBe("2010–2019");
  });
});

it("groups plays by year, newest first", () => {
  expect(
    byYear([
      { year: 2005, id: 1 },
      { year: 2006, id: 2 },
      { year: 2005, id: 3 },
    ]),
  ).toEqual([
    [2006, [{ year: 2006, id: 2 }]],
    [
      2005,
      [
        { year: 2005, id: 1 },
        { year: 2005, id: 3 },
      ],
    ],
  ]);
});
