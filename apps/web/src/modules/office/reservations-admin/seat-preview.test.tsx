import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { testSeats } from "#test/test-reservation.ts";
import { SeatPreview } from "./seat-preview.tsx";

it("shows two seats, the others behind '+N meer', and puts them away with 'Minder'", async () => {
  render(<SeatPreview seats={testSeats("R1-A", "R1-B", "R1-C", "R1-D")} />);
  expect(screen.queryByText("R1-C")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "+2 meer" }));
  expect(screen.getByText("R1-D")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Minder" }));
  expect(screen.queryByText("R1-C")).toBeNull();
});

it("has no such button for two seats", () => {
  render(<SeatPreview seats={testSeats("R1-A", "R1-B")} />);
  expect(screen.queryByRole("button")).toBeNull();
});
