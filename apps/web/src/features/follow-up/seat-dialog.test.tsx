import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { seatNamed, testHall } from "#test/hall-seats.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { SeatDialog } from "./seat-dialog.tsx";

it.each([
  ["0470123456", ["tel:0470123456"]],
  ["", []],
])("offers to call a guest who gave the number '%s'", (number, links) => {
  const reservation = testReservation();
  const owner = { reservation: { ...reservation, user: { ...reservation.user, number } }, scannedAt: null };
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
