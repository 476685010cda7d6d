import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { seatNamed, testHall } from "#test/hall-seats.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { SeatDialog } from "./seat-dialog.tsx";

it.each([
  ["0470123456", ["tel:0470123456"]],
  ["", []],
])("offers to call a guest who gave the number '%s'", (number, links) => {
  const reservation = testReservation();
  const owner = {
    reservation: { ...reservation, user: { ...reservation.user, number } },
    name: "An Peeters",
    scannedAt: null,
  };
  const ignore = (): void => undefined;
  renderScreen(
    <SeatDialog
      hall={testHall}
      seatId={seatNamed("R1-A")}
      owner={owner}
      present={false}
      onClose={ignore}
      onScan={ignore}
    />,
  );
  expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(links);
});

it("names who has a ticket that was passed on, and who passed it on, whose number it is", () => {
  const reservation = testReservation({ seats: testSeats("R1-A", "R1-B", "R1-C") });
  const seats = reservation.seats.map((each) =>
    each.seat.seatId === "R1-B" ? each : { ...each, holder: "Rosa Maas" },
  );
  const owner = { reservation: { ...reservation, seats }, name: "Rosa Maas", scannedAt: null };
  const ignore = (): void => undefined;
  renderScreen(
    <SeatDialog
      hall={testHall}
      seatId={seatNamed("R1-A")}
      owner={owner}
      present={false}
      onClose={ignore}
      onScan={ignore}
    />,
  );
  const facts = screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts.slice(0, 3)).toEqual([
    ["Naam", "Rosa Maas"],
    ["Doorgegeven door", "An Peeters"],
    ["Telefoon van An Peeters", "0470123456"],
  ]);
  expect(facts.find(([term]) => term === "Samen met")?.[1]).toBe("Rij 1, stoel C");
});
