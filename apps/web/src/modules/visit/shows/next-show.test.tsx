import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { testShow } from "#test/test-show.ts";
import { ShowDates } from "./next-show.tsx";

const show = testShow({ id: 7 });

it("leads each show to its own hall", () => {
  render(<ShowDates shows={[show, { ...show, id: 9 }]} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/tickets?show=7",
    "/tickets?show=9",
  ]);
});
