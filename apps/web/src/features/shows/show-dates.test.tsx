import type { Show } from "@podium/shared/contracts/shows";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { ShowDates } from "./show-dates.tsx";

const show: Show = {
  id: 7,
  name: "De Vrek",
  dateTime: "2026-03-14T19:00:00.000Z",
  pricePerSeat: 12,
  salesOpenAt: null,
  salesCloseAt: "2026-03-14T19:00:00.000Z",
  salesOpen: true,
  seatsTotal: 193,
  seatsAvailable: 20,
};

it("leads each show to its own hall", () => {
  render(<ShowDates shows={[show, { ...show, id: 9 }]} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/tickets?show=7",
    "/tickets?show=9",
  ]);
});
