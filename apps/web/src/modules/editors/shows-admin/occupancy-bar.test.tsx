import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { testShow } from "#test/test-show.ts";
import { OccupancyBar } from "./occupancy-bar.tsx";

it("shows how many of the seats for sale are occupied", () => {
  const { container } = render(
    <OccupancyBar show={testShow({ seatsTotal: 193, seatsAvailable: 90, seatsBlocked: 13 })} />,
  );
  expect(container.textContent).toBe("90 / 180 (50 %), 13 geblokkeerd");
});
