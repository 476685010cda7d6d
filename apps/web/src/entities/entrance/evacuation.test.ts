import { expect, it } from "vitest";
import { evacuationList, leftCompanion, leftWheelchair, rightWheelchair, theatreSeats } from "#test/evacuation-list.ts";
import { evacuationSheet } from "./evacuation.ts";

const inList = ({ scannedAt }: { scannedAt: string | null }): boolean => scannedAt !== null;
const ordinary = theatreSeats.filter((id) => ![leftWheelchair, rightWheelchair].includes(id));
const [first = "", second = ""] = ordinary.slice(4);

it("counts paid tickets that are inside, as the scanner does, and also what this device scanned itself", () => {
  const list = evacuationList({ [first]: { inside: true }, [second]: {}, [leftWheelchair]: { status: "PENDING" } });
  expect(evacuationSheet(list, inList)).toMatchObject({ inside: 1, expected: 2 });
  const scannedHere = evacuationSheet(list, (ticket) => inList(ticket) || ticket.seatId === second);
  expect(scannedHere).toMatchObject({ inside: 2, expected: 2 });
});

it("counts by zone and row in the plan's order, without rows where nobody has a ticket", () => {
  const last = theatreSeats.at(-1) ?? "";
  const { zones } = evacuationSheet(evacuationList({ [last]: {}, [first]: { inside: true }, [second]: {} }), inList);
  expect(zones.map(({ name, inside, expected }) => [name, inside, expected])).toEqual([
    ["Parterre", 1, 2],
    ["Balkon", 0, 1],
  ]);
  expect(zones[0]?.groups).toEqual([{ name: "Rij 1", inside: 1, expected: 2 }]);
});

it("names each sold wheelchair place at its nearest exit, with who has it and the companion of that reservation", () => {
  const { atExits, unsold, exits } = evacuationSheet(
    evacuationList({
      [leftWheelchair]: { guest: "Rosa Maes", inside: true },
      [leftCompanion]: { guest: "Jef Maes" },
    }),
    inList,
  );
  expect(exits).toBe("known");
  expect(unsold.map(({ seatId }) => seatId)).toEqual([rightWheelchair]);
  expect(atExits.map(({ exit, places }) => [exit, places.length])).toEqual([["Deur links op het plan", 1]]);
  expect(atExits[0]?.places[0]).toMatchObject({
    guest: "Rosa Maes",
    inside: true,
    companions: [{ seat: { seatId: leftCompanion }, inside: false }],
  });
  const strangers = evacuationList({ [leftWheelchair]: {}, [leftCompanion]: { reservationId: 43 } });
  expect(evacuationSheet(strangers, inList).atExits[0]?.places[0]?.companions).toEqual([]);
});

it("says of a plan without doors, and of a list of an older version, that no exit is known, and names the places all the same", () => {
  const sold = { [leftWheelchair]: {}, [rightWheelchair]: {} };
  const without = evacuationSheet(evacuationList(sold, false), inList);
  expect([without.exits, without.atExits.map(({ exit, places }) => [exit, places.length])]).toEqual([
    "none",
    [[null, 2]],
  ]);
  const { evacuation: _new, ...list } = evacuationList(sold);
  const old = { ...list, tickets: list.tickets.map(({ zone: _zone, ...ticket }) => ticket) };
  const sheet = evacuationSheet(old, inList);
  expect([sheet.exits, sheet.atExits.flatMap(({ places }) => places).length]).toEqual(["unknown", 2]);
  expect(sheet.zones.map(({ name, expected }) => [name, expected])).toEqual([["", 2]]);
});
